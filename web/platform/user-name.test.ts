import { describe, expect, it } from 'vitest'
import { displayName, initials } from './user-name.ts'

describe('names of people', () => {
  it.each([
    [{ firstName: 'Ana', lastName: 'Gómez', username: 'ana', email: 'a@x.eu' }, 'Ana Gómez', 'AG'],
    [{ firstName: 'Ana', lastName: '', username: 'ana', email: 'a@x.eu' }, 'Ana', 'A'],
    [{ firstName: ' ', lastName: null, username: 'ana', email: 'a@x.eu' }, 'ana', 'U'],
    [{ email: 'a@x.eu' }, 'a@x.eu', 'U'],
    [{}, 'User', 'U'],
    [{ firstName: '𠮷田', lastName: 'élan' }, '𠮷田 élan', '𠮷É'],
  ])('%o is shown as %s, %s', (user, name, letters) => {
    expect(displayName(user)).toBe(name)
    expect(initials(user)).toBe(letters)
  })
})
