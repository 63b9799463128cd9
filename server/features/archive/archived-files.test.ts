import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archiveApi } from '#core/contract/archive.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { checkArchive, sealed } from '#server/archive/archive-seal.ts'
import { readZip, type ZipEntry } from '#server/files/zip-archive.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { sha256 } from '#server/platform/audit.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { createComment, createMaster, createSubmission, decideSettings, password } from '#tests/factories.ts'
import { completeSubmission } from '#tests/market-content.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** The files of an archive are the bytes that were approved, left and came (decision D128). */

let circle: RequestHub
let device: number
/** As the hub handed them out, by the ending of their names. */
const left: Record<string, Buffer> = {}
let acknowledgement: string
beforeAll(async () => {
  circle = await startRequestHub()
  const { author, approver } = circle
  await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
  const deviceName = 'Pump "2", Größe 1'
  const record = await createMaster(author.api, { deviceName })
  const { pendingChange } = await circle.send(record)
  await approver.api.call(requestsApi.approve, { id: pendingChange.id, body: { password } })
  device = record.id
  const approved = async (values: object) => {
    const { id } = await createSubmission(author.api, { ...values, masterDiId: record.id, deviceName })
    await author.api.call(submissionsApi.validate, { id })
    const body = { assignedUserId: approver.id, dueDate }
    await author.api.call(submissionsApi.sendForApproval, { id, body })
    expect((await approver.api.call(submissionsApi.approve, { id, body: { password } })).status).toBe(200)
    return id
  }
  const eu = await approved({})
  const made = await author.api.post(`/api/submissions/${eu}/generate-xml`)
  left.xml = made.bytes
  const { body: files } = await author.api.call(exchangeApi.files, { query: { limit: 1 } })
  await author.api.call(exchangeApi.sending, { body: { fileIds: [files[0]?.id ?? 0], sent: true } })
  acknowledgement = acknowledgementOf(made.text)
  const read = await author.api.upload('/api/export/answers', acknowledgement, 'answer.xml')
  expect(read.status).toBe(200)
  const cn = await approved({ ...(await completeSubmission('CN')), targetCountries: ['CN'] })
  for (const file of ['xlsx', 'csv']) {
    const answer = await author.api.post(`/api/submissions/${cn}/files/${file}`)
    expect(answer.status).toBe(200)
    left[file] = answer.bytes
  }
  await createComment(author.api, device)
})
afterAll(() => circle.close())

const archive = () =>
  circle.author.api.post(archiveApi.create.path, { masterDiIds: [device], reason: 'Retention period ended' })

type FileRow = Readonly<Record<'path' | 'hash' | 'sha256' | 'fileName', string>>

async function filesIn(bytes: Buffer) {
  const files = await readZip(bytes, () => true, 10_000_000)
  const rowsOf = (table: string): FileRow[] =>
    JSON.parse(files.find(({ name }) => name.endsWith(`/${table}.json`))?.content.toString('utf8') ?? '[]')
  const fileAt = (path: string) => files.find(({ name }) => name.endsWith(`/${path}`))?.content
  return { files, rowsOf, fileAt }
}

it('are the bytes that the hashes in its tables name, of every kind of file', async () => {
  const { rowsOf, fileAt } = await filesIn((await archive()).bytes)
  for (const [table, count] of [
    ['exports', 3],
    ['answers', 1],
    ['approved-files', 4],
    ['comment-files', 1],
  ] as const) {
    const rows = rowsOf(table)
    expect([table, rows.length]).toEqual([table, count])
    const held = rows.map(({ path }) => [path, sha256(fileAt(path) ?? '')])
    expect(held).toEqual(rows.map(({ path, hash, sha256: sum }) => [path, hash ?? sum]))
  }
  const contents = rowsOf('exports').map(({ path }) => [path.split('.').at(-1), fileAt(path)])
  expect(Object.fromEntries(contents)).toEqual(left)
  expect(fileAt(rowsOf('answers')[0]?.path ?? '')?.toString('utf8')).toBe(acknowledgement)
})

it('are told of in its README: which they are, and where their hashes stand', async () => {
  const { files, rowsOf } = await filesIn((await archive()).bytes)
  const readme = files.find(({ name }) => name === 'README.txt')?.content.toString('utf8') ?? ''
  expect(readme).toContain('byte for byte')
  for (const table of ['exports', 'answers', 'comment-files', 'approved-files']) {
    expect(readme).toContain(`${table}/ as they`)
    for (const { path, hash } of rowsOf(table)) {
      expect(path).toMatch(new RegExp(`^${table}/`))
      expect([table, hash !== undefined]).toEqual([table, ['exports', 'answers'].includes(table)])
    }
  }
})

it('of a workbook hold the table that was approved, under a name that opens', async () => {
  const { rowsOf, fileAt } = await filesIn((await archive()).bytes)
  const paths = rowsOf('approved-files').map(({ path }) => path)
  expect(paths.map((path) => path.replace(/^.*-/, ''))).toEqual([
    'approved.xml',
    ...['approved.xml', 'approved.xlsx.csv', 'approved.csv'],
  ])
  const [table, csv] = paths.slice(2).map((path) => fileAt(path))
  expect(table).toEqual(csv)
})

it('changed past the hub, get no signature', async () => {
  const { db } = circle.hub.hub
  const refused = async (change: RegExp, back: string) => {
    const { problem } = await archive()
    expect([back, problem.type]).toEqual([back, 'not_valid'])
    expect(problem.message).toMatch(change)
  }
  for (const [table, named] of [
    ['exports', /^Nothing was archived: EU-DEVICE-POST.*\.xml of /],
    ['answers', /^Nothing was archived: answer\.xml of /],
    ['approved_files', /^Nothing was archived: the approved xml file of /],
  ] as const) {
    const hash = sql.ref(table === 'approved_files' ? 'sha256' : 'hash')
    const first = sql`(select min(id) from ${sql.table(table)})`
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    await sql`update ${sql.table(table)} set ${hash} = reverse(${hash}) where id = ${first}`.execute(db)
    await refused(named, table)
    await sql`update ${sql.table(table)} set ${hash} = reverse(${hash}) where id = ${first}`.execute(db)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  }
  expect((await archive()).status).toBe(200)
})

it('in another form than their hash says are told of, be the archive signed or not', async () => {
  const { key } = circle.hub.hub.audit
  const { files } = await filesIn((await archive()).bytes)
  const isSeal = ({ name }: ZipEntry) => name.startsWith('checksums.sha256')
  const asText = files
    .filter((file) => !isSeal(file))
    .map((file) =>
      file.name.endsWith('answer.xml')
        ? { ...file, content: Buffer.from(file.content.toString('base64')) }
        : file,
    )
  const { problems } = await checkArchive(writeZip(sealed(key, asText)), key)
  expect(problems).toEqual([
    expect.stringMatching(/^devices\/.*answer\.xml does not have its hash in devices\/.*\/answers\.json\.$/),
  ])
})
