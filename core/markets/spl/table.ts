import type { Mark, SplRegister } from './code-systems.ts'
import { container, splRows } from './elements.ts'
import type { SplRow } from './row.ts'

/** Entries inside each other, as packages: an entry stands in the container of what it holds. */
export interface Nesting {
  readonly key: string
  readonly holds: string
  readonly inside: string
}
export const nestings: Readonly<Record<string, Nesting>> = {
  packages: { key: 'di', holds: 'contains', inside: container },
}

/** Which marks are written into the documents of a register; the rest is left out and named. */
const written: Readonly<Record<SplRegister, readonly Mark[]>> = {
  US: ['F', 'S'],
  // Nothing public says where AusUDID has anything: its document is a draft to look at.
  AU: ['F', 'S', 'A'],
}

export const rowsOf = (register: SplRegister): readonly SplRow[] =>
  splRows.filter(({ registers, indispensable }) => {
    const mark = registers[register]
    return mark !== undefined && (indispensable === true || written[register].includes(mark))
  })

/** In which order elements stand beside each other. Source: the skeletons of published device SPL. */
export const elementOrder: readonly string[] = [
  ...['manufacturedProduct', 'id', 'code', 'title', 'text', 'time', 'name', 'desc', 'formCode', 'statusCode'],
  ...['effectiveTime', 'setId', 'versionNumber', 'author', 'assignedEntity', 'representedOrganization'],
  ...['asIdentifiedEntity', 'asSpecializedKind', 'quantity', 'numerator', 'denominator'],
  ...['containerPackagedProduct', 'asContent', 'low', 'high', 'value', 'subject', 'subjectOf', 'component'],
]

/** What the hub says of every document until somebody at the regulators has confirmed one. */
export const unconfirmed = 'structure from public sources, not confirmed by FDA or TGA'
