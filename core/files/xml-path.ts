import type { XmlElement } from './xml-tree.ts'

/** Steps worked out already, so that many paths through one tree cost little more than one. */
export type XmlSteps = Map<XmlElement, string>

/** Where the last of these elements stands, each inside the one before, as an XPath: /a:root/a:row[2]. */
export function pathOf(ancestors: readonly XmlElement[], steps: XmlSteps = new Map()): string {
  return ancestors.map((element, depth) => `/${step(element, ancestors[depth - 1], steps)}`).join('')
}

function step(element: XmlElement, parent: XmlElement | undefined, steps: XmlSteps): string {
  if (parent === undefined || typeof parent.content === 'string') return element.name
  if (!steps.has(element)) countSteps(parent.content, steps)
  return steps.get(element) ?? element.name
}

/** Only among siblings of the same name is a number needed. */
function countSteps(siblings: readonly XmlElement[], steps: XmlSteps): void {
  const total = new Map<string, number>()
  for (const { name } of siblings) total.set(name, (total.get(name) ?? 0) + 1)
  const passed = new Map<string, number>()
  for (const sibling of siblings) {
    const position = (passed.get(sibling.name) ?? 0) + 1
    passed.set(sibling.name, position)
    steps.set(sibling, total.get(sibling.name) === 1 ? sibling.name : `${sibling.name}[${position}]`)
  }
}
