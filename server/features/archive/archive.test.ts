import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveApi, mostArchived } from '#core/contract/archive.ts'
import { auditApi } from '#core/contract/audit.ts'
import { type CommentFile, commentsApi } from '#core/contract/comments.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { checkArchive } from '#server/archive/archive-seal.ts'
import { readZip, type ZipEntry } from '#server/files/zip-archive.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { sha256 } from '#server/platform/audit.ts'
import { openAuditKey } from '#server/platform/keys/audit-key.ts'
import {
  createMaster,
  createSubmission,
  decideSettings,
  type Person,
  password,
  person,
} from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'
import { builtServer } from '#tests/server-process.ts'

/** Devices with all that is known of them, as a file that can be checked without the hub (21 CFR 11.10(b), (c); Annex 11 §17). */

let circle: RequestHub
let author: Person
let approver: Person
/** A device that went all the way; another one that was deleted; one that stays out. */
let device: { id: number; number: string; submissionId: number; xml: string }
let deleted: number
beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver } = circle)
  await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
  const deviceName = 'Pump <2> & "co"'
  const record = await createMaster(author.api, { deviceName })
  const { pendingChange } = await circle.send(record)
  await approver.api.call(requestsApi.approve, { id: pendingChange.id, body: { password } })
  const { id } = await createSubmission(author.api, { masterDiId: record.id, deviceName })
  await author.api.call(submissionsApi.validate, { id })
  await author.api.call(submissionsApi.sendForApproval, {
    id,
    body: { assignedUserId: approver.id, dueDate },
  })
  await approver.api.call(submissionsApi.approve, { id, body: { password } })
  const { text: xml } = await author.api.get(`/api/submissions/${id}/xml`)
  await author.api.call(exchangeApi.create, { body: { submissionIds: [id], environment: 'production' } })
  const { body: file } = await author.api.upload<CommentFile>(
    commentsApi.upload.path,
    'page 2',
    '../label.txt',
  )
  const comment = { text: 'See page 2', attachmentIds: [file.id] }
  await author.api.call(commentsApi.addToRecord, { id: record.id, body: comment })
  device = { id: record.id, number: record.deviceNumber ?? '', submissionId: id, xml }
  ;({ id: deleted } = await createMaster(author.api))
  await circle.admin.api.call(masterCommandsApi.delete, { id: deleted, body: { reason: 'Never sold' } })
  await createMaster(author.api)
})
afterAll(() => circle.close())

async function archive(masterDiIds: readonly number[], who: Person = author) {
  const { rawPayload, headers, statusCode } = await circle.hub.app.inject({
    method: 'POST',
    url: archiveApi.create.path,
    headers: { authorization: `Bearer ${who.token}` },
    payload: { masterDiIds, reason: 'Retention period ended' },
  })
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toMatch(/device-archive-[\d-]+\.zip/)
  return { bytes: rawPayload, files: await readZip(rawPayload, () => true, 10_000_000) }
}

/** As somebody who owns the database. */
const pastTheHub = (...statements: readonly RawBuilder<unknown>[]) =>
  circle.hub.hub.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of statements) await statement.execute(tx)
  })

const textOf = (files: readonly ZipEntry[], name: string) =>
  files.find((file) => file.name.endsWith(name))?.content.toString('utf8') ?? `no ${name}`
const keys = () => circle.hub.hub.audit.key

it('holds what left and was approved byte for byte, every revision, decision and entry of the trail', async () => {
  const { bytes, files } = await archive([device.id, deleted])
  expect(textOf(files, '-approved.xml')).toBe(device.xml)
  const [left] = JSON.parse(textOf(files, '/exports.json'))
  expect(sha256(textOf(files, left.path))).toBe(left.hash)
  expect(textOf(files, '-label.txt')).toBe('page 2')
  expect(JSON.parse(textOf(files, '/requests.json'))).toMatchObject([
    { intent: 'release', status: 'approved' },
    { status: 'approved', signature: { username: approver.username } },
  ])
  expect(JSON.parse(textOf(files, '/submission-revisions.json')).length).toBeGreaterThan(0)
  const told = textOf(files, 'trail.jsonl').split('\n').slice(0, -1)
  const { rows } = await sql<{ entry: string }>`select entry from audit_entries
    where (entity_type = 'master-di' and entity_id in (${device.id}, ${deleted}))
      or (entity_type = 'submission' and entity_id = ${device.submissionId}) order by seq`.execute(
    circle.hub.hub.db,
  )
  // The last two tell of the archive itself.
  expect(told).toEqual(rows.slice(0, -2).map(({ entry }) => entry))
  expect(await checkArchive(bytes, keys())).toMatchObject({
    problems: [],
    entries: told.length,
    devices: [device.number, expect.any(String)],
  })
})

