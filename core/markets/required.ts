import type { AnyDocument } from '#core/dictionary/field.ts'
import { type Facts, registered } from '#core/rules/condition.ts'
import { allOf, fact, not } from '#core/rules/condition-builders.ts'
import { type Mark, markReader, type Requirement } from '#core/rules/requirement.ts'
import { declaredIn, openDeclarations } from './declarations.ts'
import type { RegulatorField, RegulatorFields } from './market.ts'
import { type AskingByDay, factsOn } from './published.ts'

/**
 * What is required of a submission now (decision D54): the one answer that the marks of forms, readiness, files and the
 * validator share.
 */
export interface RequiredNow {
  /** Paths of everything required; they stay marked once filled in. */
  readonly required: readonly string[]
  /** Those of them that are blank or incomplete. */
  readonly missing: readonly string[]
  /** Paths that only cause a warning while they are blank. */
  readonly advised: readonly string[]
}

/** The field that answers all open declarations at once. */
const answersAll = 'declarationsChecked'

/** When a blank field is an error according to the market; undefined where it never is. */
export function requirementOf(field: string, regulatorField: RegulatorField): Requirement | undefined {
  if (regulatorField.requiredMessage === undefined) return undefined
  const needed = typeof regulatorField.needed === 'object' ? [regulatorField.needed] : []
  // What a regulator has registered was complete enough for it: what only the hub asks for is not required (D36).
  const unlessRegistered = regulatorField.neededToSave ? [not(fact(registered))] : []
  const [one, ...others] = [...needed, ...unlessRegistered]
  return {
    id: 'FIELD-REQUIRED',
    field,
    ...(one && { when: others.length > 0 ? allOf(one, ...others) : one }),
  }
}

/** All requirements of a market, from its field table and its rules. */
export const requirementsOf = (
  regulatorFields: RegulatorFields,
  ofRules: readonly Requirement[],
): readonly Requirement[] => [
  ...Object.entries(regulatorFields).flatMap(
    ([field, regulatorField]) => requirementOf(field, regulatorField) ?? [],
  ),
  ...Object.entries(regulatorFields).flatMap(([field, { advised }]) =>
    advised ? [{ id: 'ADVISED', field, advised }] : [],
  ),
  ...ofRules,
]

interface RequiringMarket extends AskingByDay {
  readonly regulatorFields: RegulatorFields
  readonly requirements: readonly Requirement[]
}

/**
 * Compiles the requirements once; the result is fast enough to check a form at every keystroke. `today` is YYYY-MM-DD.
 */
export function requirementReader(
  market: RequiringMarket,
): (document: AnyDocument, today: string, known?: Facts) => RequiredNow {
  const readers = market.requirements.map(markReader)
  const declared = declaredIn(market.regulatorFields)
  return (document, today, known) => {
    const facts = factsOn(market, document, today, known)
    const marks: Mark[] = []
    for (const read of readers) read(document, facts, marks)
    if (document[answersAll] !== true) {
      const asked = declared(document)
      const open = new Set(openDeclarations(asked, document))
      for (const path of asked) marks.push({ path, missing: open.has(path), advised: false })
      if (open.size > 0) marks.push({ path: answersAll, missing: true, advised: true })
    }
    return mergeMarks(marks)
  }
}

/** One entry for each path, however many rules ask for it. */
function mergeMarks(marks: readonly Mark[]): RequiredNow {
  const byPath = new Map<string, Mark>()
  for (const mark of marks) {
    const known = byPath.get(mark.path)
    if (!known || (known.advised && !mark.advised)) byPath.set(mark.path, mark)
    else if (mark.missing && known.advised === mark.advised) byPath.set(mark.path, mark)
  }
  const required: string[] = []
  const missing: string[] = []
  const advised: string[] = []
  for (const mark of byPath.values()) {
    if (mark.advised) advised.push(mark.path)
    else required.push(mark.path)
    if (mark.missing && !mark.advised) missing.push(mark.path)
  }
  return { required, missing, advised }
}
