/**
 * The bearer token in local storage, under the key the specification names. Screens follow `subscribe`;
 * storing does not notify, because signing in ends in a full load of the page (document 1, section 4.1).
 */
const key = 'authToken'
const listeners = new Set<TokenListener>()

/** `refused`: the server rejected the token. */
export type TokenChange = 'refused' | 'signed-out' | 'elsewhere'
type TokenListener = (change: TokenChange) => void

export function readToken(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token)
}

export function removeToken(why: 'refused' | 'signed-out'): void {
  if (readToken() === null) return
  localStorage.removeItem(key)
  notify(why)
}

/** Tells when the token goes, here or in another tab, and when another tab signs in. */
export function subscribeToToken(listener: TokenListener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) notify('elsewhere')
}

function notify(change: TokenChange): void {
  for (const listener of listeners) listener(change)
}
