import { useState } from 'react'

/** The selected rows of a list, kept across pages with their data. */
export function useTicked<Row extends { readonly id: number }>(inSight: readonly Row[] | undefined) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Row>>(new Map())
  const byId = (rows: readonly Row[]) => rows.map((row) => [row.id, row] as const)
  const onChange = (keys: ReadonlySet<number>) => {
    const known = new Map([...ticked, ...byId(inSight ?? [])])
    const rows = [...keys].flatMap((key) => known.get(key) ?? [])
    setTicked(new Map(byId(rows)))
  }
  return {
    keys: new Set(ticked.keys()) as ReadonlySet<number>,
    rows: [...ticked.values()] as readonly Row[],
    onChange,
    tick: (rows: readonly Row[]) => setTicked((now) => new Map([...now, ...byId(rows)])),
    untick: (ids: readonly number[]) =>
      setTicked((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    clear: () => setTicked(new Map()),
  }
}

export type Ticked<Row extends { readonly id: number }> = ReturnType<typeof useTicked<Row>>
