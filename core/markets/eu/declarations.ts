import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Condition, Values } from '#core/rules/condition.ts'
import { allOf, anyOf, isTrue, not } from '#core/rules/condition-builders.ts'
import type { FieldUse } from '../market.ts'
import { declaredIn } from '../market-parts.ts'
import { euUses } from './uses.ts'

/** The statements with legal weight EUDAMED asks for, as far as they concern the device. */

/** The declarations asked of a submission, by the law it is made under. */
export const declarationsAsked = declaredIn(euUses)

/** Those of them that nobody has answered with yes. */
export const openDeclarations = (values: Values): readonly string[] => {
  const document = values as AnyDocument
  return declarationsAsked(document).filter((id) => document[id] !== true)
}

/** Nothing that is asked is open. */
export const allDeclared: Condition = allOf(
  ...Object.entries<FieldUse>(euUses)
    .filter(([, { declaration }]) => declaration)
    .map(([id, { asked }]) => (asked ? anyOf(isTrue(id), not(asked)) : isTrue(id))),
)
