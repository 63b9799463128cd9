import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { conformityProcedures } from '#core/dictionary/submission/regulatory.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Condition } from '#core/rules/condition.ts'
import { allOf, anyOf, equals, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Offer } from '../market.ts'
import { notifiedBodyTakesPart, ofIvdr, ofLegacy } from './scope.ts'

/**
 * Which route of conformity belongs to which law (decision D40; MDR Art. 52, IVDR Art. 48; the directives' annexes).
 * The field is the hub's own: EUDAMED never sees it.
 */

type Route = (typeof conformityProcedures)[number]['code']

const routesOf = (law: string): Route[] =>
  conformityProcedures.map(({ code }) => code).filter((code) => code.startsWith(`${law}-`))

/** Those of the specification, which are annexes of the directives. */
const ofDirectives = routesOf('annex')
const alone: Route = 'self-declaration'

/** By their names, classes that never are the manufacturer's own matter; the rest may be. */
const inHigherClass = oneOf('riskClass', [
  'class-iia',
  'class-iib',
  'class-iii',
  'class-b',
  'class-c',
  'class-d',
  'aimdd',
  'ivd-list-a',
  'ivd-list-b',
  'ivd-self-testing',
])

interface Law {
  readonly of: Condition
  readonly routes: readonly Route[]
  /** The route of this law that stands nearest to one of another. */
  readonly instead: Readonly<Partial<Record<Route, Route>>>
}

const ofMdrOrPack = not(anyOf(ofIvdr, ofLegacy))

/** Type examination goes with the manufacture; everything else with the quality management system. */
const nearest = (system: Route, type: Route): Law['instead'] => ({
  'annex-ii': system,
  'annex-iii': type,
  'annex-v': type,
  'annex-vi': type,
  'mdr-annex-ix': system,
  'mdr-annex-x-xi': type,
  'ivdr-annex-ix': system,
  'ivdr-annex-x-xi': type,
})

const laws: readonly Law[] = [
  { of: ofMdrOrPack, routes: routesOf('mdr'), instead: nearest('mdr-annex-ix', 'mdr-annex-x-xi') },
  { of: ofIvdr, routes: routesOf('ivdr'), instead: nearest('ivdr-annex-ix', 'ivdr-annex-x-xi') },
  { of: ofLegacy, routes: ofDirectives, instead: nearest('annex-ii', 'annex-iii') },
]

const lawIsKnown = anyOf(present('legislation'), present('riskClass'))

/**
 * What the form lists: the specified ones first while nothing tells the law, then those of the law and the class
 * first.
 */
export const proceduresOffered: readonly Offer[] = [
  { when: not(lawIsKnown), codes: [...ofDirectives, ...routesOf('mdr'), alone] },
  ...laws.flatMap(({ of, routes }): Offer[] => {
    const others = ofDirectives.filter((route) => !routes.includes(route))
    return [
      { when: allOf(of, inHigherClass), codes: [...routes, ...others] },
      { when: of, codes: [...routes, alone, ...others] },
    ]
  }),
]

/** The route belongs to the law the device is under; where no law can be told, any does. */
export const routeFits: Condition = anyOf(
  not(lawIsKnown),
  ...laws.map(({ of, routes }) => allOf(of, oneOf('conformityAssessmentProcedure', [...routes, alone]))),
)

const tests = laws.map(({ of, ...law }) => ({ applies: compile(of), ...law }))
const noFacts: ReadonlySet<string> = new Set()

/** The route of the device's own law for the one it has. */
export function routeInstead(document: AnyDocument): string | undefined {
  const route = document.conformityAssessmentProcedure as Route | undefined
  const law = tests.find(({ applies }) => applies(document, noFacts))
  return route && law?.instead[route]
}

const takesPart = compile(notifiedBodyTakesPart)

/** The route most devices of the class go; undefined where the directive leaves several alike. */
export function usualRoute(document: AnyDocument): Route | undefined {
  if (!takesPart(document, noFacts)) return mayDeclare(document, noFacts) ? alone : undefined
  const law = tests.find(({ applies }) => applies(document, noFacts))
  return law?.routes.find((route) => route.endsWith('-annex-ix'))
}

const mayDeclare = compile(not(anyOf(inHigherClass, equals('legislation', 'SPP'))))

/** What a certificate tells of the route it belongs to. */
const routeOfType: readonly (readonly [type: RegExp, route: Route])[] = [
  [/^MDR_(TYPE_EXAMINATION|PRODUCT_VERIFICATION|QUALITY_ASSURANCE)$/, 'mdr-annex-x-xi'],
  [/^MDR_/, 'mdr-annex-ix'],
  [/^IVDR_(TYPE_EXAMINATION|PRODUCTION_QUALITY_ASSURANCE)$/, 'ivdr-annex-x-xi'],
  [/^IVDR_/, 'ivdr-annex-ix'],
  [/^MDD_II_/, 'annex-ii'],
  [/^MDD_III$/, 'annex-iii'],
  [/^MDD_V$/, 'annex-v'],
  [/^MDD_VI$/, 'annex-vi'],
]

/** The route of the first of these certificates that tells one. */
export const routeOf = (certificates: readonly FieldRow[]): Route | undefined =>
  certificates
    .map(({ certificateType }) => routeOfType.find(([type]) => type.test(String(certificateType)))?.[1])
    .find((route) => route !== undefined)

export const procedureLabel = (route: Route): string =>
  conformityProcedures.find(({ code }) => code === route)?.label ?? route
