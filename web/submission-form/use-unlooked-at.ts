import { type FocusEvent, useState } from 'react'

/** Fields filled in for somebody who has not looked at them yet: being in one is looking at it. */
export function useUnlookedAt(filledIn: () => readonly string[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(filledIn()))
  return {
    has: (id: string) => ids.has(id),
    onFocusCapture: ({ target }: FocusEvent) => {
      const id = target.closest<HTMLElement>('[data-field]')?.dataset.field
      if (id === undefined || !ids.has(id)) return
      setIds(new Set([...ids].filter((one) => one !== id)))
    },
  }
}
