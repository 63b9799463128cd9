import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Submission } from '#core/contract/submissions.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { workingCopyQuery } from '#web/data/submissions.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { changedInForm } from '#web/record-form/kept-input.ts'
import { dropWorkingCopy, keepWorkingCopy } from './submission-api.ts'

/** Somebody who goes on typing is not waited for longer than this. */
const pauseMs = 1500

export interface WorkingCopyOfForm {
  /** When what is in the form now was kept; undefined where nothing was brought back. */
  readonly savedAt: string | undefined
  /** Somebody has saved the submission since it was begun. */
  readonly outdated: boolean
  readonly discard: () => void
}

interface WorkingCopyOf {
  form: UseFormReturn<FormValues>
  fields: Fields
  submission: Submission | undefined
  /** The one the form began with: the submission itself may be loaded anew beneath what is being typed. */
  revision: number | undefined
  /** Begins anew with the submission as it is now. */
  onCurrent: (current: Submission) => void
}

/** What is typed into a stored submission waits on the server until it is saved, and comes back (decision D12). */
export function useWorkingCopy({
  form,
  fields,
  submission,
  revision,
  onCurrent,
}: WorkingCopyOf): WorkingCopyOfForm {
  const id = submission?.id
  const mayEdit = submission?.abilities.edit === true
  const client = useQueryClient()
  const { data } = useQuery({ ...workingCopyQuery(id ?? 0), enabled: id !== undefined && mayEdit })
  const [back, setBack] = useState<{ savedAt: string; revision: number }>()
  const begun = useRef(revision)
  begun.current = revision
  const taken = useRef<number>(undefined)

  useEffect(() => {
    if (id === undefined || data?.submissionId !== id) return
    taken.current = id
    const { values, savedAt, revision } = data
    // What somebody types while it is asked for is newer.
    if (values === null || savedAt === null || revision === null || form.formState.isDirty) return
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))
    form.reset({ ...form.formState.defaultValues, ...known }, { keepDefaultValues: true })
    setBack({ savedAt, revision })
  }, [id, data, form, fields])

  useEffect(() => {
    if (id === undefined || !mayEdit) return
    let timer: number | undefined
    const keep = () => {
      if (begun.current === undefined || taken.current !== id) return
      // Without an answer it is tried again at the next pause.
      return keepWorkingCopy(id, { revision: begun.current, values: changedInForm(form) }).catch(
        () => undefined,
      )
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined && !form.formState.isDirty) return
        window.clearTimeout(timer)
        timer = window.setTimeout(() => void keep(), pauseMs)
      },
    })
    return () => {
      stop()
      window.clearTimeout(timer)
      if (timer === undefined || !form.formState.isDirty) return
      // Another form of the same submission may have asked for it already.
      void keep()?.then(() => client.invalidateQueries(workingCopyQuery(id)))
    }
  }, [id, mayEdit, form, client])

  return {
    savedAt: back?.savedAt,
    outdated: back !== undefined && revision !== undefined && back.revision !== revision,
    discard: () => {
      if (id === undefined || !submission) return
      onCurrent(submission)
      setBack(undefined)
      void dropWorkingCopy(id).finally(() => client.invalidateQueries(workingCopyQuery(id)))
    },
  }
}
