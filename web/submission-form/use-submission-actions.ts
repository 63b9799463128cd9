import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { findMarket } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { SavedSubmission, Submission } from '#core/contract/submissions.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { currentRecord } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem } from '#web/record-form/go-to-field.ts'
import { sentValues, showSaved, typedSince } from '#web/record-form/show-saved.ts'
import { toast } from '#web/ui/toast-store.ts'
import { keepWorkingCopy, saveSubmission, validateSubmission } from './submission-api.ts'
import { useDownloadSubmission } from './use-download-submission.ts'
import { useSharedChangeConfirmation } from './use-shared-change-confirmation.ts'

interface ActionsOf {
  form: UseFormReturn<FormValues>
  fields: Fields
  market: string
  record: MasterRecord | undefined
  submission: Submission | undefined
  /** The fields in their order, and the way to one of them. */
  order: readonly string[]
  goTo: (path: string) => void
  onSaved: (submission: number) => void
  onValidated: () => void
}

export type SubmissionActions = ReturnType<typeof useSubmissionActions>

/** Saving, validating and downloading, each with what it tells the person. */
export function useSubmissionActions({ onSaved, onValidated, ...of }: ActionsOf) {
  const { form, fields, submission } = of
  const t = wordsOf(submissionsTexts)
  const client = useQueryClient()
  // Of what the form shows: the submission itself may be loaded anew beneath what is being typed.
  const [revision, setRevision] = useState(submission?.revision)
  const saving = useSave({ ...of, revision })
  const validating = useChange<number, Submission>({
    nouns: ['submissions'],
    run: validateSubmission,
    onSuccess: (validated) => {
      show(validated)
      const issues = validated.validationResults?.issues ?? []
      const errors = issues.filter(({ severity }) => severity === 'error').length
      toast({
        title: t('validation.complete'),
        description: t('validation.completeDescription', { errors }),
        variant: errors > 0 ? 'destructive' : 'default',
      })
      onValidated()
    },
    onError: () =>
      toast({
        title: t('validation.failed'),
        description: t('validation.failedDescription'),
        variant: 'destructive',
      }),
  })
  const downloading = useDownloadSubmission()
  const others = useSharedChangeConfirmation(form, fields, submission)
  const declined = useRef(false)
  // A new submission goes on at its own address: that leaves nothing behind.
  const goingOn = useRef(false)
  useEffect(() => {
    if (submission?.id !== undefined) goingOn.current = false
  }, [submission?.id])

  const store = form.handleSubmit(async (values) => {
    const sent = sentValues(form)
    declined.current = !(await others.agreed(values))
    if (declined.current) return
    const saved = await saving.mutateAsync(values)
    if (!submission) await keepTyped(saved, sent)
    // The form now shows what the server keeps; what was typed meanwhile is unsaved.
    showAnew(saved, sent)
    setRevision(saved.revision)
    show(saved)
    if (!submission) {
      goingOn.current = true
      onSaved(saved.id)
    }
    if (values.declarationsChecked === true && saved.declarationsChecked !== true) {
      toast({ title: t('form.declarationsLapsed'), description: t('form.declarationsLapsedDescription') })
    }
  }, onInvalid)
  return {
    revision,
    goingOn,
    saving: saving.isPending,
    validating: validating.isPending,
    downloading: downloading.isPending,
    stale: saving.stale,
    others,
    goOn,
    // A refusal has been shown beside the fields by then.
    save: (event: FormEvent) => void store(event).catch(() => undefined),
    validate: () => void validateSaved(),
    /** The file the form offers, or another of its formats. */
    download: (file?: Submission['files'][number]) =>
      submission && downloading.mutate(file ? { id: submission.id, files: [file] } : submission),
  }

  /** The answer is what there is now: the screen does not wait to be told so again. */
  function show(current: Submission): void {
    client.setQueryData(submissionQuery(current.id).queryKey, current)
  }

  /** The rows of tables are drawn anew with their values: the one that has the focus keeps it. */
  function showAnew(saved: Submission, sent: FormValues): void {
    const place = document.activeElement?.getAttribute('name')
    showSaved(form, sent, toFormValues(fields, saved))
    window.setTimeout(() => {
      if (place && document.activeElement === document.body) form.setFocus(place)
    })
  }

  /** A new submission may go on in another form, which brings back what was typed while this one was saved. */
  async function keepTyped(saved: Submission, sent: FormValues): Promise<void> {
    const values = typedSince(form, sent)
    if (Object.keys(values).length === 0) return
    await keepWorkingCopy(saved.id, { revision: saved.revision, values }).catch(() => undefined)
  }

  /** With what somebody else has saved meanwhile, and these values typed over it where there are any. */
  function goOn(current: Submission, typed?: FormValues): void {
    form.reset(toFormValues(fields, current))
    if (typed) form.reset(typed, { keepDefaultValues: true })
    setRevision(current.revision)
    show(current)
    saving.reset()
  }

  function onInvalid(errors: FieldErrors<FormValues>): void {
    const first = firstProblem(errors, of.order)
    if (first !== undefined) of.goTo(first)
  }

  /** What is validated is what is stored: unsaved changes are saved first. */
  async function validateSaved(): Promise<void> {
    if (!submission) return
    if (form.formState.isDirty) {
      try {
        await store()
      } catch {
        return
      }
      if (declined.current || Object.keys(form.formState.errors).length > 0) return
    }
    validating.mutate(submission.id)
  }
}

type SavingOf = Omit<ActionsOf, 'onSaved' | 'onValidated' | 'order' | 'goTo'> & {
  revision: number | undefined
}

function useSave({ form, fields, market, record, submission, revision }: SavingOf) {
  const t = wordsOf(submissionsTexts.form)
  const change = useChange<FormValues, SavedSubmission>({
    nouns: ['submissions'],
    run: (values) =>
      saveSubmission(submission?.id, {
        ...toBody(fields, values),
        ...(submission
          ? { revision }
          : { ...(record && { masterDiId: record.id }), targetCountries: [market] }),
      }),
    onSuccess: ({ alsoChanged = [] }) =>
      toast({
        title: submission ? t('saved') : t('created', { country: findMarket(market)?.code ?? market }),
        ...(alsoChanged.length > 0 && { description: t('alsoChanged', { count: alsoChanged.length }) }),
      }),
    onError: (error) => {
      showIssues(form, error)
      const message = error.message
      toast({
        title: t('error'),
        description: submission ? t('saveFailed', { message }) : t('createFailed', { message }),
        variant: 'destructive',
      })
    },
  })
  return { ...change, stale: currentRecord<Submission>(change.error) }
}
