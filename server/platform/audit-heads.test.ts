import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhooksApi } from '#core/contract/webhooks.ts'
import { checkHead, readHeads, TrailDiffers } from '#server/platform/audit-heads.ts'
import { evidenceOf, verifyTrail } from '#server/platform/audit-verification.ts'
import { keepHeadWhenDue, signNow, tellKeyChange } from '#server/platform/head-keeping.ts'
import { openAuditKey, readAuditKeys } from '#server/platform/keys/audit-key.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Heads of the trail, signed and kept outside the database (decision D50). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const file = () => hub.hub.audit.heads.file
const heads = () => readHeads(file()).heads

describe('a head', () => {
  it('is signed when one is due, once for what there is, and told to webhooks', async () => {
    const hook = {
      name: 'Elsewhere',
      url: 'http://127.0.0.1:1/',
      events: ['audit.head' as const],
      isActive: true,
    }
    const { body: made } = await admin.api.call(webhooksApi.create, { body: hook })
    await keepHeadWhenDue(hub.hub)
    await keepHeadWhenDue(hub.hub)
    expect(heads()).toHaveLength(1)
    await createMaster(admin.api)
    await keepHeadWhenDue(hub.hub)
    expect(heads()).toHaveLength(1)
    hub.clock.advance({ minutes: 60 })
    await keepHeadWhenDue(hub.hub)
    expect(heads().map(({ entries, seq }) => entries - seq)).toEqual([0, 0])
    expect(heads().map((head) => checkHead(hub.hub.audit.key, head))).toEqual(['good', 'good'])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    const { body: deliveries } = await admin.api.call(webhooksApi.deliveries, { id: made.id })
    expect(deliveries.map(({ body }) => JSON.parse(body))).toMatchObject([
      { event: 'audit.head', signature: heads()[1]?.signature },
      { event: 'audit.head', signature: heads()[0]?.signature },
    ])
  })

  it('is signed no further where the trail is not the one that was signed', async () => {
    const whole = readFileSync(file(), 'utf8')
    writeFileSync(file(), whole.replaceAll(/"hash":"[0-9a-f]{4}/g, '"hash":"0000'))
    await createMaster(admin.api)
    await expect(signNow(hub.hub)).rejects.toThrow(TrailDiffers)
    const { problems } = await verifyTrail(hub.hub.db, evidenceOf(hub.hub))
    expect(problems.map(({ kind }) => kind)).toEqual(['head', 'head', 'head', 'head'])
    writeFileSync(file(), `${whole}nothing\n`)
    expect((await verifyTrail(hub.hub.db, evidenceOf(hub.hub))).problems).toMatchObject([
      { kind: 'head', message: 'Line 3 of the file of signed heads is no head.' },
    ])
    writeFileSync(file(), whole)
  })

  it('of a former key stays proven by its public key, and the change is told', async () => {
    const directory = dirname(file())
    rmSync(join(directory, 'audit.key'))
    const key = openAuditKey({ directory, secretKeys: undefined, auditKey: undefined })
    const changed = { ...hub.hub, audit: { ...hub.hub.audit, key } }
    await tellKeyChange(changed)
    await signNow(changed)
    expect(new Set(heads().map(({ keyId }) => keyId)).size).toBe(2)
    expect(await verifyTrail(hub.hub.db, evidenceOf(changed))).toMatchObject({
      ok: true,
      head: { keyId: key.keyId },
    })
    const { body } = await admin.api.get<object[]>('/api/audit-trail?action=key_changed')
    expect(body).toMatchObject([{ changesData: { changes: [{ field: 'keyId', to: key.keyId }] } }])
  })
})

describe('the key', () => {
  it('is its owner’s alone, may come from the environment, and is no other kind of key', () => {
    const directory = mkdtempSync(join(tmpdir(), 'audit-key-'))
    const place = { directory, secretKeys: undefined, auditKey: undefined }
    const { keyId } = openAuditKey(place)
    expect(readdirSync(directory).toSorted()).toEqual([`audit-${keyId}.pub`, 'audit.key'])
    expect(statSync(join(directory, 'audit.key')).mode & 0o777).toBe(0o600)
    const pem = readFileSync(join(directory, 'audit.key'), 'utf8')
    expect(pem).toMatch(/^-----BEGIN PRIVATE KEY-----/)
    expect(openAuditKey({ ...place, auditKey: pem.replaceAll('\n', '\\n') }).keyId).toBe(keyId)
    expect(() => openAuditKey({ ...place, auditKey: 'no key' })).toThrow('no Ed25519 key')
    expect(readAuditKeys({ ...place, directory: join(directory, 'none') }).keyIds).toEqual([])
    rmSync(directory, { recursive: true })
  })
})

/** The commands of docs/verifying-the-trail.md, as they stand there, by nothing but a shell. */
describe('somebody else, with openssl alone', () => {
  const text = readFileSync(join(projectRoot, 'docs/verifying-the-trail.md'), 'utf8')
  const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command = '']) => command)
  let directory: string
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'somebody-else-'))
    await signNow(hub.hub)
    const entries = await hub.hub.db.selectFrom('audit_entries').select('entry').orderBy('seq').execute()
    writeFileSync(join(directory, 'trail.jsonl'), entries.map(({ entry }) => `${entry}\n`).join(''))
    writeFileSync(join(directory, 'audit-heads.jsonl'), readFileSync(file()))
    for (const name of readdirSync(dirname(file())).filter((one) => one.endsWith('.pub')))
      writeFileSync(join(directory, name), readFileSync(join(dirname(file()), name)))
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  const run = () => {
    const script = join(directory, 'check.sh')
    writeFileSync(script, `set -eu\n${commands.join('\n')}`)
    chmodSync(script, 0o700)
    return execFileSync('sh', [script], { cwd: directory, encoding: 'utf8', stdio: 'pipe' })
  }

  it('checks the head and the chain', () => {
    expect(commands.length).toBeGreaterThanOrEqual(3)
    const output = run()
    expect(output).toContain('Signature Verified Successfully')
    expect(output).toContain('The chain is whole')
    expect(output).toContain('The head belongs to this trail')
  })

  it('finds one changed letter of an entry, and of a head', () => {
    const trail = join(directory, 'trail.jsonl')
    const whole = readFileSync(trail, 'utf8')
    writeFileSync(trail, whole.replace('"registered"', '"registerex"'))
    expect(run).toThrow()
    writeFileSync(trail, whole)
    const kept = join(directory, 'audit-heads.jsonl')
    writeFileSync(kept, readFileSync(kept, 'utf8').replaceAll(/"entries":(\d+)/g, '"entries":1$1'))
    expect(run).toThrow()
  })
})
