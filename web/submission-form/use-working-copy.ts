import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Submission } from '#core/contract/submissions.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { workingCopyQuery } from '#web/data/submissions.ts'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { changedValues } from '#web/record-form/kept-input.ts'
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

/** What is typed into a stored submission waits on the server until it is saved, and comes back (decision D12). */
export function useWorkingCopy(
  form: UseFormReturn<FormValues>,
  fields: Fields,
  submission: Submission | undefined,
): WorkingCopyOfForm {
  const id = submission?.id
  const mayEdit = submission?.abilities.edit === true
  const client = useQueryClient()
  const { data } = useQuery({ ...workingCopyQuery(id ?? 0), enabled: id !== undefined && mayEdit })
  const [back, setBack] = useState<{ savedAt: string; revision: number }>()
  const current = useRef(submission)
  current.current = submission
  const taken = useRef<number>(undefined)

  useEffect(() => {
    if (id === undefined || data?.submissionId !== id) return
    taken.current = id
    const { values, savedAt, revision } = data
    // What somebody types while it is asked for is newer.
    if (values === null || savedAt === null || revision === null || form.formState.isDirty) return
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))
    const initial = toFormValues(fields, current.current)
    form.reset({ ...initial, ...known }, { keepDefaultValues: true })
    setBack({ savedAt, revision })
  }, [id, data, form, fields])

  useEffect(() => {
    if (id === undefined || !mayEdit) return
    let timer: number | undefined
    const keep = () => {
      const revision = current.current?.revision
      if (revision === undefined || taken.current !== id) return
      const values = changedValues(toFormValues(fields, current.current), form.getValues())
      // Without an answer it is tried again at the next pause.
      return keepWorkingCopy(id, { revision, values }).catch(() => undefined)
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
  }, [id, mayEdit, form, fields, client])

  return {
    savedAt: back?.savedAt,
    outdated: back !== undefined && submission !== undefined && back.revision !== submission.revision,
    discard: () => {
      if (id === undefined) return
      form.reset(toFormValues(fields, current.current))
      setBack(undefined)
      void dropWorkingCopy(id).finally(() => client.invalidateQueries(workingCopyQuery(id)))
    },
  }
}
