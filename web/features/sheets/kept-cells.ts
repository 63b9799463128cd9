import { useEffect, useRef } from 'react'
import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { subscribeToToken } from '#web/platform/session-token.ts'
import { dropKeptInput, keepInput, readKeptInput } from '#web/record-form/kept-input.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { RowChange, Values } from './sheet-state.ts'

/** What of a sheet is not stored: the lines with the values, and the revision they were typed upon. */
type Kept = readonly (readonly [id: number, revision: number | null, values: Values])[]

interface KeptCells {
  readonly sheet: number
  readonly devices: () => ReadonlyMap<number, SheetDevice>
  /** What waits to be saved, or is on its way. */
  readonly unsaved: () => ReadonlyMap<number, Values>
  readonly write: (changes: readonly RowChange[]) => void
}

/**
 * Keeps what was typed into a sheet and not stored when the session ends, and writes it once the same person opens the sheet
 * again, where nobody has changed the submission since.
 */
export function useKeptCells(cells: KeptCells): void {
  const t = wordsOf(submissionSheetsTexts.table)
  const { id: userId } = useCurrentUser()
  const now = useRef(cells)
  now.current = cells
  const form = `sheet ${cells.sheet}`
  useEffect(() => {
    const kept = readKeptInput(userId)
    if (kept?.form !== form) return
    dropKeptInput()
    const { devices, write } = now.current
    const rows = kept.changed.rows as Kept
    const back = rows.filter(([id, revision]) => (devices().get(id)?.revision ?? null) === revision)
    if (back.length > 0) write(back.map(([id, , values]) => ({ id, values })))
    const count = (some: Kept) => some.reduce((sum, [, , values]) => sum + Object.keys(values).length, 0)
    const lost = count(rows) - count(back)
    const title = t('back', { count: count(back) })
    const told = t('backLost', { count: lost })
    if (lost === 0) toast({ title })
    else
      toast({ ...(back.length > 0 ? { title, description: told } : { title: told }), variant: 'destructive' })
  }, [userId, form, t])
  useEffect(
    () =>
      subscribeToToken(() => {
        const { devices, unsaved } = now.current
        const rows: Kept = [...unsaved()].map(([id, values]) => [
          ...([id, devices().get(id)?.revision ?? null, { ...values }] as const),
        ])
        if (rows.length > 0) keepInput({ userId, form, changed: { rows } })
      }),
    [userId, form],
  )
}
