import { Credentials } from '#core/contract/auth.ts'

/** What was typed into the sign-in form, or what is missing of it, by field. Loaded when the form is sent. */
export function readCredentials(typed: FormData) {
  const { data, error } = Credentials.safeParse(Object.fromEntries(typed))
  const missing = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? []
  return data ? { credentials: data } : { missing: new Map(missing) }
}
