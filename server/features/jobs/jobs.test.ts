import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { type ImportResult, type Job, jobsApi } from '#core/contract/imports.ts'
import { type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { whileSecondBatchWaits } from '#tests/second-batch.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const url = '/api/master-di/bulk-upload'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

/** What the trail says of an import, oldest first. */
async function told(id: number) {
  const query = { action: 'imported', sort: 'timestamp' as const }
  const { body } = await user.api.call(auditApi.master, { query })
  return body.filter(({ entityId }) => entityId === id)
}

const job = async (id: number) => (await user.api.call(jobsApi.get, { id })).body

describe('an upload that prefers to be answered at once', () => {
  it('is: 202 with the address of its job, which counts up to the end [S1-9-27]', async () => {
    const file = madeUpGudidTable(1200)
    const csv = `${gudidCsv(file)}X,,,\n`
    const seen: number[] = []
    const look = async (id: number) => {
      const now = await job(id)
      expect(now.processed).toBe(now.done)
      seen.push(now.done)
      return now
    }
    const answer = await whileSecondBatchWaits(hub, async () => {
      const headers = { prefer: 'respond-async' }
      const begun = await user.api.upload<Job>(url, csv, 'my devices.csv', { headers })
      for (let now = begun.body; now.status === 'running' && now.done === 0; ) now = await look(now.id)
      return begun
    })
    expect(answer.status).toBe(202)
    expect(answer.headers.location).toBe(`/api/jobs/${answer.body.id}`)
    expect(answer.headers['preference-applied']).toBe('respond-async')
    expect(answer.body).toMatchObject({
      status: 'running',
      fileName: 'my devices.csv',
      total: 1201,
      message: null,
    })
    let now = await look(answer.body.id)
    for (; now.status === 'running'; now = await look(now.id)) await breathe()
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.filter((done) => done > 0 && done < 1201)).not.toEqual([])
    expect(now).toMatchObject({ status: 'done', done: 1201, successful: 1200, failed: 1, skipped: 0 })
    expect(now.errorFile).toBe(`/api/jobs/${now.id}/errors`)
    expect(hub.jobErrors).toEqual([])
  })

  it('is refused at once where the file is', async () => {
    const answer = await user.api.upload(url, 'a,b\n1,2\n', 'a.csv', { headers: { prefer: 'respond-async' } })
    expect(answer.status).toBe(400)
  })
})

describe('a job', () => {
  it('is told to the trail with its file, who sent it and what became of its rows', async () => {
    const head = 'deviceNumber,deviceName,manufacturerName,targetCountries'
    const csv = `${head}\nT1,n,m,EU\nT2,,m,EU\n`
    const { body: first } = await user.api.upload<ImportResult>(url, csv, 'pumps.csv')
    const { body: again } = await user.api.upload<ImportResult>(url, csv, 'pumps.csv')
    const file = 'pumps.csv (Master DI template, comma-separated, UTF-8)'
    expect(await told(first.jobId)).toMatchObject([
      {
        performedByName: user.name,
        changesData: { status: 'done', actionNotes: `${file}: 1 saved, 1 refused, 0 unchanged` },
      },
    ])
    expect(await told(again.jobId)).toMatchObject([
      { changesData: { actionNotes: `${file}: 0 saved, 1 refused, 1 unchanged` } },
    ])
  })

  it('tells of each record what it was created with', async () => {
    const csv = 'deviceNumber,deviceName,manufacturerName,targetCountries,shelfLife\nC1,n,m,EU|US,12\n'
    await user.api.upload<ImportResult>(url, csv)
    const { body } = await user.api.call(auditApi.master, { query: { search: 'C1', action: 'created' } })
    expect(body.map(({ changesData }) => changesData?.changes)).toEqual([
      [
        { field: 'deviceNumber', from: null, to: 'C1' },
        { field: 'deviceName', from: null, to: 'n' },
        { field: 'manufacturerName', from: null, to: 'm' },
        { field: 'targetCountries', from: null, to: ['EU', 'US'] },
        { field: 'shelfLife', from: null, to: 12 },
      ],
    ])
  })

  it('gives its errors as a file no spreadsheet executes', async () => {
    const csv =
      'deviceNumber,deviceName,manufacturerName,targetCountries,shelfLife\nA,"n",m,EU,=1+1\nB,n,m,EU,"a,""b"""\n'
    const { body } = await user.api.upload<ImportResult>(url, csv, '=cmd.csv')
    const file = await user.api.get(body.errorFile ?? '')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.text).toBe(
      '\uFEFFrow,field,message\r\n2,shelfLife,"""=1+1"": Enter shelf life in months, e.g. 36"\r\n3,shelfLife,"""a,""b"""": Enter shelf life in months, e.g. 36"\r\n',
    )
  })

  it('that fails half-way keeps what is saved, says so, and is completed by the same file', async () => {
    const file = madeUpGudidTable(3000)
    const csv = gudidCsv({ ...file, rows: file.rows.slice(1500) })
    // The database refuses a row of the third batch, as a full disk would.
    const { db } = hub.hub
    const refused = file.rows[2700]?.[0] ?? ''
    await db.schema
      .alterTable('master_records')
      .addCheckConstraint('no_room', sql`device_number <> ${sql.lit(refused)}`)
      .execute()
    const answer = await user.api.upload(url, csv).catch((error: unknown) => String(error))
    expect(answer).toContain('The import stopped. The work done so far is saved. Upload the same file again')
    // Told as a defect is, with the number under which the log has it.
    expect(answer).toContain('requestId')
    const { body: trail } = await user.api.call(auditApi.master, { query: { action: 'imported', limit: 1 } })
    expect(trail[0]?.changesData).toMatchObject({ status: 'failed' })
    expect(trail[0]?.changesData?.actionNotes).toContain(': 1000 saved, 0 refused, 0 unchanged')
    await db.schema.alterTable('master_records').dropConstraint('no_room').execute()
    const { body } = await user.api.upload<ImportResult>(url, csv)
    expect(body).toMatchObject({ processed: 1500, successful: 500, skipped: 1000, failed: 0 })
    expect(hub.jobErrors).toHaveLength(1)
  })

  it('with more errors than a statement takes parameters has them all', async () => {
    const rows = Array.from({ length: 9000 }, (_, n) => `D${n},,,x,w,z`)
    const csv = `deviceNumber,deviceName,manufacturerName,targetCountries,sterile,shelfLife\n${rows.join('\n')}\n`
    const { body } = await user.api.upload<ImportResult>(url, csv)
    expect(body).toMatchObject({ processed: 9000, failed: 9000 })
    expect(body.errors).toHaveLength(45_000)
  })
})
