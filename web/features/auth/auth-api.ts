import { authApi } from '#core/contract/auth.ts'
import { call } from '#web/platform/api-client.ts'
import type { RegistrationForm } from './registration-form.ts'

/** Roles are sent as specified; the server decides. */
export function register({ confirmPassword: _, setupCode, ...registration }: RegistrationForm) {
  const code = setupCode.trim() === '' ? {} : { setupCode }
  return call(authApi.register, { body: { ...registration, ...code, roles: ['user'] } })
}

/** The token goes in the body: an address would end up in logs. */
export const readLink = (token: string, signal: AbortSignal) =>
  call(authApi.link, { body: { token }, signal })

export const setPassword = (token: string, password: string, code: string | null) =>
  call(authApi.linkPassword, { body: { token, password, code } })
