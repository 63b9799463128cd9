import type { z } from 'zod'
import { applyPatch, type DocumentPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { type DialogFormOf, useDialogForm } from '#web/ui/dialog-form.tsx'
import { type FormValues, toBody, toFormValues } from './form-values.ts'
import { firstProblem, goToField } from './go-to-field.ts'

interface RecordFormOf<Saved>
  extends Omit<DialogFormOf<FormValues, Saved>, 'run' | 'defaultValues' | 'onInvalid' | 'failed'> {
  fields: Fields
  /** What the form begins with. */
  record: Readonly<Record<string, unknown>> | undefined
  run: (body: Record<string, unknown>) => Promise<Saved>
  /** What a toast says of a failure, over the server’s words. */
  failed: string
}

/** A dialog’s form of dictionary fields: begun with a record, and led to the first problem on the screen. */
export function useRecordForm<Saved>({ fields, record, run, failed, ...rest }: RecordFormOf<Saved>) {
  return useDialogForm<FormValues, Saved>({
    ...rest,
    defaultValues: toFormValues(fields, record),
    run: (values) => run(toBody(fields, values)),
    failed: ({ message }) => ({ title: failed, description: message }),
    onInvalid: (form, errors) => {
      const first = firstProblem(errors)
      if (first !== undefined) goToField(form, first)
    },
  })
}

/** As the server judges a record: what is missing first, then what cannot be right. */
export function recordSchema(
  input: z.ZodType,
  fields: Fields,
  issuesOf?: (document: AnyDocument) => readonly { readonly path: string; readonly message: string }[],
): z.ZodType {
  return input.superRefine((values, context) => {
    const document = applyPatch({}, values as DocumentPatch)
    const issues = [...missingFields(fields, document), ...(issuesOf?.(document) ?? [])]
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [path], message })
  })
}
