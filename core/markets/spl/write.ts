import { element, type XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import type { SplRegister } from './code-systems.ts'
import { type Node, newNode, type Place, reach, type Step } from './place.ts'
import { type Group, layoutOf, toDocument } from './rows.ts'
import { elementOrder } from './table.ts'
import type { SplEntry, SplValues } from './values.ts'

/** A document of what is said, where the table has a place for it. */
export function splTree(register: SplRegister, values: SplValues): XmlElement {
  const { single, groups } = layoutOf(register)
  const top = newNode('')
  for (const row of single) {
    const said = row.code ?? toDocument(row, values.single[row.attribute] ?? '')
    if (said === undefined || (said === '' && row.code === undefined)) continue
    put(top, row.path.steps, row.path.value, row.attribute, said)
  }
  for (const group of groups) putEntries(top, group, values.groups[group.name] ?? [])
  const [root] = top.children
  if (!root) throw new Error('The table has no place in a document')
  return toXml(root)
}

function put(from: Node, steps: readonly Step[], value: Place['value'], entry: string, said: string): void {
  const node = reach(from, steps, entry)
  if (value === 'text') node.text = said
  else if (value) node.attributes[value.attribute] = said
}

function putEntries(top: Node, { name, columns, base, nesting }: Group, entries: readonly SplEntry[]): void {
  const tag = (at: number) => `${name}#${at}`
  const steps = columns[0]?.path.steps ?? []
  /** Where an entry begins; undefined where what it holds is nowhere, or it holds itself. */
  const startOf = (entry: SplEntry, above: readonly number[]): Node | undefined => {
    const holds = nesting && (entry[nesting.holds] ?? '')
    if (!nesting || holds === '') return reach(top, steps.slice(0, base), undefined)
    const inner = entries.findIndex((one) => one[nesting.key] === holds)
    const held = entries[inner]
    if (!held || above.includes(inner)) return undefined
    const begun = startOf(held, [...above, inner])
    const inside = columns.find(({ place }) => place.includes(nesting.inside))?.path.steps[base + 1]
    const first = steps[base]
    return begun && inside && first && reach(begun, [first, inside], tag(inner))
  }
  for (const [at, entry] of entries.entries()) {
    const start = startOf(entry, [at])
    if (!start) continue
    for (const row of columns) {
      const said = toDocument(row, entry[row.column] ?? '')
      if (said === undefined || said === '') continue
      put(start, row.path.steps.slice(base), row.path.value, tag(at), said)
    }
  }
}

const place = (name: string) => {
  const at = elementOrder.indexOf(name)
  return at < 0 ? elementOrder.length : at
}

function toXml({ name, attributes, children, text }: Node): XmlElement {
  if (text !== '') return { name, attributes, content: text }
  const inOrder = children.toSorted((a, b) => place(a.name) - place(b.name))
  return element(name, inOrder.map(toXml), attributes)
}

export const splNamespaces = { '': 'urn:hl7-org:v3', xsi: 'http://www.w3.org/2001/XMLSchema-instance' }

/** How a browser shows it. Source: the skeletons of published device SPL. */
const styleSheets: Partial<Record<SplRegister, string>> = {
  US: '<?xml-stylesheet href="https://www.accessdata.fda.gov/spl/stylesheet/spl.xsl" type="text/xsl"?>',
}

/** Throws an XmlWriteError for characters XML cannot carry. */
export function writeSpl(register: SplRegister, tree: XmlElement): string {
  const text = writeXml(tree, { namespaces: splNamespaces, indent: '  ' })
  const sheet = styleSheets[register]
  return sheet === undefined ? text : text.replace('\n', `\n${sheet}\n`)
}
