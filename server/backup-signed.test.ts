import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupPlaces, type Place } from '#tests/backup-places.ts'
import { backupText } from '#tests/backup-text.ts'
import { signUp } from '#tests/web-client.ts'

/** Who vouches for a backup, and who can read it (decision D50). */

const places = backupPlaces()
const { built, inDirectory, emptyPlace, start, stop } = places
afterAll(places.removeAll)

describe('a backup that somebody changed', () => {
  const good = inDirectory('signed.backup')
  const changed = inDirectory('changed.backup')
  let place: Place
  beforeAll(async () => {
    place = await emptyPlace('signed')
    const server = await start(place)
    await signUp(server.address)
    await stop(server)
    const made = await built.command(['backup', good], place)
    expect(made.output).toMatch(/^Signed with the key [0-9a-f]{16}\.$/m)
    const lines = backupText(good).trimEnd().split('\n')
    const [ending = '{}'] = lines.splice(-1)
    const renamed = lines.map((line) => line.replace('"first_name":"', '"first_name":"Not '))
    const content = `${renamed.join('\n')}\n`
    const sha256 = createHash('sha256').update(content).digest('hex')
    writeFileSync(changed, gzipSync(`${content}${JSON.stringify({ ...JSON.parse(ending), sha256 })}\n`))
  }, 300_000)

  it('is refused, though its own hash fits; the trail tells of who restores it all the same', async () => {
    const target = await emptyPlace('changed')
    const refused = await built.command(['restore', changed], target)
    expect(refused).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringContaining('It was changed: its signature'),
    })
    const accepted = await built.command(['restore', '--accept-unproven', changed], target)
    // The rows are not those the trail has.
    expect(accepted).toMatchObject({ code: 1, errors: '' })
    expect(accepted.output).toMatch(/^Row \d+ of users is not as entry \d+ left it\.$/m)
    const verified = await built.command(['audit', 'verify'], target)
    expect(verified.output).toMatch(/^Row \d+ of users had been changed without an entry/m)
    const exported = inDirectory('changed.trail')
    await built.command(['audit', 'export', exported], target)
    expect(readFileSync(exported, 'utf8')).toContain('"field":"acceptedUnproven"')
  })

  it('is not of the hub’s own trail where that was signed differently', async () => {
    const target = await emptyPlace('other-trail')
    const heads = readFileSync(place.HUB_AUDIT_HEADS ?? '', 'utf8')
    const other = heads.replace(/"hash":"[0-9a-f]{4}/, '"hash":"0000')
    writeFileSync(target.HUB_AUDIT_HEADS ?? '', other)
    const refused = await built.command(['restore', good], target)
    expect(refused.errors).toContain('Its audit trail is not the one whose head was signed at')
    writeFileSync(target.HUB_AUDIT_HEADS ?? '', heads)
    const restored = await built.command(['restore', good], target)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toMatch(/^Its signature is good: key [0-9a-f]{16}\.$/m)
    expect(restored.output).toContain('The signed heads of the trail that was here before are kept in')
  })

  it('cannot be read without its key where it was encrypted', async () => {
    const [secret, keyFile] = [inDirectory('encrypted.backup'), inDirectory('backup.key')]
    writeFileSync(keyFile, `${randomBytes(32).toString('base64')}\n`)
    const made = await built.command(['backup', `--key-file=${keyFile}`, secret], place)
    expect(made).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('Encrypted:') })
    const target = await emptyPlace('encrypted')
    expect(await built.command(['restore', secret], target)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('It is encrypted.'),
    })
    const key = readFileSync(keyFile, 'utf8').trim()
    const restored = await built.command(['restore', secret], { ...target, HUB_BACKUP_KEY: key })
    expect(restored).toMatchObject({ code: 0, errors: '' })
  })
})
