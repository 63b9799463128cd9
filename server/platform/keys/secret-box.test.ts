import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSecretBox } from './key-files.ts'
import { createSecretBox, isSealed, SecretLost } from './secret-box.ts'

const key = () => randomBytes(32)

describe('secret box', () => {
  it('opens what it sealed, for the same row alone', () => {
    const box = createSecretBox([key()])
    const sealed = box.seal('whsec_ü', 'webhooks/1')
    expect(isSealed(sealed)).toBe(true)
    expect(sealed).not.toContain('whsec')
    expect(box.open(sealed, 'webhooks/1')).toBe('whsec_ü')
    expect(() => box.open(sealed, 'webhooks/2')).toThrow(SecretLost)
  })

  it('opens what a former key sealed, and says which key is missing', () => {
    const former = key()
    const sealed = createSecretBox([former]).seal('text', 'row')
    const changed = createSecretBox([key(), former])
    expect(changed.open(sealed, 'row')).toBe('text')
    const { keyId } = createSecretBox([former])
    expect(() => createSecretBox([key()]).open(sealed, 'row')).toThrow(keyId)
  })

  it('refuses a text with one changed letter', () => {
    const box = createSecretBox([key()])
    const sealed = box.seal('text', 'row')
    const at = sealed.length - 3
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => box.open(changed, 'row')).toThrow(SecretLost)
  })
})

describe('key files', () => {
  it('are created once, for their owner alone', () => {
    const directory = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys')
    const sealed = openSecretBox({ directory, secretKeys: undefined }).seal('text', 'row')
    expect(openSecretBox({ directory, secretKeys: undefined }).open(sealed, 'row')).toBe('text')
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    expect(statSync(join(directory, 'secrets.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(directory, 'secrets.key'), 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=\n$/)
  })

  it('give way to the keys of the environment', () => {
    const text = randomBytes(32).toString('base64')
    const box = openSecretBox({ directory: '/nowhere', secretKeys: text })
    expect(box.open(box.seal('a', 'b'), 'b')).toBe('a')
    expect(() => openSecretBox({ directory: '/nowhere', secretKeys: 'short' })).toThrow('32 bytes')
  })
})
