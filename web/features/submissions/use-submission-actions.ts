import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem, goToField } from '#web/record-form/go-to-field.ts'
import { toast } from '#web/ui/toast-store.ts'
import { downloadFile, saveSubmission, validateSubmission } from './submission-api.ts'

interface ActionsOf {
  form: UseFormReturn<FormValues>
  fields: Fields
  market: string
  record: MasterRecord
  submission: Submission | undefined
  onSaved: (submission: number) => void
  onValidated: () => void
}

export type SubmissionActions = ReturnType<typeof useSubmissionActions>

/** Saving, validating and downloading, each with what it tells the person. */
export function useSubmissionActions({ onSaved, onValidated, ...of }: ActionsOf) {
  const { form, fields, submission } = of
  const t = useTranslations('submissions')
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
  const downloading = useChange<Submission, Awaited<ReturnType<typeof downloadFile>>>({
    nouns: ['submissions', 'exchange'],
    run: downloadFile,
    onSuccess: (file) => {
      saveDownload(file)
      toast({
        title: t('file.generated', { format: formatOf(submission) }),
        description: t('file.generatedDescription', { file: file.fileName }),
      })
    },
    onError: () =>
      toast({
        title: t('file.failed'),
        description: t('file.failedDescription', { format: formatOf(submission) }),
        variant: 'destructive',
      }),
  })

  const store = form.handleSubmit(async (values) => {
    const saved = await saving.mutateAsync(values)
    // The form now shows what the server keeps; nothing is unsaved.
    showAnew(saved)
    setRevision(saved.revision)
    show(saved)
    onSaved(saved.id)
    if (values.declarationsChecked === true && saved.declarationsChecked !== true) {
      toast({ title: t('form.declarationsLapsed'), description: t('form.declarationsLapsedDescription') })
    }
  }, onInvalid)
  return {
    saving: saving.isPending,
    validating: validating.isPending,
    downloading: downloading.isPending,
    stale: saving.stale,
    loadCurrent: () => void loadCurrent(),
    // A refusal has been shown beside the fields by then.
    save: (event: FormEvent) => void store(event).catch(() => undefined),
    validate: () => void validateSaved(),
    download: () => submission && downloading.mutate(submission),
  }

  /** The answer is what there is now: the screen does not wait to be told so again. */
  function show(current: Submission): void {
    client.setQueryData(submissionQuery(current.id).queryKey, current)
  }

  /** The rows of tables are drawn anew with their values: the one that has the focus keeps it. */
  function showAnew(saved: Submission): void {
    const place = document.activeElement?.getAttribute('name')
    form.reset(toFormValues(fields, saved))
    window.setTimeout(() => {
      if (place && document.activeElement === document.body) form.setFocus(place)
    })
  }

  async function loadCurrent(): Promise<void> {
    if (!submission) return
    const current = await client.fetchQuery({ ...submissionQuery(submission.id), staleTime: 0 })
    form.reset(toFormValues(fields, current))
    setRevision(current.revision)
    saving.reset()
  }

  function onInvalid(errors: FieldErrors<FormValues>): void {
    const first = firstProblem(errors)
    if (first !== undefined) goToField(form, first)
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
      if (Object.keys(form.formState.errors).length > 0) return
    }
    validating.mutate(submission.id)
  }
}

type SavingOf = Omit<ActionsOf, 'onSaved' | 'onValidated'> & { revision: number | undefined }

function useSave({ form, fields, market, record, submission, revision }: SavingOf) {
  const t = useTranslations('submissions.form')
  const change = useChange<FormValues, Submission>({
    nouns: ['submissions'],
    run: (values) =>
      saveSubmission(submission?.id, {
        ...toBody(fields, values),
        ...(submission ? { revision } : { masterDiId: record.id, targetCountries: [market] }),
      }),
    onSuccess: () =>
      toast({
        title: submission ? t('saved') : t('created', { country: findMarket(market)?.code ?? market }),
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
  const { error } = change
  const stale = isApiError(error) && error.problem?.type === 'stale_record'
  return { ...change, stale }
}

/** The format of the file the form offers, as people write it. */
export const formatOf = (submission: Submission | undefined): string =>
  (submission?.files[0]?.format ?? 'xml').toUpperCase()
