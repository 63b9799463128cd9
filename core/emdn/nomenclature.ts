import { builtInEmdn, categoriesAndGroups, commonCodes } from '#core/code-lists/emdn/built-in.ts'
import { emdnAncestors, emdnParent } from '#core/identifiers/emdn-code.ts'

/** The European Medical Device Nomenclature as the hub has it loaded: codes, their terms, and what stands below them. */

export interface NomenclatureEntry {
  readonly code: string
  readonly term: string
  /** Only where the file has one: the Commission's has terms alone. */
  readonly definition: string | null
  /** Nothing stands below it: only such a code is chosen for a device. */
  readonly terminal: boolean
}

export interface Nomenclature {
  readonly name: string
  /** All there is, so that a code it does not have is none. An extract says nothing of what lies within its groups. */
  readonly complete: boolean
  readonly entries: readonly NomenclatureEntry[]
}

/** What a nomenclature says of a code; an extract does not judge what it may have left out. */
export type CodeStanding = 'terminal' | 'not-terminal' | 'unknown' | 'not-judged'

/** Category and group are the first three characters. */
const groupOf = (code: string): string => code.slice(0, 3)

export type EntriesByCode = ReadonlyMap<string, NomenclatureEntry>

export function standingOf(
  code: string,
  { entries, complete }: { readonly entries: EntriesByCode; readonly complete: boolean },
): CodeStanding {
  const entry = entries.get(code)
  if (entry) return entry.terminal ? 'terminal' : 'not-terminal'
  if (complete) return 'unknown'
  // An extract has whole groups or none of a category.
  const knowsCategory = entries.has(code.charAt(0))
  return knowsCategory && !entries.has(groupOf(code)) ? 'unknown' : 'not-judged'
}

/** From the category down to the entry above. */
export const pathTo = (code: string, entries: EntriesByCode): NomenclatureEntry[] =>
  emdnAncestors(code).flatMap((above) => entries.get(above) ?? [])

/** Those right below a code; the categories where none is given. */
export const entriesBelow = (
  parent: string | undefined,
  entries: Iterable<NomenclatureEntry>,
): NomenclatureEntry[] => [...entries].filter(({ code }) => emdnParent(code) === parent)

/** The extract that comes with the hub, so that the search works at once (decision D18). */
export const builtInNomenclature: Nomenclature & { readonly source: string } = {
  name: builtInEmdn.name,
  source: builtInEmdn.source,
  complete: false,
  entries: [...categoriesAndGroups, ...commonCodes]
    .map(([code, term, below]) => ({ code, term, definition: null, terminal: below === undefined }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
}
