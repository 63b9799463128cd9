import { z } from 'zod'
import { Registration } from '#core/contract/auth.ts'

/** The contract's rules, and the second password that is asked for but never sent. */
export function registrationForm(mismatch: string) {
  return Registration.extend({ confirmPassword: z.string() }).refine(
    ({ password, confirmPassword }) => password === confirmPassword,
    // Always judged, so that all problems show at once.
    { path: ['confirmPassword'], message: mismatch, when: () => true },
  )
}

export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  company: '',
  jobTitle: '',
  department: '',
  setupCode: '',
}
export type RegistrationForm = typeof emptyRegistration