it('can be read by people', async () => {
  const { files } = await archive([device.id])
  const page = textOf(files, 'overview.html')
  expect(page).toContain('<h1>')
  expect(page).toContain('Pump &lt;2&gt; &amp; &quot;co&quot;')
  expect(page).not.toContain('Pump <2>')
  for (const words of ['Device Name', 'approved', approver.username, 'See page 2', 'sent_for_approval'])
    expect(page).toContain(words)
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => decodeURI(path))
  const folder = dirname(files.find(({ name }) => name.endsWith('overview.html'))?.name ?? '')
  expect(links.length).toBeGreaterThan(1)
  for (const path of links) expect(files.map(({ name }) => name)).toContain(`${folder}/${path}`)
  expect(JSON.parse(textOf(files, 'fields.json')).master.deviceName).toBe('Device Name')
  expect(textOf(files, 'README.txt')).toContain('Retention period ended')
})

it('is told in the trail of each device, with its hash, and removes nothing', async () => {
  const { bytes } = await archive([device.id])
  const { body } = await author.api.call(auditApi.trail, { query: { deviceOf: device.id } })
  expect(body[0]).toMatchObject({
    action: 'exported',
    entityId: device.id,
    changeReason: 'Retention period ended',
    changesData: { changes: [{ field: 'sha256', from: null, to: sha256(bytes) }] },
  })
  expect((await circle.read(device.id)).status).toBe('active')
})

describe('whoever changes it', () => {
  it('is found: each file changed, removed, added, and the key', async () => {
    const { bytes, files } = await archive([device.id])
    const problemsOf = async (changed: readonly ZipEntry[]) =>
      (await checkArchive(writeZip(changed), keys())).problems
    expect(await problemsOf(files)).toEqual([])
    for (const { name } of files) {
      if (name === 'manifest.json') continue
      const flipped = files.map((file) =>
        file.name === name ? { name, content: Buffer.concat([file.content, Buffer.from(' ')]) } : file,
      )
      // A blank behind the signature is none of it.
      if (!name.endsWith('.sig')) expect([name, await problemsOf(flipped)]).not.toEqual([name, []])
      expect([name, await problemsOf(files.filter((file) => file.name !== name))]).not.toEqual([name, []])
    }
    expect(await problemsOf([...files, { name: 'more.txt', content: Buffer.from('x') }])).toEqual([
      'more.txt was added.',
    ])
    const other = mkdtempSync(join(tmpdir(), 'other-key-'))
    const stranger = openAuditKey({ directory: other, secretKeys: undefined, auditKey: undefined })
    expect((await checkArchive(bytes, stranger)).problems).toEqual([expect.stringContaining('not at hand')])
    rmSync(other, { recursive: true })
    await expect(checkArchive(writeZip([]), keys())).rejects.toThrow('not an archive of devices')
    await expect(checkArchive(Buffer.from('x'), keys())).rejects.toThrow('The archive is broken')
  })

  it('is found by openssl and sha256sum alone, with the commands in its README', async () => {
    const { files } = await archive([device.id])
    const directory = mkdtempSync(join(tmpdir(), 'archive-'))
    for (const { name, content } of files) {
      mkdirSync(dirname(join(directory, name)), { recursive: true })
      writeFileSync(join(directory, name), content)
    }
    const { keyId } = keys()
    const publicKey = join(dirname(circle.hub.hub.audit.heads.file), `audit-${keyId}.pub`)
    writeFileSync(join(directory, `audit-${keyId}.pub`), readFileSync(publicKey))
    const commands = [...textOf(files, 'README.txt').matchAll(/^ {2}(\w.*)$/gm)].map(([, line]) => line)
    const script = join(directory, 'check.sh')
    writeFileSync(script, `set -eu\n${commands.join('\n')}\n`)
    chmodSync(script, 0o700)
    const run = () => execFileSync('sh', [script], { cwd: directory, encoding: 'utf8', stdio: 'pipe' })
    expect(commands).toHaveLength(3)
    expect(run()).toContain('Signature Verified Successfully')
    writeFileSync(join(directory, 'people.json'), '[]')
    expect(run).toThrow()
    rmSync(directory, { recursive: true })
  })

  it('is found by the command line, without a database', async () => {
    const { bytes, files } = await archive([device.id])
    const directory = mkdtempSync(join(tmpdir(), 'archive-'))
    const verified = async (name: string, content: Buffer) => {
      writeFileSync(join(directory, name), content)
      const keysIn = dirname(circle.hub.hub.audit.heads.file)
      return builtServer().command(['archive', 'verify', join(directory, name)], { HUB_KEYS_DIR: keysIn })
    }
    expect(await verified('whole.zip', bytes)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^whole.zip: 1 device, .*\nok, \d+ files, \d+ entries/),
    })
    const less = files.filter(({ name }) => !name.endsWith('/requests.json'))
    expect(await verified('less.zip', writeZip(less))).toMatchObject({
      code: 1,
      output: expect.stringContaining('requests.json is missing.'),
    })
    expect(await verified('no.zip', Buffer.from('x'))).toMatchObject({
      code: 2,
      errors: expect.stringContaining('no.zip: The archive is broken.'),
    })
    rmSync(directory, { recursive: true })
  })

  it('past the hub gets no signature', async () => {
    const { id } = await createMaster(author.api)
    const { db } = circle.hub.hub
    await sql`alter table master_revisions disable trigger user`.execute(db)
    await sql`update master_revisions set document = document || '{"deviceName":"Other"}' where record_id = ${id}`.execute(
      db,
    )
    const answer = await author.api.call(archiveApi.create, { body: { masterDiIds: [id], reason: 'Old' } })
    expect(answer.problem).toMatchObject({
      type: 'not_valid',
      message: expect.stringMatching(/^Nothing was archived: revision 1 of .* is not as the hub wrote it/),
    })
    await sql`update master_revisions set document = m.document from master_records m where m.id = record_id and record_id = ${id}`.execute(
      db,
    )
    await sql`alter table master_revisions enable trigger user`.execute(db)
  })

  it.each([
    ['requests', 'signature', sql`signature || '{"printedName":"Nobody"}'`],
    ['submissions', 'status', sql`'draft'`],
    ['submissions', 'document', sql`document || '{"deviceName":"Other"}'`],
  ])('past the hub, in a row of %s, gets no signature: %s', async (table, column, value) => {
    const asked = async (id: number) =>
      author.api.call(archiveApi.create, { body: { masterDiIds: [id], reason: 'Old' } })
    const it = sql.table(table)
    await pastTheHub(
      sql`create schema aside`,
      sql`create table aside.was as select id, ${sql.ref(column)} as value from ${it}`,
      sql`update ${it} set ${sql.ref(column)} = ${value}`,
    )
    const { problem } = await asked(device.id)
    expect(problem.message).toMatch(
      new RegExp(`^Nothing was archived: row \\d+ of ${table}.* is not as the hub wrote it`),
    )
    // Of another device nothing was changed.
    expect((await asked((await createMaster(author.api)).id)).status).toBe(200)
    await pastTheHub(
      sql`update ${it} set ${sql.ref(column)} = value from aside.was where was.id = ${it}.id`,
      sql`drop schema aside cascade`,
    )
    expect((await asked(device.id)).status).toBe(200)
  })
})

