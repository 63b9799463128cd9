import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { amount, within } from '#tests/amount.ts'
import { endpoints, nameOf, pathWith } from '#tests/contract-endpoints.ts'
import {
  createComment,
  createMaster,
  createSubmission,
  euSubmissionInput,
  masterInput,
  type Person,
  person,
  uploadOtherValues,
} from '#tests/factories.ts'
import { createNounsAround } from '#tests/integration-factories.ts'
import { bodyOf, oddNumber, oddText } from '#tests/odd-values.ts'
import { createOperatorNouns, operatorInput } from '#tests/operator-factories.ts'
import { uploadToLookAt } from '#tests/preview-factories.ts'
import { readOfRegister } from '#tests/register-reads.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/**
 * Bodies and queries nobody would think of. The client checks each answer against the contract and throws at
 * a 5xx; here is looked at what is left behind.
 */

let hub: TestApp
let admin: Person
let ids: Record<string, number> = {}
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  const submission = await createSubmission(admin.api)
  const { api } = await person(hub)
  const request = { id: (await createMaster(api)).id, body: { changeReason: 'The label is old' } }
  const asked = await api.call(masterCommandsApi.requestUpdate, request)
  ids = {
    ...(await createOperatorNouns(admin.api, (await createMaster(admin.api)).id)),
    ...(await createComment(admin.api, (await createMaster(admin.api)).id)),
    'master-di': (await createMaster(admin.api)).id,
    submissions: submission.id,
    'eudamed-udi-submissions': submission.id,
    requests: asked.body.pendingChange.id,
    ...(await createNounsAround(admin.api)),
    jobs: await uploadOtherValues(admin.api),
    imports: await uploadToLookAt(admin.api),
    register: await readOfRegister(admin.api),
  }
})
afterAll(() => hub.close())

const runs = { numRuns: amount(12, 1000), endOnFailure: true }

const goodBody = (each: Endpoint) => () =>
  each.path.startsWith('/api/master-di')
    ? masterInput()
    : each.path.startsWith('/api/submissions')
      ? euSubmissionInput()
      : each.path === '/api/actors'
        ? operatorInput()
        : each.path.startsWith('/api/eudamed-udi-submissions')
          ? { udi: '1', basicUdi: '2', deviceNumber: '3', deviceName: '4', manufacturerName: '5' }
          : {}

const idOf = ({ path }: Endpoint) => {
  const [, , noun = '', part = ''] = path.split('/')
  return ids[`${noun}/${part}`] ?? ids[noun] ?? 1
}

/** What must be true of everything stored, whatever was sent. */
async function expectWholeness(): Promise<void> {
  const { db } = hub.hub
  const stored = db.withoutPlugins()
  const records = await stored
    .selectFrom('master_records')
    .leftJoin('master_revisions', (join) =>
      join.onRef('record_id', '=', 'id').onRef('master_revisions.revision', '=', 'master_records.revision'),
    )
    .select(['id', 'master_records.document', 'master_revisions.document as revised'])
    .execute()
  for (const record of records) expect(record.document).toEqual(record.revised)
  const submissions = await stored
    .selectFrom('submissions')
    .leftJoin('submission_revisions', (join) =>
      join
        .onRef('submission_id', '=', 'id')
        .onRef('submission_revisions.revision', '=', 'submissions.revision'),
    )
    .select(['id', 'submissions.document', 'submission_revisions.document as revised'])
    .execute()
  for (const submission of submissions) expect(submission.document).toEqual(submission.revised)
  const told = await db
    .selectFrom('audit_entries')
    .select(['entity_id', 'entity_type', 'action'])
    .where('action', 'in', ['created', 'deleted'])
    .execute()
  const idsOf = (kind: string) =>
    told
      .filter((entry) => entry.entity_type === kind && entry.action === 'created')
      .map(({ entity_id }) => entity_id)
  // A draft that is deleted leaves its revisions and its entries.
  const gone = new Set(
    told
      .filter(({ entity_type, action }) => entity_type === 'submission' && action === 'deleted')
      .map(({ entity_id }) => entity_id),
  )
  expect(new Set(idsOf('master-di'))).toEqual(new Set(records.map((record) => record.id)))
  expect(new Set(idsOf('submission').filter((id) => !gone.has(id)))).toEqual(
    new Set(submissions.map((submission) => submission.id)),
  )
}

