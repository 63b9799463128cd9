import { createHash, randomInt } from 'node:crypto'

/** Codes on paper, each in place of a code of the app, once. */

const howMany = 10
/** Crockford's base 32: nothing that is read for something else. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 120 bits, so that a hash of it is not undone by trying (ASVS 5.0, 6.5.2 asks for 112). */
const length = 24

const part = (text: string, at: number) => text.slice(at, at + 4)

export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
    return [0, 4, 8, 12, 16, 20].map((at) => part(code, at)).join('-')
  })
}

/** As typed: O is read as 0, I and L as 1. */
function plain(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
}

export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(plain(code)).digest('hex')
