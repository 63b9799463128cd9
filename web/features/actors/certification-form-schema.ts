import type { z } from 'zod'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { applyPatch, missingFields } from '#core/dictionary/document.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { certificationIssues } from '#core/rules/certification-checks.ts'

/** As the server judges a certification. */
export function certificationFormSchema(): z.ZodType {
  return patchSchema(certificationFields).superRefine((values, context) => {
    const document = applyPatch({}, values)
    const issues = [...missingFields(certificationFields, document), ...certificationIssues(document)]
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [path], message })
  })
}
