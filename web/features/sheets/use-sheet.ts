import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SheetDevice, SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { readSheet } from '#web/data/submission-sheets.ts'
import { useKeptCells } from './kept-cells.ts'
import { changeValues, check, validateAll } from './sheet-api.ts'
import {
  applied,
  before,
  byId,
  type ReadChange,
  type RowChange,
  refusedAfter,
  type Values,
  withResult,
  withStatusOf,
  written,
} from './sheet-state.ts'

export interface Progress {
  readonly what: 'checking' | 'validating'
  readonly done: number
  readonly total: number
}

type Devices = ReadonlyMap<number, SheetDevice>

export interface SheetWork {
  /** By the number of the submission. */
  readonly devices: ReadonlyMap<number, SheetDevice>
  /** What was refused of a cell, by submission and field. */
  readonly refused: ReadonlyMap<number, Readonly<Record<string, string>>>
  readonly saving: boolean
  /** Why the last save did not come through; what was typed is tried again with the next. */
  readonly failure: string | undefined
  readonly progress: Progress | undefined
  readonly set: (changes: readonly RowChange[]) => void
  /** How many writes can be taken back. */
  readonly undoable: number
  /** Takes back what was written last; answers how many cells that are. */
  readonly undo: () => number
  /** Writes what a file says, told to the trail with its name; answers how many submissions were refused. */
  readonly take: (changes: readonly ReadChange[], source: string) => Promise<number>
  readonly validate: (ids: readonly number[]) => Promise<void>
  /** Takes over what has become of the submissions, and what can be done with them now; values stay as they are here. */
  readonly refresh: () => Promise<void>
}

/** Somebody who pastes or types on is not waited for longer. */
const pauseMs = 400
/** So many writes can be taken back. */
const mostUndone = 50

/**
 * The rows of a sheet while they are filled in: what is typed is shown at once, saved after a pause, and looked at by
 * the rules, 50 at a time. Nothing waits for the server.
 */
