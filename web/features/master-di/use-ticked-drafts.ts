import { useState } from 'react'
import type { MasterRecord } from '#core/contract/master-di.ts'

/** The ticked drafts, kept over pages: what was ticked elsewhere stays ticked with what is known of it. */
export function useTickedDrafts(inSight: readonly MasterRecord[] | undefined) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, MasterRecord>>(new Map())
  const onChange = (keys: ReadonlySet<number>) => {
    const known = new Map([...ticked, ...(inSight ?? []).map((record) => [record.id, record] as const)])
    setTicked(
      new Map(
        [...keys].flatMap((key) => {
          const record = known.get(key)
          return record ? [[key, record] as const] : []
        }),
      ),
    )
  }
  const tick = (records: readonly MasterRecord[]) =>
    setTicked(new Map([...ticked, ...records.map((record) => [record.id, record] as const)]))
  const untick = (ids: readonly number[]) =>
    setTicked((now) => new Map([...now].filter(([id]) => !ids.includes(id))))
  return {
    keys: new Set(ticked.keys()) as ReadonlySet<number>,
    records: [...ticked.values()],
    onChange,
    tick,
    untick,
    clear: () => setTicked(new Map()),
  }
}
