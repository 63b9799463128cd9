import { fold } from '#core/text/fold.ts'

/** Something a column can hold, and what people call it; its own name first, then its label. */
export interface ColumnTarget {
  readonly field: string
  readonly names: readonly string[]
}

/** How the hub came to take a column for a field; `left-out`: somebody left it out, though the hub knows its field. */
export type ProposedBy = 'exact' | 'remembered' | 'similar' | 'left-out'

export interface ColumnProposal {
  /** Null where the column is left out. */
  readonly field: string | null
  /** Null where nobody knows. */
  readonly by: ProposedBy | null
}

/** A header as it is compared: case, accents, spaces and punctuation make no difference. */
export const foldHeader = (header: string): string => fold(header).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * What each column of a header may hold: its own name, then what people chose for it before (`remembered`, by folded
 * header; null: left out), then another name of the same thing. No field is proposed for two columns.
 */
export function proposeColumns(
  header: readonly string[],
  targets: readonly ColumnTarget[],
  remembered: ReadonlyMap<string, string | null>,
  /** Columns that are known but never read. */
  leftOut: ReadonlySet<string> = new Set(),
): readonly ColumnProposal[] {
  const proposals: ColumnProposal[] = header.map(() => ({ field: null, by: null }))
  const taken = new Set<string>()
  const known = new Set(targets.map(({ field }) => field))
  const pass = (by: ProposedBy, fieldOf: (name: string) => string | null | undefined) => {
    for (const [at, name] of header.entries()) {
      if (proposals[at]?.by !== null || name.trim() === '') continue
      const field = fieldOf(name)
      if (field === undefined || (field !== null && (taken.has(field) || !known.has(field)))) continue
      if (field !== null) taken.add(field)
      proposals[at] = { field, by }
    }
  }
  const own = new Map<string, string | null>([
    ...[...leftOut].map((name) => [name.toLowerCase(), null] as const),
    ...targets.map(({ field }) => [field.toLowerCase(), field] as const),
  ])
  pass('exact', (name) => own.get(name.trim().toLowerCase()))
  pass('remembered', (name) => remembered.get(foldHeader(name)))
  const likely = (name: string, namesOf = ({ names }: ColumnTarget) => names) => {
    const folded = foldHeader(name)
    const meant = targets.filter((target) => namesOf(target).some((each) => foldHeader(each) === folded))
    return meant.find(({ field }) => !taken.has(field))?.field
  }
  // A column with the label has the field, though another one before it says the same in other words.
  pass('similar', (name) => likely(name, ({ names }) => names.slice(0, 2)))
  pass('similar', likely)
  return proposals.map((proposal, at) => {
    const isLeftOut = proposal.by === 'remembered' && proposal.field === null
    return isLeftOut && likely(header[at] ?? '') !== undefined ? { field: null, by: 'left-out' } : proposal
  })
}

/** What regulators call a field, where that is short enough to head a column. */
export const shortNames = (names: string | undefined): readonly string[] =>
  (names ?? '')
    .split(/[,;·()]|\bor\b/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 40)

/** `manufacturerName` as people read it. */
export const spokenName = (field: string): string => {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
