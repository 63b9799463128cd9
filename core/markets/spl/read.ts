import { parseXml } from '#core/files/xml-parser.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import type { SplRegister } from './code-systems.ts'
import type { Condition, Place, Step } from './place.ts'
import { fromDocument, type Group, layoutOf } from './rows.ts'
import type { SplEntry, SplValues } from './values.ts'
import { splNamespaces } from './write.ts'

/** Throws an XmlReadError for what is no XML. */
export const parseSpl = (text: string): XmlElement => parseXml(text, { namespaces: splNamespaces })

/** What a document says in the places of the table. */
export function splValues(register: SplRegister, root: XmlElement): SplValues {
  const { single, groups } = layoutOf(register)
  const top: XmlElement = { name: '', attributes: {}, content: [root] }
  const said = single.flatMap((row): [string, string][] => {
    // A code that says another thing is none of this attribute.
    const found = valuesAt(top, row.path.steps, row.path.value).filter(
      (value) => row.valueMap === undefined || Object.values(row.valueMap).includes(value),
    )
    const [first] = found
    return first === undefined || row.code !== undefined ? [] : [[row.attribute, fromDocument(row, first)]]
  })
  return {
    single: Object.fromEntries(said),
    groups: Object.fromEntries(groups.map((group) => [group.name, entriesOf(top, group)])),
  }
}

function entriesOf(top: XmlElement, group: Group): SplEntry[] {
  const steps = group.columns[0]?.path.steps ?? []
  const starts = elementsAt(top, steps.slice(0, group.base))
  return starts.flatMap((start) => entriesIn(start, group, ''))
}

/** The entries in an element, each followed by those that hold it. */
export function entriesIn(start: XmlElement, group: Group, holds: string): SplEntry[] {
  const { columns, base, nesting } = group
  const first = columns[0]?.path.steps[base]
  if (!first) return []
  return childrenOf(start)
    .filter(({ name }) => name === first.name)
    .flatMap((child): SplEntry[] => {
      const entry: Record<string, string> = {}
      for (const row of columns) {
        const step = row.path.steps[base]
        if (!step?.where.every((one) => holdsIn(child, one))) continue
        const [value] = valuesAt(child, row.path.steps.slice(base + 1), row.path.value)
        if (value !== undefined) entry[row.column] = fromDocument(row, value)
      }
      const key = nesting?.key ?? columns[0]?.column ?? ''
      if (entry[key] === undefined) return []
      if (!nesting) return [entry]
      entry[nesting.holds] = holds
      const inner = childrenOf(child).filter(({ name }) => nesting.inside.startsWith(`${name}[`))
      return [entry, ...inner.flatMap((one) => entriesIn(one, group, entry[key] ?? ''))]
    })
}

export const childrenOf = ({ content }: XmlElement): readonly XmlElement[] =>
  typeof content === 'string' ? [] : content

export function elementsAt(from: XmlElement, steps: readonly Step[]): readonly XmlElement[] {
  return steps.reduce<readonly XmlElement[]>(
    (found, { name, where }) =>
      found
        .flatMap(childrenOf)
        .filter((child) => child.name === name && where.every((one) => holdsIn(child, one))),
    [from],
  )
}

export function valuesAt(from: XmlElement, steps: readonly Step[], value: Place['value']): string[] {
  return elementsAt(from, steps).flatMap(({ attributes, content }) => {
    if (value === 'text') return typeof content === 'string' ? [content] : []
    return value ? (attributes[value.attribute] ?? []) : ['']
  })
}

export function holdsIn(element: XmlElement, { path, attribute, value }: Condition): boolean {
  const at = path.reduce<XmlElement | undefined>(
    (found, name) => found && childrenOf(found).find((child) => child.name === name),
    element,
  )
  return at?.attributes[attribute] === value
}
