import { describe, expect, it } from 'vitest'
import { weaknessOf } from './password.ts'

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'countess7',
  email: 'a.king@example.org',
  company: 'Analytical Engines',
}

describe('a password', () => {
  it.each([
    ...['123456', '12345678', '1234567890', '000000', '111111', '121212', '123123', '654321', '20011987'],
    ...['password', 'Password1', 'P@ssw0rd', 'p4ssw0rd!', 'passwort2024', 'password123', 'PASSWORD!'],
    ...[
      'qwerty',
      'qwerty123',
      'qwertzuiop',
      '1q2w3e4r',
      '1qaz2wsx',
      'asdf1234',
      'zxcvbnm',
      'abc123',
      'qazwsx',
    ],
    ...[
      'letmein',
      'welcome1',
      'Welcome2026',
      'iloveyou',
      'monkey',
      'dragon!',
      'sunshine99',
      'admin',
      'Admin123',
    ],
    ...[
      'aaaaaa',
      'abcabc',
      'trustno1',
      'changeme',
      'football',
      'football1!',
      'loveme'.replace('me', ''),
      'testtest',
    ],
  ])('%s is one of the commonest', (password) => expect(weaknessOf(password, {})).toBe('common'))

  it.each([
    'Lovelace',
    'lovelace1815',
    'AdaLovelace!',
    'countess7',
    'Countess',
    'aking',
    'L0velace',
    'analyticalengines',
  ])('%s is the own name', (password) => expect(weaknessOf(password, ada)).toBe('own-name'))

  it.each([
    'correct horse',
    'correct horse battery',
    'tramway-93-lemon',
    'Gk7#pQz2',
    'lovelace wrote notes',
    'passwordless is the way',
    '938471650273',
    'mzt4ncv',
  ])('%s is neither', (password) => expect(weaknessOf(password, ada)).toBeUndefined())
})
