import { findApplicationIdentifier } from './gs1-application-identifiers.ts'
import type { IdentifierProblem } from './identifier-result.ts'
import type { UdiElement } from './udi-carrier-parts.ts'

/**
 * Which GS1 elements a UDI may not hold together, and which say nothing without another.
 * Source: attributes ex and req of gs1-syntax-dictionary @ff2eb4b, as far as a device identifier, (01) or (03),
 * does not meet them anyway.
 */
const apart: readonly (readonly [one: string, other: string])[] = [
  ['01', '02'],
  ['01', '03'],
  ['01', '37'],
  ['01', '8006'],
  ['02', '03'],
  ['02', '8026'],
  ['03', '235'],
  ['03', '37'],
  ['03', '7240'],
  ['03', '8006'],
  ['03', '8026'],
  ['8006', '37'],
  ['8006', '8026'],
  ['21', '235'],
  ['420', '421'],
]

const needed: Readonly<Record<string, readonly string[]>> = {
  '02': ['37'],
  '22': ['01'],
  '242': ['01', '02', '8006', '8026'],
  '250': ['21'],
  '30': ['01', '02'],
  '7020': ['416'],
  '7022': ['7021'],
  '8014': ['01'],
  '8026': ['37'],
  '8200': ['01'],
}

/** The first element that stands beside one it excludes, or without one it needs. */
export function pairingProblem(elements: readonly UdiElement[]): IdentifierProblem | undefined {
  const present = new Set(elements.map(({ identifier }) => identifier))
  for (const element of elements) {
    const { identifier, index } = element
    const excluded = apart.find(([one, other]) => other === identifier && present.has(one))?.[0]
    if (excluded !== undefined) {
      const message = `(${identifier}) ${element.title} cannot stand beside ${nameOf(excluded)}: GS1 excludes the pair. Compare it with the label.`
      return { code: 'element_pair', message, index, part: identifier }
    }
    const companions = needed[identifier]
    if (companions && !companions.some((companion) => present.has(companion))) {
      const message = `(${identifier}) ${element.title} says nothing without ${companions.map(nameOf).join(' or ')}, which is missing.`
      return { code: 'element_pair', message, index, part: identifier }
    }
  }
  return undefined
}

function nameOf(identifier: string): string {
  return `(${identifier}) ${findApplicationIdentifier(identifier)?.title ?? ''}`.trim()
}
