import type { AnyDocument, ColumnField, Field } from '#core/dictionary/field.ts'
import { lint } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { sentFields } from '../sent-fields.ts'

/** Codes whose own form leaves no room for such characters; a UDI-DI's form is not always judged. */
const judgedByForm = new Set([
  'basicUdiDi',
  'manufacturerSrn',
  'authorizedRepresentativeSrn',
  'originalManufacturerSrn',
  'emdnCode',
  'notifiedBody',
])

/** Every text that goes into the EUDAMED file must be one that XML can carry. */
export const textRules: readonly Rule[] = sentFields.flatMap(({ id, field }) => {
  if (field.type !== 'group') return isFreeText(id, field) ? [textRule(id, field.label)] : []
  return Object.entries<ColumnField>(field.columns)
    .filter(([name, column]) => isFreeText(name, column))
    .map(([column, { label }]) => textRule(column, label, id))
})

function isFreeText(id: string, field: Field): boolean {
  return (field.type === 'text' || field.type === 'long-text') && !judgedByForm.has(id)
}

function textRule(field: string, label: string, each?: string): Rule {
  const example = (text: string): AnyDocument => (each ? { [each]: [{ [field]: text }] } : { [field]: text })
  return {
    id: `XSD-TEXT.${each ? `${each}.` : ''}${field}`,
    severity: 'error',
    field,
    each,
    must: lint(field, 'xml-text'),
    message: `"${label}" holds an invisible control character that no XML file can carry, mostly from copying. Enter the text anew.`,
    problem: 'form',
    source: 'XML 1.0, production 2 (Char)',
    accepts: { document: example('Größe 5 µm – 日本\n') },
    rejects: { document: example('a\u000bb') },
  }
}
