import { Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { showIssues } from '#web/platform/form-issues.ts'
import { type Change, useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { useBusyDialog, useTypedInDialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { SaveFailure } from './save-failure.tsx'
import { type ToastMessage, toast } from './toast-store.ts'

export interface DialogFormOf<Values extends FieldValues, Saved>
  extends Pick<Change<Values, Saved>, 'nouns' | 'run'>,
    Pick<UseFormProps<Values>, 'defaultValues'> {
  /** As the server judges it. */
  schema: z.ZodType
  /** What no field of the form holds is there. */
  isComplete?: () => boolean
  onSaved: (saved: Saved) => void
  /** What a toast says of a failure, beside the panel in the form. */
  failed?: (error: Error) => Pick<ToastMessage, 'title' | 'description'>
  /** Where the focus goes among several problems; else to the first input that has one. */
  onInvalid?: (form: UseFormReturn<Values>, errors: FieldErrors<Values>) => void
}

/** A dialog’s form: judged here as on the server, saved, and what the server refuses shown beside its field. */
export function useDialogForm<Values extends FieldValues, Saved>({
  defaultValues,
  schema,
  nouns,
  run,
  isComplete,
  onSaved,
  failed,
  onInvalid,
}: DialogFormOf<Values, Saved>) {
  const form = useForm<Values>({ defaultValues, resolver: zodResolver(schema), shouldFocusError: !onInvalid })
  const saving = useChange<Values, Saved>({
    nouns,
    run,
    onSuccess: onSaved,
    onError: (error) => {
      showIssues(form, error)
      if (failed) toast({ ...failed(error), variant: 'destructive' })
    },
  })
  const onSubmit = form.handleSubmit(
    // A failure is already reported; the input is kept.
    (values) => (isComplete?.() === false ? undefined : saving.mutateAsync(values).catch(() => undefined)),
    (errors) => onInvalid?.(form, errors),
  )
  return { form, saving, onSubmit }
}

interface DialogFormProps<Current> {
  /** How the saving goes. */
  saving: { readonly error: Error | null; readonly isPending: boolean }
  onSubmit: FormEventHandler<HTMLFormElement>
  words: {
    readonly cancel: string
    /** None where the record may only be read. */
    readonly save?: string | undefined
    readonly failed: string
    readonly nothingSaved?: string
  }
  onClose: () => void
  /** The current record after a conflict. */
  onCurrent?: (record: Current) => void
  /** Above the fields, where the form is short. */
  failureFirst?: boolean
  gap?: 'md' | 'lg'
  /** Of the buttons. */
  className?: string | undefined
  children: ReactNode
}

/** A dialog’s fields, why they were not saved, and its buttons. */
export function DialogForm<Current extends { readonly revision: number }>({
  saving: { error, isPending },
  onSubmit,
  words: { cancel, save, failed, nothingSaved },
  onClose,
  onCurrent,
  failureFirst = false,
  gap = 'md',
  className,
  children,
}: DialogFormProps<Current>) {
  useBusyDialog(isPending)
  const typed = useTypedInDialog()
  const failure = error && (
    <SaveFailure
      title={failed}
      error={error}
      consequence={nothingSaved}
      onCurrent={
        onCurrent &&
        ((record: Current) => {
          typed(false)
          onCurrent(record)
        })
      }
    />
  )
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onInput={() => typed(true)}
      // What is chosen from a list is no input of the browser's.
      onClickCapture={({ target }) =>
        target instanceof Element && target.closest('[role="option"]') && typed(true)
      }
    >
      <Stack gap={gap}>
        {failureFirst && failure}
        {children}
        {!failureFirst && failure}
        <DialogButtons
          cancel={cancel}
          onCancel={onClose}
          confirm={save}
          pending={isPending}
          className={className}
        />
      </Stack>
    </form>
  )
}
