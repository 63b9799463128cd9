import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewChange } from '#core/contract/import-previews.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { changePreview, previewQuery, readAgainIfStale, shownRevision } from './preview-api.ts'

type Mapping = NonNullable<PreviewChange['mapping']>
type Cell = NonNullable<PreviewChange['cells']>[number]

export interface PreviewChanging {
  readonly map: (mapping: Mapping) => void
  /** Gives every row a value in fields no column holds. */
  readonly fill: (filled: NonNullable<PreviewChange['filled']>) => void
  /** Reads the file in this encoding. */
  readonly read: (encoding: NonNullable<PreviewChange['encoding']>) => void
  /** Soon, with what else is typed by then. */
  readonly type: (cell: Cell) => void
  /** At once. */
  readonly typeAll: (cells: readonly Cell[]) => void
  /** Sends what was typed, without waiting for more. */
  readonly check: () => void
  /** Resolves when everything typed has been checked; rejects with what the server said where it did not take it. */
  readonly settle: () => Promise<void>
  /** Something is typed into this cell that the server does not know yet. */
  readonly isAhead: (place: Pick<Cell, 'row' | 'column'>) => boolean
  readonly busy: boolean
  /** What the server said of the last change, where it refused it, and which part of the preview that was about. */
  readonly error: Error | null
  readonly failed: keyof PreviewChange | null
}

const pauseMs = 500

const keyOf = ({ row, column }: Pick<Cell, 'row' | 'column'>) => `${row} ${column}`

/** A cell that was typed over, and how far it is. */
interface Typed {
  readonly cell: Cell
  readonly state: 'waiting' | 'sent' | 'refused'
  /** Why it was not taken when it was last sent. */
  readonly failure?: Error
}

/** Changes of a preview, one after the other: the last answer is the one that is shown. */
export function usePreviewChange(id: number): PreviewChanging {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [{ error, failed }, setFailure] = useState<Failure>(noFailure)
  /** What was typed and not taken yet. */
  const typed = useRef(new Map<string, Typed>())
  const timer = useRef<number>(undefined)
  /** Resolves to what went wrong with the last change, or to nothing. */
  const line = useRef<Promise<Error | null>>(Promise.resolve(null))

  const send = useCallback(
    (change: PreviewChange) => {
      setBusy(true)
      const sent = line.current.then(async () => {
        try {
          const revision = shownRevision(client, id)
          const preview = await changePreview(id, { ...change, revision })
          forget(typed.current, change.cells)
          client.setQueryData(previewQuery(id).queryKey, preview)
          setFailure(noFailure)
          return null
        } catch (failure) {
          keep(typed.current, change.cells, failure as Error)
          setFailure({ error: failure as Error, failed: partOf(change) })
          await readAgainIfStale(client, id, failure)
          return failure as Error
        }
      })
      line.current = sent
      void sent.finally(() => {
        if (line.current !== sent) return
        line.current = Promise.resolve(null)
        setBusy(false)
      })
    },
    [client, id],
  )
  const flush = useCallback(() => {
    window.clearTimeout(timer.current)
    const cells = [...typed.current.values()].flatMap(({ cell, state }) =>
      state === 'waiting' ? [cell] : [],
    )
    for (const cell of cells) typed.current.set(keyOf(cell), { cell, state: 'sent' })
    if (cells.length > 0) send({ cells })
  }, [send])
  // What was typed last is checked too, where the screen is left before.
  useEffect(() => flush, [flush])
  const hold = (cell: Cell) => typed.current.set(keyOf(cell), { cell, state: 'waiting' })

  return {
    map: (mapping) => {
      flush()
      send({ mapping })
    },
    fill: (filled) => {
      flush()
      send({ filled })
    },
    read: (encoding) => {
      flush()
      send({ encoding })
    },
    type: (cell) => {
      hold(cell)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(flush, pauseMs)
    },
    typeAll: (cells) => {
      for (const cell of cells) hold(cell)
      flush()
    },
    check: flush,
    settle: async () => {
      flush()
      const failure = await line.current
      const kept = [...typed.current.values()].find((one) => one.failure !== undefined)?.failure
      if (failure ?? kept) throw failure ?? kept
    },
    isAhead: (place) => typed.current.has(keyOf(place)),
    busy,
    error,
    failed,
  }
}

type Failure = Pick<PreviewChanging, 'error' | 'failed'>

const noFailure: Failure = { error: null, failed: null }

const partOf = (change: PreviewChange) => (Object.keys(change)[0] ?? null) as Failure['failed']

type Cells = PreviewChange['cells']

/** Those that were sent and have not been typed over since. */
const asSent = (typed: ReadonlyMap<string, Typed>, cells: Cells): Cell[] =>
  (cells ?? []).filter((cell) => typed.get(keyOf(cell))?.cell === cell)

function forget(typed: Map<string, Typed>, cells: Cells): void {
  for (const cell of asSent(typed, cells)) typed.delete(keyOf(cell))
}

/** What did not arrive is sent again with the next change; what was refused is not, until it is typed over. */
function keep(typed: Map<string, Typed>, cells: Cells, failure: Error): void {
  const state = isApiError(failure) && failure.status === 400 ? 'refused' : 'waiting'
  for (const cell of asSent(typed, cells)) typed.set(keyOf(cell), { cell, state, failure })
}
