import { fact, type Topic } from '../topic.ts'

/** What people ask of any field of a registration, whatever they call it. */
const waysOf = (name: string): readonly string[] => [
  `what is ${name} in EUDAMED`,
  `what do I enter in the field ${name}`,
  `is ${name} mandatory`,
  `is ${name} mandatory or voluntary`,
  `may ${name} be left empty`,
  `for which classes do we need ${name}`,
  `can ${name} be changed after the registration`,
  `can ${name} be corrected or deleted later`,
  `${name} was entered wrong, how do I fix it`,
  `does a change of ${name} need a new UDI-DI`,
]

export interface FieldFact {
  /** What it is and what is entered. */
  readonly what: string
  readonly mandatory: string
  /** Whether it may be changed once it is registered. */
  readonly later: string
  readonly more?: string
}

/** A field of a registration in EUDAMED: what it is, whether it is mandatory, and whether it may be changed later. */
export const euField = (
  id: string,
  title: string,
  names: string,
  { what, mandatory, later, more = '' }: FieldFact,
  source: string,
  moreWays = '',
): Topic =>
  fact(
    `eu-field-${id}`,
    title,
    [...names.split('|').flatMap((name) => waysOf(name.trim())), moreWays].join('\n'),
    `${title}: ${what} Mandatory: ${mandatory} Change after registration: ${later} ${more}`.trim(),
    source,
    { markets: ['EU'] },
  )
