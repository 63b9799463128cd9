import { useMemo, useRef } from 'react'
import { type MarketForm, usedField } from '#core/markets/market.ts'
import type { SheetColumn } from './sheet-row.tsx'

type Gaps = ReadonlyMap<number, ReadonlyMap<string, string>>

/**
 * What is missing anywhere: first in the order of the form, then as it comes up, at the end. A column that was once
 * needed stays while one works, and none moves under one's hands.
 */
export function useColumns(
  form: MarketForm,
  gaps: Gaps,
  added: readonly string[],
  before: readonly string[],
): readonly SheetColumn[] {
  const shown = useRef<readonly string[]>(before)
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const fields of gaps.values()) {
      for (const id of fields.keys()) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    const wanted = new Set([...counts.keys(), ...added])
    const come = orderOf(form).filter((id) => wanted.has(id) && !shown.current.includes(id))
    shown.current = [...shown.current, ...come]
    return shown.current.flatMap((id) => {
      const field = usedField(form, id)
      return field ? [{ id, field, gaps: counts.get(id) ?? 0 }] : []
    })
  }, [form, gaps, added])
}

const orderOf = (form: MarketForm): readonly string[] => {
  const inForm = form.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
  return [...new Set([...inForm, ...Object.keys(form.fields)])]
}

export function choosable(form: MarketForm, shown: readonly SheetColumn[]) {
  const taken = new Set(shown.map(({ id }) => id))
  return orderOf(form).flatMap((id) => {
    const field = usedField(form, id)
    return field && !field.assigned && !taken.has(id) ? [{ value: id, label: field.label }] : []
  })
}
