import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { permissions } from '#core/lifecycle/permissions.ts'
import { password, registerUser, registration, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

describe('the first account of an empty hub', () => {
  it('is its administrator, one only, however many register at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => hub.api().call(authApi.register, { body: registration() })),
    )
    const granted = answers.map((answer) => answer.body.roles.join())
    expect(granted.filter((roles) => roles === 'admin,user')).toHaveLength(1)
    expect(granted.filter((roles) => roles === 'user')).toHaveLength(3)
    const admin = answers.find((answer) => answer.body.roles.includes('admin'))
    expect(admin?.body.permissions).toEqual([...permissions])
  })
})

describe('register', () => {
  it('answers 201 with the user, whatever roles were asked for, and nothing secret', async () => {
    const { user, input } = await registerUser(hub, { roles: ['admin'] })
    expect(user).toMatchObject({
      username: input.username,
      email: input.email,
      company: input.company,
      roles: ['user'],
      isActive: true,
      lastLogin: null,
    })
    expect(JSON.stringify(user)).not.toMatch(/argon|password/i)
  })

  it('names everything wrong at once', async () => {
    const answer = await hub.api().post('/api/auth/register', { username: 'a@', password: 'short' })
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.map((issue) => issue.path).sort()).toEqual(
      ['company', 'email', 'firstName', 'lastName', 'password', 'username', 'username'].sort(),
    )
  })
  void signIn
  void password
})
