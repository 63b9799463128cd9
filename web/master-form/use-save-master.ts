import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { MasterInput, MasterRecord } from '#core/contract/master-di.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { outdatedSubmissionsQuery } from '#web/data/master-sync.ts'
import { behindId } from '#web/master-sync/outdated-submissions-anchor.ts'
import { carryOverTexts } from '#web/messages/en/carry-over.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { currentRecord, isApiError, serverWords } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { type FormValues, toBody } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { MasterFormMode } from './master-form-mode.ts'
import { saveRecord } from './save-record.ts'

interface SaveOf {
  mode: MasterFormMode
  record: MasterRecord | undefined
  /** Why a new version is made, where that was said before the form was opened. */
  changeComment: string | undefined
  form: UseFormReturn<FormValues>
}

/** Saving in each mode, with what it tells the person (specification, document 1 section 8). */
export function useSaveMaster({ mode, record, changeComment, form }: SaveOf) {
  const t = wordsOf(masterDiTexts.form)
  const tCarry = wordsOf(carryOverTexts)
  const client = useQueryClient()
  const router = useRouter()
  const [stale, setStale] = useState<MasterRecord>()
  const [failure, setFailure] = useState<string>()
  const [taken, setTaken] = useState<Taken>()
  // Not awaited: the record is saved, and the record page shows the counts anyway.
  const tellWhatIsBehind = async ({ id }: MasterRecord, saved: string): Promise<void> => {
    const found = await client.fetchQuery(outdatedSubmissionsQuery(id)).catch(() => undefined)
    const behind = (found?.submissions ?? []).filter(({ fields }) =>
      fields.some(({ state }) => state === 'stale'),
    ).length
    if (behind === 0) return
    const href = `/master-di/records/${id}#${behindId}`
    toast({
      title: t('success'),
      description: `${saved}. ${tCarry('leftBehind', { count: behind })}`,
      link: { label: tCarry('see'), href, follow: () => void router.navigate({ href }) },
    })
  }
  const change = useChange<FormValues, MasterRecord>({
    nouns: ['master-di'],
    run: (values) => {
      setFailure(undefined)
      setTaken(undefined)
      const id = mode === 'edit' || mode === 'edit-draft' ? record?.id : undefined
      return saveRecord(id, {
        ...toBody(masterFields, values),
        ...bookkeeping(mode, record, changeComment ?? String(values.changeReason ?? '').trim()),
      })
    },
    onSuccess: (saved) => {
      // Refetch what the next screen lists.
      client.removeQueries({ queryKey: ['master-di'], type: 'inactive' })
      const description = t(`saved.${mode}`)
      toast({ title: t('success'), description })
      if (mode !== 'create') void tellWhatIsBehind(saved, description)
    },
    onError: (error) => {
      const placed = showIssues(form, error)
      const type = isApiError(error) ? error.problem?.type : undefined
      setStale(currentRecord<MasterRecord>(error))
      if (type === 'duplicate_record') {
        const description = serverWords(error) ?? t('duplicateDescription')
        setTaken(takenOf(error))
        form.setError('deviceNumber', { type: 'server', message: description }, { shouldFocus: true })
        return toast({ title: t('duplicate'), description, variant: 'destructive' })
      }
      // Field errors are shown beside their fields.
      if (!placed && type !== 'stale_record') setFailure(error.message)
      toast({ title: t('error'), description: error.message, variant: 'destructive' })
    },
  })
  return {
    isPending: change.isPending,
    isSuccess: change.isSuccess,
    mutateAsync: change.mutateAsync,
    stale,
    failure,
    taken,
  }
}

/** The record that has the number already. */
type Taken = Pick<MasterRecord, 'id' | 'versionNumber'>

function takenOf(error: unknown): Taken | undefined {
  const record: unknown = isApiError(error) ? error.problem?.record : undefined
  const isRecord =
    typeof record === 'object' && record !== null && 'id' in record && 'versionNumber' in record
  return isRecord ? (record as Taken) : undefined
}

/** What goes with the fields: the version, what it comes from, and the revision the change is based on. */
function bookkeeping(
  mode: MasterFormMode,
  record: MasterRecord | undefined,
  changeReason: string,
): Partial<MasterInput> {
  const why = changeReason === '' ? {} : { changeReason }
  if (mode === 'create' || !record) return { versionNumber: '1.0' }
  if (mode === 'new-version') {
    return {
      versionNumber: record.nextVersionNumber,
      ...(record.status === 'active' || record.status === 'archived' ? { parentId: record.id } : {}),
      ...why,
    }
  }
  return { revision: record.revision, ...why }
}
