import { describe, expect, it } from 'vitest'
import { emptyRegistration, registrationForm } from './registration-form.ts'

const schema = registrationForm("Passwords don't match")

function problems(values: Partial<typeof emptyRegistration>): Record<string, string> {
  const result = schema.safeParse({ ...emptyRegistration, ...values })
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).reverse(),
  )
}

describe('registration', () => {
  it('shows every problem at once', () => {
    expect(problems({ username: 'ab', password: '12345', confirmPassword: '123456', email: 'a@b' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Valid email is required',
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
      company: 'Company is required',
    })
  })

  it('takes what is right, with job title and department left out', () => {
    const right = { firstName: 'Ana', lastName: 'Gómez', email: 'ana@example.org', username: 'ana' }
    expect(problems({ ...right, password: '123456', confirmPassword: '123456', company: 'Acme' })).toEqual({})
  })
})