it('says what verifying the whole trail found when it was made', async () => {
  const whole = await archive([device.id])
  expect(textOf(whole.files, 'README.txt')).toMatch(/verified at .*: \d+ entries.*\nNothing was wrong/s)
  expect(await checkArchive(whole.bytes, keys())).toMatchObject({ trailProblems: 0 })
  const { id } = await createMaster(author.api)
  await pastTheHub(sql`update master_records set status = 'archived' where id = ${id}`)
  const { bytes, files } = await archive([device.id])
  const told = 'Not everything is as the trail has it: 1 problem anywhere in the hub.'
  expect(textOf(files, 'README.txt')).toContain(told)
  expect(textOf(files, 'overview.html')).toContain(told)
  expect(JSON.parse(textOf(files, 'manifest.json')).verification).toMatchObject({
    ok: false,
    problems: 1,
  })
  expect(await checkArchive(bytes, keys())).toMatchObject({ problems: [], trailProblems: 1 })
})

it('names what is wrong with what was asked, and asks for the permission', async () => {
  const asked = (body: Readonly<Record<string, unknown>>, who: Person = author) =>
    who.api.call(archiveApi.create, { body })
  const unknown = await asked({ masterDiIds: [device.id, 999_999], reason: 'Old' })
  expect(unknown.problem.issues).toEqual([{ path: 'masterDiIds.1', message: 'There is no record 999999' }])
  const nothing = await asked({ masterDiIds: [], reason: ' ' })
  expect(nothing.problem.issues?.map(({ path }) => path)).toEqual(['masterDiIds', 'reason'])
  const many = Array.from({ length: mostArchived + 1 }, (_, place) => place + 1)
  expect((await asked({ masterDiIds: many, reason: 'Old' })).problem.issues?.[0]?.path).toBe('masterDiIds')
  const reader = await person(circle.hub, ['manufacturer-user'])
  expect((await asked({ masterDiIds: [device.id], reason: 'Old' }, reader)).status).toBe(403)
})
