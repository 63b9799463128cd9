/** A question with what a right answer has in it, and what makes an answer wrong. */
export interface Asked {
  readonly question: string
  /** All of these are in a right answer. */
  readonly must?: readonly RegExp[]
  /** None of these is. */
  readonly not?: readonly RegExp[]
  /** Nobody here can know: the only right answer is “I do not know”. */
  readonly unknown?: true
}

export const ask = (
  question: string,
  must: RegExp | readonly RegExp[],
  not: RegExp | readonly RegExp[] = [],
): Asked => ({
  ...{ question, must: [must].flat(), not: [not].flat() },
})
export const nobodyKnows = (question: string): Asked => ({ question, unknown: true })

export type Verdict = 'right' | 'silent' | 'wrong'

/** How good an answer is: “I do not know” is never wrong. */
export function verdictOf({ must = [], not = [], unknown }: Asked, text: string, known: boolean): Verdict {
  if (!known) return unknown ? 'right' : 'silent'
  if (unknown) return 'wrong'
  return must.every((one) => one.test(text)) && !not.some((one) => one.test(text)) ? 'right' : 'wrong'
}
