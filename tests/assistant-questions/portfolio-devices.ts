/** Devices of the portfolio, by name or number, as an answer may tell them. */
export const cardioFlow = /CardioFlow|D-100/i
export const sutureX = /SutureX|D-200/i
export const lensView = /LensView|D-300/i
export const glucoCheck = /GlucoCheck|D-400/i
export const orthoPin = /OrthoPin|D-500/i
export const woundPad = /WoundPad|D-600/i
export const scopeClean = /ScopeClean|D-800/i
export const airMask = /AirMask|D-900/i
