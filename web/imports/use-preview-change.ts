import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewChange } from '#core/contract/import-previews.ts'
import { changePreview, previewQuery } from './preview-api.ts'

type Mapping = NonNullable<PreviewChange['mapping']>
type Cell = NonNullable<PreviewChange['cells']>[number]

export interface PreviewChanging {
  readonly map: (mapping: Mapping) => void
  /** Soon, with what else is typed by then. */
  readonly type: (cell: Cell) => void
  /** At once. */
  readonly typeAll: (cells: readonly Cell[]) => void
  /** Resolves when everything typed has been checked. */
  readonly settle: () => Promise<void>
  readonly busy: boolean
  /** What the server said of the last change, where it refused it. */
  readonly error: Error | null
}

const pauseMs = 500

/** Changes of a preview, one after the other: the last answer is the one that is shown. */
export function usePreviewChange(id: number): PreviewChanging {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const waiting = useRef(new Map<string, Cell>())
  const timer = useRef<number>(undefined)
  const line = useRef<Promise<void>>(Promise.resolve())

  const send = useCallback(
    (change: PreviewChange) => {
      setBusy(true)
      const sent = line.current.then(async () => {
        try {
          const preview = await changePreview(id, change)
          client.setQueryData(previewQuery(id).queryKey, preview)
          setError(null)
        } catch (failure) {
          setError(failure as Error)
        }
      })
      line.current = sent
      void sent.finally(() => {
        if (line.current === sent) setBusy(false)
      })
    },
    [client, id],
  )
  const flush = useCallback(() => {
    window.clearTimeout(timer.current)
    const cells = [...waiting.current.values()]
    waiting.current.clear()
    if (cells.length > 0) send({ cells })
  }, [send])
  // What was typed last is checked too, where the screen is left before.
  useEffect(() => flush, [flush])

  return {
    map: (mapping) => {
      flush()
      send({ mapping })
    },
    type: (cell) => {
      waiting.current.set(`${cell.row} ${cell.column}`, cell)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(flush, pauseMs)
    },
    typeAll: (cells) => {
      for (const cell of cells) waiting.current.set(`${cell.row} ${cell.column}`, cell)
      flush()
    },
    settle: async () => {
      flush()
      await line.current
    },
    busy,
    error,
  }
}
