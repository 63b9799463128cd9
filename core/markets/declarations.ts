import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Condition } from '#core/rules/condition.ts'
import { allOf, anyOf, isStated, isTrue, not } from '#core/rules/condition-builders.ts'
import type { Explanations } from '#core/rules/explanations.ts'
import type { Rule } from '#core/rules/rule.ts'
import type { RegulatorFields } from './market.ts'

/**
 * The statements with legal weight a market asks for. A regulator is never told "no" for what nobody has stated:
 * each is answered with yes or no, or a person ticks "Declarations checked", which answers the open ones with no
 * (decision D31).
 */

const noFacts: ReadonlySet<string> = new Set()

/** The declarations a market asks of a document, by field id. */
export function declaredIn(regulatorFields: RegulatorFields): (document: AnyDocument) => readonly string[] {
  const declared = Object.entries(regulatorFields).flatMap(([id, { declaration, asked }]) =>
    declaration ? [{ id, isAsked: asked && compile(asked) }] : [],
  )
  return (document) =>
    declared.filter(({ isAsked }) => isAsked?.(document, noFacts) ?? true).map(({ id }) => id)
}

/** Those that are asked and say neither yes nor no. */
export function openDeclarations(asked: readonly string[], document: AnyDocument): readonly string[] {
  if (document.declarationsChecked === true) return []
  return asked.filter((id) => typeof document[id] !== 'boolean')
}

/** Whether nothing that is asked is open. */
const allDeclared = (regulatorFields: RegulatorFields): Condition =>
  allOf(
    ...Object.entries(regulatorFields)
      .filter(([, { declaration }]) => declaration)
      .map(([id, { asked }]) => (asked ? anyOf(isStated(id), not(asked)) : isStated(id))),
  )

/** The rule that requires declarations to be answered. */
export const declarationRuleId = 'HUB-DECL'

/** The warning about open declarations; the file is refused while there are any. */
export const declarationRule = (regulatorFields: RegulatorFields): Rule => ({
  id: declarationRuleId,
  severity: 'warning',
  field: 'declarationsChecked',
  must: anyOf(isTrue('declarationsChecked'), allDeclared(regulatorFields)),
  message:
    'Nobody has answered these yet: {detail}. Answer each with yes or no, or review them and tick "Declarations checked", which answers them with no. You can export once these are answered.',
  explain: 'open-declarations',
  source: 'Decision D31; MDR Art. 29 and Annex VI part A',
  accepts: { document: { declarationsChecked: true } },
  rejects: { document: { containsLatex: true } },
})

/** What the warning calls by name. */
export function declarationWords(fields: Fields, regulatorFields: RegulatorFields): Explanations {
  const asked = declaredIn(regulatorFields)
  return {
    /** The names of the open declarations. */
    'open-declarations': (values) => {
      const document = values as AnyDocument
      return openDeclarations(asked(document), document)
        .map((id) => regulatorFields[id]?.label ?? fields[id]?.label ?? id)
        .join(', ')
    },
  }
}
