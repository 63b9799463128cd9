import { checkEmdnCode, emdnCategories, emdnParent } from '#core/identifiers/emdn-code.ts'
import type { Table, TableRow } from '#core/imports/table.ts'
import type { NomenclatureEntry } from './nomenclature.ts'

/**
 * Reads the Commission's EMDN file. Its columns have had several names and languages, and lines of title above them:
 * the code is known by its form, the term by its header or as the longest text beside the codes.
 */

export interface ReadProblem {
  /** The spreadsheet's row. */
  readonly row: number | null
  readonly message: string
}

export type ReadNomenclature =
  | { readonly entries: readonly NomenclatureEntry[]; readonly complete: boolean }
  | { readonly problems: readonly ReadProblem[] }

const codeForm = /^[A-Z](\d\d){0,6}$/
const clean = (cell: string | undefined): string => (cell ?? '').replace(/[\s\u00a0]+/g, ' ').trim()

/** More than so many faults tell nobody more. */
const mostProblems = 50

export function readNomenclature({ header, rows }: Table): ReadNomenclature {
  const all: TableRow[] = [{ row: 1, cells: header }, ...rows]
  const code = codeColumn(all)
  const noEmdn = 'This is not an EMDN file: it has no column of EMDN codes from the categories down.'
  if (code === undefined) return { problems: [{ row: null, message: noEmdn }] }
  const first = all.findIndex(({ cells }) => codeForm.test(clean(cells[code])))
  const body = all.slice(first)
  const titles = all.slice(0, first).map(({ cells }) => cells.map((cell) => clean(cell).toLowerCase()))
  const term = termColumn(titles, body, code)
  if (term === undefined) {
    return {
      problems: [
        { row: null, message: 'This is not an EMDN file: beside the codes it has no column of terms.' },
      ],
    }
  }
  const definition = columnNamed(titles, /^definition\b/)
  return entriesOf(body, { code, term, definition: definition === term ? undefined : definition })
}

/** The column with the most different codes; a file of categories alone is none of the nomenclature. */
function codeColumn(rows: readonly TableRow[]): number | undefined {
  const seen = new Map<number, Set<string>>()
  for (const { cells } of rows) {
    for (const [at, cell] of cells.entries()) {
      const text = clean(cell)
      if (!codeForm.test(text)) continue
      const codes = seen.get(at) ?? new Set()
      seen.set(at, codes.add(text))
    }
  }
  const [best] = [...seen].toSorted(([, one], [, other]) => other.size - one.size)
  if (!best) return undefined
  const codes = [...best[1]]
  return codes.some((text) => text.length === 1) && codes.some((text) => text.length > 1)
    ? best[0]
    : undefined
}

function columnNamed(titles: readonly (readonly string[])[], name: RegExp): number | undefined {
  for (const cells of titles) {
    const at = cells.findIndex((cell) => name.test(cell))
    if (at >= 0) return at
  }
  return undefined
}

/** By its name, if that column has texts; else the one with the longest texts. */
function termColumn(
  titles: readonly (readonly string[])[],
  body: readonly TableRow[],
  code: number,
): number | undefined {
  const named =
    columnNamed(titles, /^(emdn )?term( description)?$/) ??
    columnNamed(titles, /^(emdn )?(term|description)\b/)
  if (named !== undefined && named !== code) return named
  const lengths = new Map<number, number>()
  for (const { cells } of body) {
    for (const [at, cell] of cells.entries()) {
      if (at !== code) lengths.set(at, (lengths.get(at) ?? 0) + clean(cell).length)
    }
  }
  const [longest] = [...lengths].toSorted(([, one], [, other]) => other - one)
  return longest && longest[1] > 0 ? longest[0] : undefined
}

interface Columns {
  readonly code: number
  readonly term: number
  readonly definition: number | undefined
}

function entriesOf(rows: readonly TableRow[], columns: Columns): ReadNomenclature {
  const problems: ReadProblem[] = []
  const found = new Map<
    string,
    { readonly row: number; readonly term: string; readonly definition: string }
  >()
  for (const { row, cells } of rows) {
    const code = clean(cells[columns.code])
    const term = clean(cells[columns.term])
    const definition = columns.definition === undefined ? '' : clean(cells[columns.definition])
    // Notes below the table name no code.
    if (code === '') continue
    const earlier = found.get(code)
    const problem = rowProblem(code, term, earlier)
    if (problem !== undefined) problems.push({ row, message: problem })
    else if (!earlier) found.set(code, { row, term, definition })
  }
  for (const [code, { row }] of found) {
    const parent = emdnParent(code)
    if (parent !== undefined && !found.has(parent)) {
      problems.push({ row, message: `${code} hangs in the air: the file has no ${parent}` })
    }
  }
  if (problems.length > 0) return { problems: atMost(problems) }
  const parents = new Set([...found.keys()].map(emdnParent))
  const entries = [...found]
    .map(([code, { term, definition }]) => ({
      code,
      term,
      definition: definition || null,
      terminal: !parents.has(code),
    }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  return { entries, complete: [...emdnCategories].every((letter) => found.has(letter)) }
}

/** A code that stands twice with one term was only copied. */
function rowProblem(
  code: string,
  term: string,
  earlier: { readonly row: number; readonly term: string } | undefined,
): string | undefined {
  const shown = code.slice(0, 40)
  const checked = checkEmdnCode(code)
  if (!checked.valid) return `${shown}: ${checked.problem.message}`
  if (term === '') return `${shown} has no term`
  if (earlier && earlier.term !== term)
    return `${shown} is already in row ${earlier.row}, with a different term`
  return undefined
}

function atMost(problems: readonly ReadProblem[]): ReadProblem[] {
  const rest = problems.length - mostProblems
  const shown = problems.slice(0, mostProblems)
  return rest > 0 ? [...shown, { row: null, message: `${rest} more rows have faults` }] : shown
}
