import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { bulkTemplateColumns, masterTemplateColumns } from '#core/imports/master-row.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The empty tables that are given out to be filled in. */

const url = '/api/master-di/bulk-upload'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

describe('the template', () => {
  it.each([
    ['', masterTemplateColumns],
    ['?for=records', masterTemplateColumns],
    ['?for=bulk', bulkTemplateColumns],
  ])(
    '%s has the columns of the specification and can be sent back [S1-7.3-20, S1-9-23, S1-9-24]',
    async (query, columns) => {
      const answer = await user.api.get(`${url}/template${query}`)
      expect(answer.text).toBe(`\uFEFF${columns.join(',')}\r\n`)
      const cells: Record<string, string> = {
        deviceNumber: unique('N'),
        deviceName: 'n',
        manufacturerName: 'm',
        targetCountries: 'EU',
      }
      const file = answer.text + columns.map((name) => cells[name] ?? '').join(',')
      expect((await user.api.upload<ImportResult>(url, file)).body).toMatchObject({ successful: 1 })
    },
  )

  it('is refused for anything else', async () => {
    expect((await user.api.get(`${url}/template?for=nobody`)).status).toBe(400)
    expect((await user.api.get(`${url}/template?x=1`)).status).toBe(400)
  })
})
