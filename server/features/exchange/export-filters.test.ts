import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { decideSettings, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What leaves by filters, for which environment, and what nobody has approved. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const { validated, submission, send, contentOf, answer } = exchangeOf(() => user)

describe('tables and samples', () => {
  it('are of what the filters of the list leave [S2-2.10-02, S2-2.10-05, S1-1-14]', async () => {
    const one = await validated({ marketAvailability: [{ country: 'DE', firstPlaced: true }] })
    const { text } = await user.api.get(`/api/export/csv?search=${one.udiDi}`)
    const [header, row, ...others] = text.trim().split('\r\n')
    expect(header).toContain('marketAvailability')
    expect(row).toContain(one.udiDi)
    expect(others).toEqual([])
    const sheet = await user.api.get(`/api/export/xlsx?search=${one.udiDi}`)
    expect(sheet.headers['content-type']).toContain('spreadsheetml')
    expect((await user.api.get(`/api/export/csv?nothing=1`)).problem.type).toBe('validation_failed')
  })

  it('there is a sample of each service that keeps to the schema [S2-2.10-03]', async () => {
    const { body: services } = await user.api.call(exchangeApi.services)
    expect(services).toHaveLength(7)
    for (const { id } of services) {
      const { text } = await user.api.get(`/api/export/template?service=${id}`)
      const read = readMessage(text)
      expect(read.problems).toEqual([])
      expect(read.service).toBe(id)
    }
    expect((await user.api.get('/api/export/template?service=x')).problem.issues).toMatchObject([
      { path: 'service' },
    ])
  })

  it('the XML of a filter comes as one file, or as a zip with its order [S2-2.10-01, S2-9-03]', async () => {
    const one = await validated()
    const file = await user.api.get(`/api/export/xml?search=${one.udiDi}`)
    expect(file.text).toContain(one.udiDi)
    // Looked at, not sent.
    expect((await submission(one.id)).standing).toBe('not-sent')
    const two = await validated({ basicUdiDi: one.basicUdiDi, udiDi: uniqueGtin() })
    const zip = await user.api.get(`/api/export/xml?submissionIds=${one.id}&submissionIds=${two.id}`)
    expect(zip.headers['content-type']).toBe('application/zip')
    const none = await user.api.get('/api/export/xml?search=nothing-is-called-so')
    expect(none.problem.type).toBe('not_valid')
  })
})

describe('the two environments, and the controlled way', () => {
  it('know nothing of each other; the playground has SRNs of its own', async () => {
    const one = await validated()
    const playgroundActors = [{ srn: 'DE-MF-000000001', playgroundSrn: 'DE-MF-000000099' }]
    await decideSettings(hub, { playgroundActors, dtxVersionPlayground: '3.0.30' })
    const { body } = await send([one.id], { environment: 'playground' })
    expect(body).toMatchObject({ environment: 'playground', release: '3.0.30' })
    expect(body.files).toMatchObject([{ sender: 'DE-MF-000000099', environment: 'playground' }])
    await answer(acknowledgementOf(await contentOf(body.files[0]?.id ?? 0)))
    // What was tried is not registered.
    expect(await submission(one.id)).toMatchObject({ status: 'validated', standing: 'not-sent' })
    expect((await send([one.id])).body.files).toMatchObject([{ service: 'DEVICE.POST' }])
    const again = await send([one.id], { environment: 'playground' })
    expect(again.problem.issues?.[0]?.message).toContain('has changed since EUDAMED took it')
    await decideSettings(hub, { eudamedEnvironment: 'playground' })
    expect((await submission(one.id)).standing).toBe('registered')
    await decideSettings(hub, { eudamedEnvironment: 'production' })
  })

  it('nothing leaves unapproved in the controlled way', async () => {
    const one = await validated()
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    const refused = await send([one.id])
    expect(refused.problem.issues?.[0]?.message).toContain('Not approved yet')
    await decideSettings(hub, { wayOfWorking: 'open' })
  })
})
