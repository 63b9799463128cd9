import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dossiersApi } from '#core/contract/dossiers.ts'
import { type RimDocument, rimApi } from '#core/contract/rim.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { decideSettings, type Person, password, person } from '#tests/factories.ts'
import { hasPoppler, packed, pdfPages } from '#tests/pdf-text.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** An approval is of the content of a document and of its newest file. */

let hub: TestApp
let editor: Person
let approver: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['submission-coordinator'])
  approver = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

const upload = async (id: number, bytes: string) =>
  (await editor.api.upload<RimDocument>(`/api/rim/documents/${id}/files`, bytes, 'cer.txt')).body
const approve = (id: number) => approver.api.call(rimApi.approveDocument, { id, body: { password } })
const documentOf = async (submissionId: number) =>
  (await editor.api.call(rimApi.documents, { query: { submissionId } })).body[0]
async function approvedDocument() {
  const { body: project } = await editor.api.call(rimApi.createSubmission, { body: {} })
  const body = { name: 'Clinical evaluation', submissionIds: [project.id] }
  const { id } = (await editor.api.call(rimApi.createDocument, { body })).body
  await upload(id, 'version one')
  expect((await approve(id)).body).toMatchObject({ status: 'approved', approval: { isCurrent: true } })
  return { id, project: project.id }
}

it('does not cover a later file, which is approved anew', async () => {
  const { id, project } = await approvedDocument()
  expect((await approve(id)).problem.message).toBe('This document is approved already.')
  // The same file again is the file that was approved.
  expect((await upload(id, 'version one')).approval?.isCurrent).toBe(true)
  expect(await upload(id, 'version two')).toMatchObject({
    status: 'approved',
    approval: { printedName: approver.name, isCurrent: false },
  })
  expect((await documentOf(project))?.approval?.isCurrent).toBe(false)
  expect((await approve(id)).body.approval?.isCurrent).toBe(true)
  expect((await documentOf(project))?.approval?.isCurrent).toBe(true)
})

it.skipIf(!hasPoppler)('is shown in the dossier of its project with the file it was of', async () => {
  const { id, project } = await approvedDocument()
  const told = async () => {
    const url = dossiersApi.project.path.replace(':id', String(project))
    return packed(pdfPages((await editor.api.get(url)).bytes).join('\n'))
  }
  expect(await told()).not.toContain(packed('another file since'))
  await upload(id, 'version two')
  expect(await told()).toContain(packed('2: another file since'))
})

it('of open mode, or of an earlier file, does not count in controlled mode', async () => {
  const { id, project } = await approvedDocument()
  const same = await approvedDocument()
  await upload(id, 'version two')
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  expect(await documentOf(project)).toMatchObject({
    notApprovedHere: true,
    approval: { isCurrent: false },
  })
  expect(await documentOf(same.project)).toMatchObject({
    notApprovedHere: true,
    approval: { isCurrent: true },
  })
  // Who approved it in open mode wrote nothing of it.
  for (const one of [id, same.id]) expect((await approve(one)).status).toBe(200)
  for (const one of [project, same.project]) {
    expect(await documentOf(one)).toMatchObject({ notApprovedHere: false, approval: { isCurrent: true } })
  }
  expect((await approve(id)).problem.message).toBe('This document is approved already.')
})

it('of what somebody wrote herself in open mode is given by somebody else in controlled mode', async () => {
  await decideSettings(hub, { wayOfWorking: 'open' })
  const author = await person(hub, ['regulatory-manager'])
  const body = { name: 'Risk file', status: 'approved' } as const
  const { id } = (await author.api.call(rimApi.createDocument, { body })).body
  const approveOwn = () => author.api.call(rimApi.approveDocument, { id, body: { password } })
  expect((await approveOwn()).status).toBe(200)
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  expect(await approveOwn()).toMatchObject({
    status: 403,
    problem: { message: 'You wrote part of this document. Someone else has to approve it.' },
  })
  expect((await approve(id)).status).toBe(200)
})

