import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { entryRequiredMessage, type SavedEntry } from '#core/contract/entries.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { entryQuery } from '#web/data/entries.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'
import { bodyOf, placeInForm, saveEntry } from './entry-values.ts'

interface SavingOf {
  form: UseFormReturn<FormValues>
  fields: Fields
  /** None for a new one. */
  id?: number | undefined
  /** The one the form shows. */
  revision?: number | undefined
}

/** Saving through the second view, with what it tells the person (specification, document 2 section 8). */
export function useEntrySaving({ form, fields, id, revision }: SavingOf) {
  const t = wordsOf(entriesTexts)
  const client = useQueryClient()
  const change = useChange<FormValues, SavedEntry>({
    nouns: ['submissions'],
    run: (values) => saveEntry(id, { ...bodyOf(fields, values), revision }),
    onSuccess: ({ alsoChanged: _, ...entry }) => {
      client.setQueryData(entryQuery(entry.id).queryKey, entry)
      toast({ title: t('success'), description: t('saved') })
    },
    onError: (error) => {
      showIssues(form, error, placeInForm)
      toast({ title: t('error'), description: t('saveFailed'), variant: 'destructive' })
    },
  })
  const stale = isApiError(change.error) && change.error.problem?.type === 'stale_record'
  return { ...change, stale }
}

/** Said with the fields that are wrong, where one of the five is. */
export function useMissingTold(needed: Readonly<Record<string, string>>) {
  const t = wordsOf(entriesTexts)
  return (problems: object) => {
    if (!Object.keys(problems).some((id) => Object.hasOwn(needed, id))) return
    toast({ title: t('error'), description: entryRequiredMessage, variant: 'destructive' })
  }
}
