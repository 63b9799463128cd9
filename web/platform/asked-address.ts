/** The page somebody asked for without being signed in: by a link in a mail, or where the session ended. */
const key = 'askedAddress'

export const isFrontPage = (): boolean => window.location.pathname === '/'

/** Kept in this tab, to be offered after signing in. Who goes to the front page asks for nothing else. */
export function keepAskedAddress(): void {
  const { pathname, search } = window.location
  if (isFrontPage()) dropAskedAddress()
  // The browser takes what begins with two slashes for another host.
  else if (!pathname.startsWith('//')) sessionStorage.setItem(key, `${pathname}${search}`)
}

export const readAskedAddress = (): string | null => sessionStorage.getItem(key)

export const dropAskedAddress = (): void => sessionStorage.removeItem(key)
