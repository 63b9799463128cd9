interface Named {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly username?: string | null
  readonly email?: string | null
}

const filled = (text: string | null | undefined): string => text?.trim() ?? ''

/** First plus last name; otherwise username; otherwise e-mail; otherwise 'User' (document 1, section 2.3). */
export function displayName({ firstName, lastName, username, email }: Named): string {
  const full = `${filled(firstName)} ${filled(lastName)}`.trim()
  return full || filled(username) || filled(email) || 'User'
}

/** Initials of first and last name, else 'U'. */
export function initials({ firstName, lastName }: Named): string {
  // By code point, not by code unit.
  const letters = [firstName, lastName].map((name) => [...filled(name)][0] ?? '').join('')
  return letters.toUpperCase() || 'U'
}
