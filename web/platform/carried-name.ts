/** Who has just registered, or set a password, signs in next: the form knows the name. */
const key = 'signInName'

export function carryName(username: string): void {
  sessionStorage.setItem(key, username)
}

/** It stays until somebody has signed in: a form is made more than once. */
export const carriedName = (): string => sessionStorage.getItem(key) ?? ''

export function forgetName(): void {
  sessionStorage.removeItem(key)
}
