import { useSyncExternalStore } from 'react'

/** Constants of the specification (document 1, section 9). */
export const toastDurationMs = 5_000
const toastLimit = 1
/** Delay before a closed toast is removed, for its fade-out. */
const toastRemovalMs = 1_000_000

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  /** `destructive`: something failed. */
  readonly variant?: 'default' | 'destructive'
  /** Where it leads to; `follow` goes there without loading the page anew. */
  readonly link?: { readonly label: string; readonly href: string; readonly follow: () => void }
}

export interface Toast extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast, replacing the previous one. Callable from anywhere. */
export function toast(message: ToastMessage): void {
  lastId += 1
  replace([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimit))
}

export function dismissToast(id: number): void {
  replace(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  window.setTimeout(() => replace(toasts.filter((shown) => shown.id !== id)), toastRemovalMs)
}

export const shownToasts = (): readonly Toast[] => toasts

const isOpen = (): boolean => toasts.some(({ open }) => open)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, shownToasts)

/** Whether a toast is visible; less important ones wait. */
export const useToastOpen = (): boolean => useSyncExternalStore(subscribe, isOpen)
