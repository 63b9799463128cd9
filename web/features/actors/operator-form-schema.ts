import type { z } from 'zod'
import { applyPatch, missingFields } from '#core/dictionary/document.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { operatorIssues } from '#core/rules/operator-checks.ts'

/** As the server judges an operator: what is missing first, then what cannot be right. */
export function operatorFormSchema(): z.ZodType {
  return patchSchema(operatorFields).superRefine((values, context) => {
    const document = applyPatch({}, values)
    for (const { path, message } of [
      ...missingFields(operatorFields, document),
      ...operatorIssues(document),
    ]) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })
}
