/** How far a file is on its way to a register, and whether it was answered. */
export const transmissionStates = [
  'queued',
  'sending',
  'handed-over',
  'delivered',
  'answered',
  'failed',
  'unknown',
  'stopped',
] as const
export type TransmissionState = (typeof transmissionStates)[number]

/** Something is still done, or waited for. */
export const isOnItsWay = (state: TransmissionState): boolean =>
  state === 'queued' || state === 'sending' || state === 'handed-over' || state === 'delivered'

/** Seconds until the next try, by the number of tries that did not get through; then always the last. */
export const pauses = [30, 60, 300, 900, 3600] as const

export const pauseAfter = (tries: number): number =>
  pauses[Math.min(Math.max(tries, 1), pauses.length) - 1] ?? pauses[0]
