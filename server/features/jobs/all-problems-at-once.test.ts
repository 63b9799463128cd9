import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A row says all that is wrong with it, whatever else is: who mends one cell learns of no further problem after. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const head = 'deviceNumber,deviceName,manufacturerName,targetCountries,sterile,udiDi'
const line = (number: string, sterile: string, udiDi = '') => `${number},Pump,Maker,EU,${sterile},${udiDi}`
const problems = async (...lines: readonly string[]) => {
  const { rows } = await lookAt(user.api, 'master-di', [head, ...lines].join('\n'))
  return rows.map(({ row, verdict, problems: said }) => [
    row,
    verdict,
    ...said.map(({ field, severity, message }) => `${severity} ${field}: ${message}`),
  ])
}

it('a UDI-DI that cannot be right is told beside a cell that cannot be read', async () => {
  expect(await problems(line(unique('A'), 'perhaps', '4.26012E+12'))).toEqual([
    [2, 'refused', expect.stringMatching(/^error sterile/), expect.stringMatching(/^warning udiDi/)],
  ])
})

it('a value that is too long hides nothing either', async () => {
  const row = `${unique('A')},${'x'.repeat(600)},Maker,EU,true,4.26012E+12`
  expect(await problems(row)).toEqual([
    [2, 'refused', expect.stringMatching(/^error deviceName/), expect.stringMatching(/^warning udiDi/)],
  ])
})

const again = (row: number) => `The same device and version is already in row ${row}`

it('a repeat is told where its own cells, or those of the first, cannot be read', async () => {
  const [one, two, three] = [unique('A'), unique('A'), unique('A')]
  const lines = [
    line(one, 'true'),
    line(one, 'perhaps'),
    line(two, 'perhaps'),
    line(two, 'perhaps'),
    line(three, 'perhaps'),
    line(three, 'true'),
  ]
  const isUnread = expect.stringMatching(/^error sterile/)
  expect(await problems(...lines)).toEqual([
    [3, 'refused', isUnread, `error null: ${again(2)}`],
    [4, 'refused', isUnread],
    [5, 'refused', isUnread, `error null: ${again(4)}`],
    [6, 'refused', isUnread],
    [7, 'new', `warning null: ${again(6)}. Once that row is corrected, this one is refused.`],
  ])
  // What is imported as it is tells the same; the row after one that is refused is taken.
  const { body } = await user.api.upload<ImportResult>(
    '/api/master-di/bulk-upload',
    [head, ...lines].join('\n'),
  )
  expect(body).toMatchObject({ successful: 2, failed: 4 })
  expect(body.errors.filter(({ field }) => field === null).map(({ row }) => row)).toEqual([3, 5])
})
