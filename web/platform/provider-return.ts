/** What the provider people sign in with has sent the browser back with. */

let query: string | undefined

/** Takes it out of the address, where it would stay in the history. Before the router reads the address. */
export function takeProviderReturn(): void {
  const { pathname, search } = window.location
  const parameters = new URLSearchParams(search)
  if (pathname !== '/login' || !parameters.has('state')) return
  query = search.slice(1)
  window.history.replaceState(null, '', pathname)
}

export const providerReturn = (): string | undefined => query

/** It is good for once. */
export function forgetProviderReturn(): void {
  query = undefined
}
