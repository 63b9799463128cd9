/** The page somebody asked for without being signed in: by a link in a mail, or where the session ended. */
const key = 'askedAddress'

/** Where input of a form waits whose session ended. */
export const keptInputKey = 'keptInput'

export const isFrontPage = (): boolean => window.location.pathname === '/'

/** To be opened after signing in. Who goes to the front page asks for nothing else. */
export function keepAskedAddress(): void {
  const { pathname, search } = window.location
  if (isFrontPage()) sessionStorage.removeItem(key)
  // The browser takes what begins with two slashes for another host.
  else if (!pathname.startsWith('//')) sessionStorage.setItem(key, `${pathname}${search}`)
}

/**
 * Signing in ends at / (document 1, section 4.1), which becomes the page that was asked for before the router reads the
 * address. Where input of a form is kept, the dashboard offers to go on with that.
 */
export function openAskedAddress(): void {
  const asked = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (asked === null || !isFrontPage() || sessionStorage.getItem(keptInputKey) !== null) return
  window.history.replaceState(null, '', asked)
}