export function useSheet(sheet: SubmissionSheet): SheetWork {
  const client = useQueryClient()
  const [devices, setDevices] = useState<ReadonlyMap<number, SheetDevice>>(() => byId(sheet))
  const [refused, setRefused] = useState<SheetWork['refused']>(new Map())
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [progress, setProgress] = useState<Progress>()
  const queue = useRef(new Map<number, Values>())
  const onItsWay = useRef(new Map<number, Values>())
  // Ahead of the next render: a save that begins before it already sends the revisions of the last answer.
  const now = useRef(devices)
  const change = useCallback((to: (before: Devices) => Devices) => {
    now.current = to(now.current)
    setDevices(now.current)
  }, [])
  /** One save after the other, and one look after the other: an answer never overtakes a later one. */
  const saves = useRef(Promise.resolve())
  const looks = useRef(Promise.resolve())
  const timer = useRef<number>(undefined)
  const done = useRef<readonly (readonly RowChange[])[]>([])
  const [undoable, setUndoable] = useState(0)
  const remember = (changes: readonly RowChange[]) => {
    done.current = [...done.current, before(now.current, changes)].slice(-mostUndone)
    setUndoable(done.current.length)
  }

  const replace = useCallback(
    (changed: readonly SheetDevice[]) =>
      change((before) => {
        const next = new Map(before)
        for (const device of changed) {
          const id = device.submissionId ?? 0
          // Values typed since the save began are newer than the answer.
          const waiting = queue.current.get(id)
          next.set(id, waiting ? { ...device, values: applied(device.values, waiting) } : device)
        }
        return next
      }),
    [change],
  )

  const look = useCallback(
    async (ids: readonly number[]) => {
      if (ids.length === 0) return
      setProgress({ what: 'checking', done: 0, total: ids.length })
      await check(sheet.id, ids, (checked, done) => {
        setProgress({ what: 'checking', done, total: ids.length })
        const issues = new Map(checked.map((one) => [one.submissionId, one]))
        change((before) => {
          const next = new Map(before)
          for (const [id, device] of before) {
            const found = issues.get(id)
            if (found && found.revision === device.revision) next.set(id, { ...device, issues: found.issues })
          }
          return next
        })
      })
      setProgress(undefined)
    },
    [sheet.id, change],
  )

  const lookAt = useCallback(
    (ids: readonly number[]) => {
      looks.current = looks.current.then(() => look(ids)).catch(() => setProgress(undefined))
    },
    [look],
  )

  const save = useCallback(async () => {
    if (queue.current.size === 0) return
    setSaving(true)
    const sent = new Map(queue.current)
    queue.current.clear()
    onItsWay.current = new Map(sent)
    const saved: number[] = []
    try {
      const changes = [...sent].map(([submissionId, values]) => ({
        submissionId,
        revision: now.current.get(submissionId)?.revision ?? null,
        values: { ...values },
      }))
      await changeValues(sheet.id, changes, (answer) => {
        replace(answer.saved)
        const stored = answer.saved.flatMap(({ submissionId }) => submissionId ?? [])
        saved.push(...stored)
        for (const id of stored) onItsWay.current.delete(id)
        setRefused((told) => refusedAfter(told, answer, sent))
      })
      setFailure(undefined)
      void client.invalidateQueries({ queryKey: ['submissions'] })
    } catch (error) {
      // Not lost: the next save tries it again, with what is typed till then.
      for (const [id, values] of sent) {
        if (!saved.includes(id)) queue.current.set(id, { ...values, ...queue.current.get(id) })
      }
      setFailure(error instanceof Error ? error.message : String(error))
    }
    onItsWay.current = new Map()
    setSaving(queue.current.size > 0)
    if (saved.length > 0) lookAt(saved)
  }, [sheet.id, client, replace, lookAt])

  const flush = useCallback(() => {
    saves.current = saves.current.then(save)
    return saves.current
  }, [save])

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const unknown = [...now.current.values()].filter(({ issues }) => issues === null)
    lookAt(unknown.flatMap(({ submissionId }) => submissionId ?? []))
  }, [lookAt])

  useEffect(() => {
    const waits = (event: BeforeUnloadEvent) => {
      if (queue.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', waits)
    return () => {
      window.removeEventListener('beforeunload', waits)
      window.clearTimeout(timer.current)
      void flush()
    }
  }, [flush])

  const write = (changes: readonly RowChange[]) => {
    change((before) => {
      const next = new Map(before)
      for (const { id, values } of changes) {
        const device = next.get(id)
        if (device) next.set(id, written(device, values))
      }
      return next
    })
    for (const { id, values } of changes) queue.current.set(id, { ...queue.current.get(id), ...values })
    setSaving(true)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flush(), pauseMs)
  }

  useKeptCells({
    ...{ sheet: sheet.id, write },
    devices: () => now.current,
    unsaved: () => {
      const all = new Map(onItsWay.current)
      for (const [id, values] of queue.current) all.set(id, { ...all.get(id), ...values })
      return all
    },
  })

  return {
    devices,
    refused,
    saving,
    failure,
    progress,
    set: (changes) => {
      remember(changes)
      write(changes)
    },
    undoable,
    undo: () => {
      const last = done.current.at(-1)
      if (!last) return 0
      done.current = done.current.slice(0, -1)
      setUndoable(done.current.length)
      write(last)
      return last.reduce((sum, { values }) => sum + Object.keys(values).length, 0)
    },
    take: async (changes, source) => {
      window.clearTimeout(timer.current)
      await flush()
      remember(changes)
      setSaving(true)
      const saved: number[] = []
      let failed = 0
      try {
        const asked = changes.map(({ id, revision, values }) => ({
          submissionId: id,
          revision,
          values: { ...values },
        }))
        const sent = new Map(changes.map(({ id, values }) => [id, values]))
        await changeValues(
          sheet.id,
          asked,
          (answer) => {
            failed += answer.failed.length
            replace(answer.saved)
            saved.push(...answer.saved.flatMap(({ submissionId }) => submissionId ?? []))
            setRefused((told) => refusedAfter(told, answer, sent))
          },
          source,
        )
      } finally {
        setSaving(queue.current.size > 0)
        void client.invalidateQueries({ queryKey: ['submissions'] })
        lookAt([...new Set(saved)])
      }
      return failed
    },
    refresh: async () => {
      const current = byId(await readSheet(sheet.id))
      change((before) => withStatusOf(before, current))
    },
    validate: async (ids) => {
      window.clearTimeout(timer.current)
      await flush()
      await looks.current
      setProgress({ what: 'validating', done: 0, total: ids.length })
      try {
        await validateAll(ids, (answer, done) => {
          setProgress({ what: 'validating', done, total: ids.length })
          change((before) => {
            const next = new Map(before)
            for (const result of answer.results) {
              const device = next.get(result.id)
              if (device) next.set(result.id, { ...device, ...withResult(device, result) })
            }
            return next
          })
        })
      } finally {
        setProgress(undefined)
        void client.invalidateQueries({ queryKey: ['submissions'] })
      }
    },
  }
}
