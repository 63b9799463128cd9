import { useState } from 'react'

/** The selected rows of a list, kept across pages with their data; those in sight are as the list shows them now. */
export function useTicked<Row extends { readonly id: number }>(inSight: readonly Row[] | undefined) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Row>>(new Map())
  const byId = (rows: readonly Row[]) => rows.map((row) => [row.id, row] as const)
  const shown = new Map(byId(inSight ?? []))
  const onChange = (keys: ReadonlySet<number>) => {
    const known = new Map([...ticked, ...shown])
    const rows = [...keys].flatMap((key) => known.get(key) ?? [])
    setTicked(new Map(byId(rows)))
  }
  return {
    keys: new Set(ticked.keys()) as ReadonlySet<number>,
    rows: [...ticked].map(([id, row]) => shown.get(id) ?? row) as readonly Row[],
    onChange,
    tick: (rows: readonly Row[]) => setTicked((now) => new Map([...now, ...byId(rows)])),
    untick: (ids: readonly number[]) =>
      setTicked((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    clear: () => setTicked(new Map()),
  }
}

export type Ticked<Row extends { readonly id: number }> = ReturnType<typeof useTicked<Row>>
