import { plainText } from './field-schema.ts'

/** The longest that is kept of why somebody asks, does or decides something, and of notes to who decides. */
export const reasonLength = 2000

export const reasonText = plainText(reasonLength)
