/** Prefills the sign-in form after registration or setting a password. */
const key = 'signInName'

export function carryName(username: string): void {
  sessionStorage.setItem(key, username)
}

/** It stays until somebody has signed in: a form is made more than once. */
export const carriedName = (): string => sessionStorage.getItem(key) ?? ''

export function forgetName(): void {
  sessionStorage.removeItem(key)
}
