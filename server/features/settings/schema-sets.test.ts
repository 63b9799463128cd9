import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { type SchemaSet, settingsApi } from '#core/contract/settings.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { storeZip } from '#server/files/zip-writer.ts'
import { createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Official schema sets from a zip (decision D14), and the archives that are refused. */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp({ referenceDir: '' })
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const install = (zip: Buffer) =>
  admin.api.upload<SchemaSet[]>('/api/settings/schema-sets', zip, 'eudamed-xsd.zip')
const installed = async () => (await admin.api.call(settingsApi.schemaSets)).body

const file = (name: string, text: string) => ({ name, content: Buffer.from(text) })
const schema = (body: string) =>
  `<?xml version="1.0"?><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${body}</xs:schema>`
const message = file('service/Message.xsd', schema('<xs:include schemaLocation="Message/MessageType.xsd"/>'))
const type = (release: string) =>
  file(
    'service/Message/MessageType.xsd',
    schema(
      `<xs:complexType name="T"><xs:attribute name="version" fixed="${release}" type="xs:string"/></xs:complexType>`,
    ),
  )

/** A zip whose one schema unpacks to far more than it says. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 32))
  const one = storeZip([{ name: 'service/Message.xsd', content: packed }])
  // Marked as deflated in both headers.
  one.writeUInt16LE(8, 8)
  one.writeUInt16LE(8, one.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 10)
  return one
}

describe('a zip that is no schema set', () => {
  it.each<[string, () => Buffer, RegExp]>([
    ['no archive', () => Buffer.from('not a zip'), /broken/],
    ['a bomb', bomb, /more than is accepted/],
    [
      'a path that climbs',
      () => storeZip([message, type('3.0.25'), file('../../evil.xsd', 'x')]),
      /outside of itself/,
    ],
    [
      'an absolute path',
      () => storeZip([message, type('3.0.25'), file('/etc/evil.xsd', 'x')]),
      /outside of itself/,
    ],
    ['no Message.xsd', () => storeZip([type('3.0.25')]), /no service\/Message\.xsd/],
    ['no release', () => storeZip([message]), /does not say its release/],
    [
      'schemas that do not fit',
      () => storeZip([file('service/Message.xsd', '<broken'), type('3.0.25')]),
      /do not fit/,
    ],
  ])('is refused with the reason: %s', async (_name, zip, reason) => {
    const answer = await install(zip())
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.[0]).toMatchObject({ path: 'file' })
    expect(answer.problem.message).toMatch(reason)
    expect(await installed()).toEqual([])
  })

  it('is refused when it is too large, and from others than administrators', async () => {
    expect((await install(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
    const user = await person(hub, ['regulatory-manager'])
    const answer = await user.api.upload('/api/settings/schema-sets', storeZip([message]), 'x.zip')
    expect(answer.status).toBe(403)
  })
})

describe('a schema set', () => {
  it('is installed, replaced, told to the trail, and judges files of its release and its neighbours', async () => {
    const { id } = await createSubmission(admin.api)
    const validated = async () =>
      (await admin.api.call(submissionsApi.validate, { id })).body.validationResults
    expect((await validated())?.schemaValid).toBe(true)
    // It knows no element: everything is refused by it.
    expect((await install(storeZip([message, type('3.0.25')]))).body).toMatchObject([
      { release: '3.0.25', folder: 'eudamed/xsd-3.0.25' },
    ])
    expect((await validated())?.schemaValid).toBe(false)
    expect((await install(storeZip([message, type('3.0.30')]))).body).toHaveLength(2)
    // A set of another line of releases judges nothing.
    await admin.api.call(settingsApi.update, { body: { dtxVersionProduction: '3.1.1' } })
    expect((await validated())?.schemaValid).toBe(true)
    await admin.api.call(settingsApi.update, { body: { dtxVersionProduction: '3.0.25' } })
    const { body } = await admin.api.call(auditApi.trail, {
      query: { action: 'settings_changed', search: 'schema set' },
    })
    expect(body.map(({ changesData }) => changesData?.actionNotes)).toEqual([
      expect.stringMatching(/^Schema set EUDAMED 3\.0\.30 installed, 2 files, SHA-256 [0-9a-f]{64}$/),
      expect.stringMatching(/^Schema set EUDAMED 3\.0\.25 installed/),
    ])
  })

  const official = process.env.HUB_REFERENCE_DIR
  it.runIf(official)('of the Commission is taken as it is, below a folder of its own', async () => {
    const root = join(official ?? '', 'eudamed/xsd-3.0.25')
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.xsd'),
    )
    const files = names.map((name) => ({ name: `xsd/${name}`, content: readFileSync(join(root, name)) }))
    const fresh = await startTestApp({ referenceDir: '' })
    const admin = await person(fresh, ['admin'])
    const zip = storeZip(files)
    const { body } = await admin.api.upload<SchemaSet[]>('/api/settings/schema-sets', zip, 'xsd.zip')
    expect(body.find(({ release }) => release === '3.0.25')).toBeDefined()
    const { id } = await createSubmission(admin.api)
    const { body: submission } = await admin.api.call(submissionsApi.validate, { id })
    // Files are made as 3.0.30: what differs is the version, which the setting judges.
    expect(submission.validationResults).toMatchObject({ schemaValid: true })
    await fresh.close()
  })
})
