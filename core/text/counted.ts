/** A number with its noun, as in "1 error" and "2 errors"; for sentences that are stored or go into files. */
export const counted = (count: number, noun: string, several = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : several}`
