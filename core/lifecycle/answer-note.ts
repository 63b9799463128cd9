/**
 * What the audit trail notes of a register’s answer to a submission. Entries have no field for the outcome, so whoever
 * tells what happened reads it from the note, by the function beside the one that wrote it.
 */

export type AnswerOutcome = 'accepted' | 'rejected'

interface Answer {
  readonly service: string
  readonly environment: string
  readonly outcome: AnswerOutcome
}

/** `said`: the remarks of the register, empty where it made none. */
export const answerNote = ({ service, environment, outcome }: Answer, said: string): string =>
  `${service} (${environment}) ${outcome}${said === '' ? '' : `: ${said}`}`.slice(0, 2000)

interface Registration {
  readonly register: string
  readonly environment: string
  readonly version: number | null
  readonly fileName: string
}

/** Of a submission that a file downloaded from the register shows as registered. */
export const registrationNote = ({ register, environment, version, fileName }: Registration): string =>
  `Registered in ${register} (${environment}), version ${version ?? 'not told'}, read from ${fileName}`

const answer = /^[^()]+ \([^()]+\) (accepted|rejected)(?::|$)/
const registration = /^Registered in [^()]+ \([^()]+\), version /

/** Undefined where a note tells of no outcome. */
export function outcomeInNote(note: string): AnswerOutcome | undefined {
  if (registration.test(note)) return 'accepted'
  const [, outcome] = answer.exec(note) ?? []
  return outcome === 'accepted' || outcome === 'rejected' ? outcome : undefined
}
