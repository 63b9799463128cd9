import type { XmlElement } from '#core/files/xml-tree.ts'
import type { SplRegister } from './code-systems.ts'
import { childrenOf } from './read.ts'
import { layoutOf } from './rows.ts'
import { elementOrder } from './table.ts'
import type { SplProblem } from './values.ts'

/** What may stand where: the elements and attributes the table has, in their order. */

/** Packages stand inside each other. */
const unnested = (path: string): string =>
  path.replace(/(\/asContent\/containerPackagedProduct)+(?=\/asContent(\/|$))/, '')

interface Known {
  readonly elements: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

function knownOf(register: SplRegister): Known {
  const elements = new Set<string>()
  const attributes = new Set<string>()
  for (const { path } of layoutOf(register).rows) {
    let at = ''
    for (const { name, where } of path.steps) {
      at += `/${name}`
      elements.add(at)
      for (const one of where) {
        let below = at
        for (const part of one.path) {
          below += `/${part}`
          elements.add(below)
        }
        attributes.add(`${below}/@${one.attribute}`)
      }
    }
    if (typeof path.value === 'object') attributes.add(`${at}/@${path.value.attribute}`)
  }
  return { elements, attributes }
}

const known = { US: knownOf('US'), AU: knownOf('AU') } satisfies Record<SplRegister, Known>

export function judgeStructure(register: SplRegister, root: XmlElement): SplProblem[] {
  if (root.name !== 'document') {
    return [{ rule: 'SPL-ROOT', place: `/${root.name}`, message: 'This is no document of urn:hl7-org:v3.' }]
  }
  const { elements, attributes } = known[register]
  const found: SplProblem[] = []
  const look = (element: XmlElement, above: string) => {
    const place = `${above}/${element.name}`
    const path = unnested(place)
    if (!elements.has(path)) {
      found.push({ rule: 'SPL-ELEMENT', place, message: `The element ${element.name} has no place here.` })
      return
    }
    for (const name of Object.keys(element.attributes)) {
      // A code may be told in words as well.
      if (name === 'displayName' || attributes.has(`${path}/@${name}`)) continue
      found.push({ rule: 'SPL-ATTRIBUTE', place, message: `The attribute ${name} has no place here.` })
    }
    const children = childrenOf(element)
    const places = children.map(({ name }) => elementOrder.indexOf(name))
    const late = places.findIndex((one, at) => at > 0 && one >= 0 && one < (places[at - 1] ?? 0))
    if (late > 0) {
      const message = `The element ${children[late]?.name} stands after ${children[late - 1]?.name}; it comes before.`
      found.push({ rule: 'SPL-ORDER', place, message })
    }
    for (const child of children) look(child, place)
  }
  look(root, '')
  return found
}