const named = (list: readonly Endpoint[]) => list.map((each) => [nameOf(each), each] as const)

describe.each(named(endpoints.filter((each) => each.body !== undefined && each.body !== 'file')))(
  '%s',
  (_, each) => {
    it('answers any body with what the contract allows, and keeps everything whole', {
      timeout: within(120_000),
    }, async () => {
      const statuses = new Set<number>()
      await fc.assert(
        fc.asyncProperty(bodyOf(each, goodBody(each)), async (body) => {
          const answer = await admin.api.raw({
            method: each.method,
            url: pathWith(each, idOf(each)),
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          })
          statuses.add(answer.status)
        }),
        runs,
      )
      // Whoever guesses a password a thousand times is locked out.
      const guesses = 'password' in (each.body as z.ZodObject).shape ? [429] : []
      for (const status of statuses) expect([200, 201, 400, 401, 404, 409, ...guesses]).toContain(status)
      await expectWholeness()
      // Whatever was let in can be read again.
      for (const path of ['/api/master-di', '/api/submissions'])
        expect((await admin.api.get(path)).status).toBe(200)
    })
  },
)

describe.each(named(endpoints.filter((each) => each.query !== undefined)))('%s', (_, each) => {
  it('answers any query with what the contract allows', { timeout: within(120_000) }, async () => {
    const names = each.query instanceof z.ZodObject ? Object.keys(each.query.shape) : ['a']
    const query = fc.array(
      fc.tuple(
        fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, oddText),
        fc.oneof(oddText, oddNumber.map(String)),
      ),
      { maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const encoded = pairs.map((pair) =>
          pair.map((text) => encodeURIComponent(storableText(text))).join('='),
        )
        const url = `${pathWith(each, idOf(each))}?${encoded.join('&')}`
        const answer = await admin.api.raw({ method: each.method, url })
        // What stands at its address may have been deleted by a body of above; of nothing that can be sent there is no file.
        // A public file stands under a secret, which nothing odd is.
        const names = each.path.includes(':id') || (each.access === 'public' && each.response === 'file')
        const more = [...(names ? [404] : []), ...(each.response === 'file' ? [409] : [])]
        expect([200, 400, ...more, 414, 415]).toContain(answer.status)
      }),
      runs,
    )
  })
})

describe('an uploaded file', () => {
  it('of any content is read or refused', { timeout: within(120_000) }, async () => {
    const columns = fc.constantFrom(
      'deviceNumber',
      'basicUdiDi',
      'udiDi',
      'registrationType',
      'marketAvailability',
      'deviceName',
      'manufacturerName',
      'targetCountries',
      'primaryDI',
      'companyName',
      'brandName',
      'shelfLife',
      'versionNumber',
      '__proto__',
      '',
    )
    const cell = fc.oneof(
      oddText,
      fc.constantFrom('EU', '1.0', '2.0-draft', '5', 'true', '"', '""', '"a', 'a"b'),
    )
    const text = fc
      .tuple(
        fc.array(columns, { maxLength: 7 }),
        fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 8 }),
        fc.constantFrom(',', ';', '\t'),
      )
      .map(([header, rows, mark]) => [header, ...rows].map((cells) => cells.join(mark)).join('\n'))
    const addresses = fc.constantFrom('/api/master-di/bulk-upload', '/api/submissions/bulk-upload')
    const content = fc.oneof(
      text.map((each) => Buffer.from(each)),
      text.map((each) => Buffer.from(`\uFEFF${each}`, 'utf16le')),
      fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each)),
    )
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.constantFrom('a.csv', 'a.xlsx'),
        addresses,
        async (file, name, address) => {
          const answer = await admin.api.upload<
            Record<'processed' | 'successful' | 'failed' | 'skipped', number>
          >(address, file, name)
          expect([200, 400]).toContain(answer.status)
          if (answer.status !== 200) return
          const { processed, successful, failed, skipped } = answer.body
          expect(processed).toBe(successful + failed + skipped)
        },
      ),
      runs,
    )
    await expectWholeness()
    expect((await admin.api.get('/api/master-di')).status).toBe(200)
  })
})
