import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { utf16 } from '#tests/utf16.ts'

/** A CSV is read character by character as it was written, or refused. */

const url = '/api/master-di/bulk-upload'
const columns = 'deviceNumber,deviceName,manufacturerName,targetCountries'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const upload = async (content: string | Buffer) => (await user.api.upload<ImportResult>(url, content)).body
const stored = async (deviceNumber: string) =>
  (await user.api.call(masterDiApi.list, { query: { deviceNumber } })).body[0]

it('in Windows-1252 keeps what that has and Latin-1 has not, to its last byte', async () => {
  const number = unique('N')
  const row = Buffer.from(`${number},\x84Pumpe\x93 \x96 50 \x80,M\xfcller\x99,EU`, 'latin1')
  await upload(Buffer.concat([Buffer.from(`${columns}\n`), row]))
  expect(await stored(number)).toMatchObject({ deviceName: '„Pumpe“ – 50 €', manufacturerName: 'Müller™' })
})

it.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-16', (text: string) => utf16(text, 'be')],
])('of half a megabyte in %s keeps every character, wherever it falls', async (_, encode) => {
  const prefix = unique('')
  const description = (row: number) => `${'x'.repeat(row % 7)}${'Gerät – 🩺 器械 '.repeat(90)}`
  const rows = Array.from({ length: 240 }, (_, row) => `${prefix}-${row},Pump,Maker,EU,${description(row)}`)
  const file = encode([`${columns},deviceDescription`, ...rows].join('\n'))
  expect(file.length).toBeGreaterThan(400_000)
  expect(await upload(file)).toMatchObject({ successful: 240, failed: 0 })
  const { body } = await user.api.call(masterDiApi.list, { query: { search: `${prefix}-`, limit: 1000 } })
  const found = new Map(body.map((record) => [record.deviceNumber, record.deviceDescription]))
  const numbers = [...rows.keys()]
  expect(numbers.filter((row) => found.get(`${prefix}-${row}`) !== description(row).trim())).toEqual([])
})

it.each([
  ['half a pair of surrogates', utf16(`${columns}\nN,\uD83E,m,EU\n`, 'le')],
  ['half a character at its end', utf16(`${columns}\nN,n,m,EU`, 'le').subarray(0, -1)],
])('in UTF-16 with %s is refused: nothing is put in its place', async (_, file) => {
  const answer = await user.api.upload(url, file)
  expect([answer.status, answer.problem.message]).toEqual([400, expect.stringMatching(/not a text file/)])
})
