import { useMemo, useState } from 'react'
import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { declaredIn, openDeclarations } from '#core/markets/declarations.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { applied, type RowChange } from './sheet-state.ts'

/** A declaration, and for how many devices it would be answered with No. */
export interface Answered {
  readonly label: string
  readonly devices: number
}

interface Asked {
  readonly changes: readonly RowChange[]
  readonly answered: readonly Answered[]
  readonly devices: number
  readonly set: (changes: readonly RowChange[]) => void
}

/**
 * "Declarations checked" answers every open declaration with No. For several devices this is confirmed first, with the
 * number of devices for each declaration (decision D31).
 */
export function useDeclaring(form: MarketForm, devices: ReadonlyMap<number, SheetDevice>) {
  const [asked, setAsked] = useState<Asked>()
  const declared = useMemo(() => declaredIn(form.regulatorFields), [form])
  const openOf = ({ id, values }: RowChange): readonly string[] => {
    if (values.declarationsChecked !== true) return []
    const before = devices.get(id)?.values ?? {}
    if (before.declarationsChecked === true) return []
    const document = applied(before, { ...values, declarationsChecked: null }) as AnyDocument
    return openDeclarations(declared(document), document)
  }
  const ask = (changes: readonly RowChange[], set: Asked['set']) => {
    const open = changes.map(openOf).filter((fields) => fields.length > 0)
    if (open.length < 2) return set(changes)
    const counts = new Map<string, number>()
    for (const field of open.flat()) counts.set(field, (counts.get(field) ?? 0) + 1)
    const answered = [...counts].map(([field, count]) => ({
      label: form.regulatorFields[field]?.label ?? form.fields[field]?.label ?? field,
      devices: count,
    }))
    setAsked({ changes, answered, devices: open.length, set })
  }
  return {
    ask,
    dialog: {
      answered: asked?.answered,
      devices: asked?.devices ?? 0,
      onConfirm: () => {
        asked?.set(asked.changes)
        setAsked(undefined)
      },
      /** The other changes are kept. */
      onClose: () => {
        const others = (asked?.changes ?? []).flatMap(({ id, values }) => {
          const { declarationsChecked: _, ...rest } = values
          return Object.keys(rest).length > 0 ? [{ id, values: rest }] : []
        })
        if (others.length > 0) asked?.set(others)
        setAsked(undefined)
      },
    },
  }
}
