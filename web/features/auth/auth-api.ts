import { authApi } from '#core/contract/auth.ts'
import { call } from '#web/platform/api-client.ts'
import type { RegistrationForm } from './registration-form.ts'

/** Roles are sent as specified; the server decides. */
export function register({ confirmPassword: _, ...registration }: RegistrationForm) {
  return call(authApi.register, { body: { ...registration, roles: ['user'] } })
}
