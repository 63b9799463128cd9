import type { XmlElement } from '#core/files/xml-tree.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { codeSystems, type SplRegister } from './code-systems.ts'
import { faultOfDi, forms } from './forms.ts'
import { childrenOf, splValues, valuesAt } from './read.ts'
import { type Group, layoutOf, type PlacedRow } from './rows.ts'
import { judgeStructure } from './structure.ts'
import { unclaimed } from './unclaimed.ts'
import type { SplEntry, SplProblem } from './values.ts'

/** The hub's own rules of a document: structure, ids, versions, numbers of elements, DIs, codes. All at once. */
export function splProblems(register: SplRegister, root: XmlElement): readonly SplProblem[] {
  const structure = judgeStructure(register, root)
  if (root.name !== 'document') return structure
  return [
    ...structure,
    ...judgeCodeSystems(register, root),
    ...judgeRows(register, root),
    ...unclaimed(register, root),
    ...judgeDis(register, root),
  ]
}

function judgeCodeSystems(register: SplRegister, root: XmlElement): SplProblem[] {
  const known = Object.values(codeSystems).flatMap((one) =>
    register in one.registers ? [one.oid as string] : [],
  )
  const found: SplProblem[] = []
  const look = (element: XmlElement, above: string) => {
    const place = `${above}/${element.name}`
    const { codeSystem, root: oid } = element.attributes
    const named = codeSystem ?? (oid !== undefined && /^\d+(\.\d+)+$/.test(oid) ? oid : undefined)
    if (named !== undefined && !known.includes(named)) {
      const message = `The code system ${named} is not one the hub knows of this register.`
      found.push({ rule: 'SPL-CODE-SYSTEM', place, message })
    }
    if (element.attributes.code !== undefined && codeSystem === undefined && element.name !== 'statusCode') {
      found.push({ rule: 'SPL-CODE-SYSTEM', place, message: 'A code needs its code system.' })
    }
    for (const child of childrenOf(element)) look(child, place)
  }
  look(root, '')
  return found
}

/** How often each attribute stands there, and what its values look like. */
function judgeRows(register: SplRegister, root: XmlElement): SplProblem[] {
  const { single, groups } = layoutOf(register)
  const top: XmlElement = { name: '', attributes: {}, content: [root] }
  const ofSingle = single.flatMap((row) => judgeValues(row, valuesAt(top, row.path.steps, row.path.value)))
  const { groups: entries } = splValues(register, root)
  const ofGroups = groups.flatMap((group) =>
    (entries[group.name] ?? []).flatMap((entry) => judgeEntry(group, entry)),
  )
  return [...ofSingle, ...ofGroups]
}

const nameOf = ({ attribute }: Pick<PlacedRow, 'attribute'>) => `"${attribute}"`

function judgeValues(row: PlacedRow, values: readonly string[]): SplProblem[] {
  const problem = (rule: string, message: string): SplProblem => ({
    ...{ rule, place: row.place, attribute: row.attribute, message },
  })
  // Others may stand in the same place with other codes.
  const own = row.valueMap && row.byAbsence !== undefined ? [] : values
  if (row.occurs === 'once' && own.length === 0) {
    return [problem('SPL-MISSING', `${nameOf(row)} is missing. A document has it once.`)]
  }
  const many =
    own.length > 1 ? [problem('SPL-REPEATED', `${nameOf(row)} stands there ${own.length} times.`)] : []
  return [...many, ...own.flatMap((value) => judgeValue(row, value, problem))]
}

function judgeValue(
  row: PlacedRow,
  value: string,
  problem: (rule: string, message: string) => SplProblem,
): SplProblem[] {
  if (row.code !== undefined) {
    return row.path.value === undefined || value === row.code
      ? []
      : [problem('SPL-CODE', `${nameOf(row)} is ${value}; it is always ${row.code}.`)]
  }
  if (value.trim() === '') return [problem('SPL-MISSING', `${nameOf(row)} is empty.`)]
  if (row.valueMap && !Object.values(row.valueMap).includes(value)) {
    return [problem('SPL-CODE', `${nameOf(row)} says ${value}, which is none of its codes.`)]
  }
  const form = row.form && forms[row.form]
  return form && !form.holds(value) ? [problem('SPL-FORM', `${nameOf(row)} ${form.words}: ${value}.`)] : []
}

function judgeEntry({ columns }: Group, entry: SplEntry): SplProblem[] {
  return columns.flatMap((row) => {
    const value = entry[row.column]
    if (value === undefined) return judgeValues(row, [])
    const written = row.valueMap
      ? (row.valueMap[value] ?? value)
      : row.dataType === 'TS'
        ? value.replaceAll('-', '')
        : value
    return judgeValues(row, [written])
  })
}

/** Check digits, and that each DI stands there once. */
function judgeDis(register: SplRegister, root: XmlElement): SplProblem[] {
  const { single, groups } = splValues(register, root)
  const { di = '', agency = '' } = single
  const packages = groups.packages ?? []
  const all = [
    { attribute: 'di', di, agency },
    ...packages.map((one) => ({ attribute: 'packages.di', di: one.di ?? '', agency: one.agency ?? '' })),
  ]
  const { rows } = layoutOf(register)
  const placeOf = (attribute: string) => rows.find((row) => row.attribute === attribute)?.place ?? ''
  return all.flatMap(({ attribute, ...one }, at) => {
    const place = placeOf(attribute)
    const problems: SplProblem[] = []
    const fault = one.di === '' ? undefined : faultOfDi(one.di, one.agency)
    if (fault !== undefined) {
      const message = `The DI ${one.di} does not follow the rules of ${one.agency}. ${fault}`
      problems.push({ rule: 'SPL-DI', place, attribute, message })
    }
    if (all.findIndex((other) => diKey(other.di) === diKey(one.di)) < at) {
      const message = `The DI ${one.di} stands there twice. A device and each of its packages have DIs of their own.`
      problems.push({ rule: 'SPL-DI-TWICE', place, attribute, message })
    }
    if (attribute === 'packages.di' && one.agency !== agency) {
      const message = `The package DI ${one.di} comes from another issuing agency than the device.`
      problems.push({ rule: 'SPL-PACKAGE-AGENCY', place, attribute, message })
    }
    return problems
  })
}
