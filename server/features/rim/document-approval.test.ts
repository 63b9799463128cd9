import { afterAll, beforeAll, expect, it } from 'vitest'
import { dossiersApi } from '#core/contract/dossiers.ts'
import { type RimDocument, rimApi } from '#core/contract/rim.ts'
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

it('of an earlier file does not count in controlled mode', async () => {
  const { id, project } = await approvedDocument()
  const same = await approvedDocument()
  await upload(id, 'version two')
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  expect(await documentOf(project)).toMatchObject({
    notApprovedHere: true,
    approval: { isCurrent: false },
  })
  expect(await documentOf(same.project)).toMatchObject({ notApprovedHere: false })
  expect((await approve(id)).status).toBe(200)
  expect(await documentOf(project)).toMatchObject({ notApprovedHere: false })
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
