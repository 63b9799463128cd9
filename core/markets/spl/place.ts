/**
 * Where a value stands in a document, as an XPath of names, attributes that must hold and a last attribute or text. The
 * same path writes (what it asks for is made) and reads (what it asks for is looked for). A star marks the step that
 * begins anew with each entry.
 */
export interface Step {
  readonly name: string
  readonly repeats: boolean
  readonly where: readonly Condition[]
}

/** An attribute of the step, or of an element below it, that must have this value. */
export interface Condition {
  readonly path: readonly string[]
  readonly attribute: string
  readonly value: string
}

export interface Place {
  readonly steps: readonly Step[]
  /** Undefined where the element itself is all there is. */
  readonly value: { readonly attribute: string } | 'text' | undefined
}

const stepForm = /^([\w:]+)(\*?)((?:\[[^\]]+\])*)$/
const conditionForm = /\[([\w:/]*)@([\w:]+)='([^']*)'\]/g

export function parsePlace(written: string): Place {
  const parts = written.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? []
  const last = parts.at(-1) ?? ''
  const value = last.startsWith('@')
    ? { attribute: last.slice(1) }
    : last === 'text()'
      ? ('text' as const)
      : undefined
  return { steps: (value ? parts.slice(0, -1) : parts).map(stepOf), value }
}

function stepOf(written: string): Step {
  const [, name, star, conditions = ''] = stepForm.exec(written) ?? []
  if (name === undefined) throw new Error(`"${written}" is no step of a place`)
  const where = [...conditions.matchAll(conditionForm)].map(([, path = '', attribute = '', value = '']) => ({
    path: path.split('/').filter((part) => part !== ''),
    attribute,
    value,
  }))
  return { name, repeats: star === '*', where }
}

/** An element while a document is put together. */
export interface Node {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: Node[]
  text: string
  /** Of the entry it belongs to; one of another entry is another element. */
  readonly entry: string | undefined
}

export const newNode = (name: string, entry?: string): Node => ({
  ...{ name, attributes: {}, children: [], text: '' },
  entry,
})

/** The element the steps lead to, made where it is not there yet. */
export function reach(from: Node, steps: readonly Step[], entry: string | undefined): Node {
  let at = from
  for (const step of steps) {
    const wanted = step.repeats ? entry : undefined
    const found = at.children.find(
      (child) =>
        child.name === step.name &&
        child.entry === wanted &&
        step.where.every((one) => holds(child, one) || isOpen(child, one)),
    )
    const next = found ?? newNode(step.name, wanted)
    if (!found) at.children.push(next)
    for (const one of step.where) fulfil(next, one)
    at = next
  }
  return at
}

const childAt = (node: Node, path: readonly string[]): Node | undefined =>
  path.reduce<Node | undefined>((at, name) => at?.children.find((child) => child.name === name), node)

const holds = (node: Node, { path, attribute, value }: Condition): boolean =>
  childAt(node, path)?.attributes[attribute] === value

/** Nothing is said yet that would contradict it. */
const isOpen = (node: Node, { path, attribute }: Condition): boolean =>
  childAt(node, path)?.attributes[attribute] === undefined

function fulfil(node: Node, { path, attribute, value }: Condition): void {
  let at = node
  for (const name of path) {
    let child = at.children.find((one) => one.name === name)
    if (!child) {
      child = newNode(name)
      at.children.push(child)
    }
    at = child
  }
  at.attributes[attribute] = value
}
