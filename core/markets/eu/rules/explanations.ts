import { isBlank } from '#core/dictionary/document.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { checkNotifiedBodyNumber, checkSrn } from '#core/identifiers/srn.ts'
import type { Explanations } from '#core/rules/explanations.ts'
import { textOf } from '#core/rules/values.ts'
import { euFields } from '../fields.ts'
import { basicUdiDiResult } from './linters.ts'

const reason = (result: IdentifierResult): string => (result.valid ? '' : result.problem.message)

const labelOf = (id: string): string => euFields[id]?.label ?? id

/** What `{detail}` stands for in the messages of EUDAMED's rules and of the catalogue, by name. */
export const euExplanations = {
  'basic-udi-di': (values) =>
    reason(basicUdiDiResult(textOf(values, 'basicUdiDi'), textOf(values, 'basicUdiDiIssuingEntity'))),
  srn: (values, [field = '']) => reason(checkSrn(textOf(values, field))),
  'notified-body': (values, [field = '']) => reason(checkNotifiedBodyNumber(textOf(values, field))),
  'emdn-code': (values, [field = '']) => reason(checkEmdnCode(textOf(values, field))),
  /** The names of those fields that say something. */
  'given-fields': (values, fields) =>
    fields
      .filter((id) => !isBlank(values[id]))
      .map(labelOf)
      .join(', '),
} satisfies Explanations
