import { describe, expect, it } from 'vitest'
import { displayName, initials } from './user-name.ts'

describe('names of people', () => {
  it.each([
    [
      { firstName: 'Ana', lastName: 'Gómez', username: 'ana', email: 'a@x.eu' },
      'Ana Gómez',
      'AG',
      'S1-2.3-08, S1-2.3-10',
    ],
    [{ firstName: 'Ana', lastName: '', username: 'ana', email: 'a@x.eu' }, 'Ana', 'A', 'S1-2.3-10'],
    [{ firstName: ' ', lastName: null, username: 'ana', email: 'a@x.eu' }, 'ana', 'U', 'S1-2.3-11'],
    [{ email: 'a@x.eu' }, 'a@x.eu', 'U', 'S1-2.3-12'],
    [{}, 'User', 'U', 'S1-2.3-09, S1-2.3-13'],
    [{ firstName: '𠮷田', lastName: 'élan' }, '𠮷田 élan', '𠮷É', 'S1-2.3-08'],
  ])('%o is shown as %s, %s [%s]', (user, name, letters, _ids) => {
    expect(displayName(user)).toBe(name)
    expect(initials(user)).toBe(letters)
  })
})
