import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#web/ui/is-typing.ts'

/** What a key alone does on a screen or in a dialog: never while somebody types, and not again while it is held. */
export function useKeys(keys: Readonly<Record<string, () => void>>, active: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (isTyping(event.target)) return
    const act = keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [active])
}

/** From anywhere on the screen into the list, and on in it; the rows know arrows and Enter by themselves. */
export function useQueueKeys(active: boolean): void {
  const move = (step: 1 | -1) => () => {
    const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr[tabindex]')]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? rows.at(step === 1 ? 0 : -1) : rows[at + step]
    next?.focus()
  }
  useKeys({ j: move(1), k: move(-1) }, active)
}