it('stands in the trail with what was approved and how it was signed, and is kept when the next one is given', async () => {
  await decideSettings(hub, { wayOfWorking: 'open' })
  const { id, project } = await approvedDocument()
  await upload(id, 'version two')
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  const { revision, fileHash } = (await approve(id)).body
  const { rows } = await sql<{ entry: string }>`
    select entry from audit_entries
    where entity_type = 'rim-document' and entity_id = ${id} and action = 'approved' order by seq`.execute(
    hub.hub.db,
  )
  const [inOpenMode, signed] = rows.map(({ entry }) => JSON.parse(entry).changesData)
  expect(inOpenMode).toMatchObject({
    changes: [
      { field: 'status', from: 'draft', to: 'approved' },
      { field: 'approvedBy', from: null, to: approver.name },
    ],
    decision: { byContributor: false, signature: null, files: [{ file: 'cer.txt' }] },
  })
  expect(signed).toMatchObject({
    changes: [{ field: 'approvedBy', from: approver.name, to: approver.name }],
    decision: {
      revision,
      files: [{ file: 'cer.txt', sha256: fileHash }],
      signature: { printedName: approver.name, userId: approver.id, meaning: 'approval' },
    },
  })
  if (!hasPoppler) return
  const url = dossiersApi.project.path.replace(':id', String(project))
  const told = packed(pdfPages((await editor.api.get(url)).bytes).join('\n'))
  expect(told).toContain(packed('Signed, meaning approval. Decided in controlled mode.'))
  expect(told).toContain(packed(`Approved before by ${approver.name}`))
  expect(told).toContain(packed('Revision 2. Decided in open mode.'))
})

it('of an earlier release keeps the mode it was given in', async () => {
  const { db } = hub.hub
  await decideSettings(hub, { wayOfWorking: 'open' })
  const inOpenMode = await approvedDocument()
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  const controlled = await approvedDocument()
  // As they were kept before: the last one, in the row of the document.
  await sql`alter table rim_items add column approval jsonb`.execute(db)
  await sql`
    update rim_items set approval = jsonb_build_object('revision', given.revision, 'hash', hash, 'fileHash', file_hash,
      'userId', user_id, 'username', username, 'printedName', printed_name, 'signedAt', decided_at)
    from rim_approvals given where document_id = rim_items.id`.execute(db)
  await sql`drop table rim_approvals`.execute(db)
  await migrations['117-approvals-of-documents']?.up(db)
  expect(await documentOf(inOpenMode.project)).toMatchObject({ notApprovedHere: true })
  expect(await documentOf(controlled.project)).toMatchObject({
    notApprovedHere: false,
    approval: { printedName: approver.name, isCurrent: true },
  })
})

it.each(['open', 'controlled'] as const)(
  'is not of a file that came after the document was read, in %s mode',
  async (wayOfWorking) => {
    await decideSettings(hub, { wayOfWorking })
    const { body: project } = await editor.api.call(rimApi.createSubmission, { body: {} })
    const body = { name: 'Clinical evaluation', submissionIds: [project.id] }
    const { id } = (await editor.api.call(rimApi.createDocument, { body })).body
    const seen = async () => {
      const { revision, fileHash } = (await documentOf(project.id)) as RimDocument
      return { revision, fileHash, password }
    }
    const sign = (given: Awaited<ReturnType<typeof seen>>) =>
      approver.api.call(rimApi.approveDocument, { id, body: given })
    const without = await seen()
    await upload(id, 'version one')
    expect(await sign(without)).toMatchObject({ status: 409, problem: { type: 'stale_record' } })
    const first = await seen()
    await upload(id, 'version two')
    const refused = await sign(first)
    expect(refused).toMatchObject({ status: 409, problem: { type: 'stale_record' } })
    const second = await seen()
    expect(refused.problem).toMatchObject({ record: { fileHash: second.fileHash, approval: null } })
    expect((await sign(second)).body).toMatchObject({ status: 'approved', approval: { isCurrent: true } })
  },
)
