import type { ToastMessage } from '#web/ui/toast-store.ts'

/** Toasts that survive a full page load are kept in session storage. */
const key = 'carriedToast'

export function carryToast(message: Pick<ToastMessage, 'title' | 'description'>): void {
  sessionStorage.setItem(key, JSON.stringify(message))
}

export function takeCarriedToast(): Pick<ToastMessage, 'title' | 'description'> | undefined {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return undefined
  sessionStorage.removeItem(key)
  try {
    return JSON.parse(stored) as Pick<ToastMessage, 'title' | 'description'>
  } catch {
    return undefined
  }
}
