import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { emdnApi } from '#core/contract/emdn.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { emdnCategories } from '#core/identifiers/emdn-code.ts'
import { createOutgoing } from '#server/platform/outgoing.ts'
import { decideSettings, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { workbook } from '#tests/workbook.ts'

/** A stand-in for the Commission's site; what stands at each path. */
const site = new Map<string, string | Buffer>()
let server: Server
let port = 0
let hub: TestApp
let admin: Person
const at = (path: string) => `http://127.0.0.1:${port}${path}`
const lines = (term: string) => [
  ['EMDN v.2026', '', '', '', '', ''],
  ['CATEGORY', 'CATEGORY DESCRIPTION', 'CODE', 'TERM EMDN', 'LEVEL', 'TERMINAL LEVEL'],
  ...[...emdnCategories].map((letter) => [
    letter,
    `CATEGORY ${letter}`,
    letter,
    `CATEGORY ${letter}`,
    '1',
    'NO',
  ]),
  ['A', 'CATEGORY A', 'A01', term, '2', 'YES'],
]
const workbookPath = '/build/EMDN%20v2026_EN..xlsx'

beforeAll(async () => {
  server = createServer((request, response) => {
    const content = site.get(request.url ?? '')
    if (request.url === '/refuses') response.writeHead(403).end('no')
    else if (request.url === '/moved') response.writeHead(302, { location: workbookPath }).end()
    else if (request.url === '/large') response.end(Buffer.alloc(11 * 1024 * 1024, 'a'))
    else if (request.url === '/drips') response.writeHead(200).write('code,term\n')
    else if (content !== undefined)
      response.setHeader('last-modified', 'Mon, 06 Apr 2026 10:00:00 GMT').end(content)
    else if (request.url !== '/silent') response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  hub = await startTestApp({ outgoing: createOutgoing({ allowPrivate: true, timeoutMs: 2500 }) })
  admin = await person(hub, ['admin'])
})
beforeEach(async () => {
  site.set(workbookPath, await workbook(lines('NEEDLES')))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await hub.close()
})

const versions = async () => (await admin.api.call(emdnApi.versions)).body

describe('the whole EMDN from the site of the Commission', () => {
  it('is looked at before, with its size and its day, and then is in force; the trail names where it came from', async () => {
    await decideSettings(hub, { emdnAddress: at('/moved') })
    const { body: seen } = await admin.api.call(emdnApi.previewDownload)
    expect(seen).toMatchObject({ entries: 24, complete: true, modifiedAt: '2026-04-06T10:00:00.000Z' })
    expect([seen.bytes, await versions()]).toMatchObject([site.get(workbookPath)?.length, { length: 1 }])
    await decideSettings(hub, { emdnAddress: at(workbookPath) })
    const { body } = await admin.api.call(emdnApi.importDownload, { body: { sha256: seen.sha256 } })
    expect(body.version).toMatchObject({
      name: 'EMDN v2026_EN',
      isCurrent: true,
      entries: 24,
      complete: true,
    })
    const trail = (await admin.api.call(auditApi.trail, { query: { entityType: ['emdn'] } })).body
    expect(trail[0]?.changesData?.actionNotes).toContain(`Downloaded from ${at(workbookPath)}`)
  })

  it('is not loaded where the file is another one by then', async () => {
    await decideSettings(hub, { emdnAddress: at(workbookPath) })
    const { body: seen } = await admin.api.call(emdnApi.previewDownload)
    site.set(workbookPath, await workbook(lines('OTHER NEEDLES')))
    const before = await versions()
    const again = await admin.api.call(emdnApi.importDownload, { body: { sha256: seen.sha256 } })
    expect([again.status, again.problem.type]).toEqual([409, 'stale_record'])
    expect(await versions()).toEqual(before)
  })

  it.each([
    ['/silent', 'No answer came in time'],
    ['/drips', 'No answer came in time'],
    ['/refuses', 'answered with 403'],
    ['/nowhere', 'answered with 404'],
    ['/large', 'too large'],
    ['/page', 'a web page'],
    ['/other.csv', 'This is not an EMDN file'],
    ['/broken.xlsx', 'something other than the EMDN'],
  ])('says what %s did instead, and changes nothing', async (path, said) => {
    site.set('/page', '<!doctype html><title>Sign in</title>')
    site.set('/other.csv', 'deviceNumber,deviceName\nA,B\n')
    site.set('/broken.xlsx', (site.get(workbookPath) as Buffer).subarray(0, 500))
    await decideSettings(hub, { emdnAddress: at(path) })
    const before = await versions()
    for (const answer of [
      await admin.api.call(emdnApi.previewDownload),
      await admin.api.call(emdnApi.importDownload, { body: { sha256: '0'.repeat(64) } }),
    ]) {
      expect([answer.status, answer.problem.issues?.[0]?.path]).toEqual([400, 'address'])
      expect(answer.problem.issues?.[0]?.message).toContain(said)
      expect(answer.problem.issues?.[0]?.message).toContain('Nothing was changed')
    }
    expect(await versions()).toEqual(before)
  })

  it('asks nobody without an address, and never an address that would not be asked', async () => {
    await decideSettings(hub, { emdnAddress: null })
    const { status, problem } = await admin.api.call(emdnApi.previewDownload)
    expect([status, problem.issues?.[0]?.message]).toEqual([400, expect.stringContaining('No address')])
    for (const emdnAddress of ['ftp://example.org/a.xlsx', 'https://a:b@example.org/emdn.xlsx'])
      expect(
        (await admin.api.call(settingsApi.update, { body: { emdnAddress } })).problem.issues?.[0]?.path,
      ).toBe('emdnAddress')
  })

  it('is for administrators', async () => {
    const user = await person(hub)
    expect((await user.api.call(emdnApi.previewDownload)).status).toBe(403)
    expect((await user.api.call(emdnApi.importDownload, { body: { sha256: '0'.repeat(64) } })).status).toBe(
      403,
    )
  })
})
