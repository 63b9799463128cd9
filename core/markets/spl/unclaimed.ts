import type { XmlElement } from '#core/files/xml-tree.ts'
import type { SplRegister } from './code-systems.ts'
import { childrenOf, holdsIn, valuesAt } from './read.ts'
import { layoutOf, type PlacedRow } from './rows.ts'
import type { SplProblem } from './values.ts'

/** Elements that begin an entry and say nothing the table knows: a code of nothing, or an entry without its number. */
export function unclaimed(register: SplRegister, root: XmlElement): SplProblem[] {
  const { single, groups } = layoutOf(register)
  const keys = groups.flatMap(({ columns, nesting }) =>
    columns.filter(({ column }, at) => (nesting ? column === nesting.key : at === 0)),
  )
  const starting = [...single, ...keys].filter(({ path }) => path.steps.some(({ repeats }) => repeats))
  const found: SplProblem[] = []
  const look = (element: XmlElement, above: string) => {
    const place = `${above}/${element.name}`
    const rows = starting.filter((row) => startOf(row)?.name === element.name)
    if (rows.length > 0 && !rows.some((row) => says(row, element))) {
      const message = `This ${element.name} says nothing the hub knows: its code, or its value, is missing or another.`
      found.push({ rule: 'SPL-ENTRY', place, message })
    }
    for (const child of childrenOf(element)) look(child, place)
  }
  look(root, '')
  return found
}

const startOf = ({ path }: PlacedRow) => path.steps.find(({ repeats }) => repeats)

function says({ path, valueMap, byAbsence }: PlacedRow, element: XmlElement): boolean {
  const at = path.steps.findIndex(({ repeats }) => repeats)
  if (!path.steps[at]?.where.every((one) => holdsIn(element, one))) return false
  const values = valuesAt(element, path.steps.slice(at + 1), path.value)
  // In one place, several attributes are told apart by their codes.
  const codes = byAbsence === undefined ? undefined : valueMap
  return values.some((value) => codes === undefined || Object.values(codes).includes(value))
}
