import { afterAll, beforeAll, expect, it } from 'vitest'
import { importPreviewsApi } from '#core/contract/import-previews.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A column that was left out once is not dropped unseen ever after. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const head = 'deviceNumber,deviceName,manufacturerName,targetCountries,Is it sterile,Steril,Farbe'
const file = (steril: string, rows = 1) =>
  [
    head,
    ...Array.from({ length: rows }, (_, at) => {
      const last = at === rows - 1
      return `${unique('L')},Pump,Maker,EU,,${last ? steril : ''},blau`
    }),
  ].join('\n')
const look = (content: string) => lookAt(user.api, 'master-di', content)

it('it opens the check again where the hub knows its field and it holds values', async () => {
  const { id, columns } = await look(file('true'))
  expect(columns[5]).toMatchObject({ header: 'Steril', field: 'sterile', by: 'similar' })
  await user.api.call(importPreviewsApi.change, { id, body: { mapping: [{ column: 5, field: null }] } })
  expect((await user.api.call(importPreviewsApi.commit, { id })).body).toMatchObject({ successful: 1 })

  const again = await look(file('true'))
  expect(again).toMatchObject({ ready: false, counts: { new: 1, refused: 0 } })
  expect(again.columns.slice(5)).toMatchObject([
    { field: null, by: 'left-out' },
    { field: null, by: 'remembered' },
  ])
  // A value far down counts as well; a column without any is missed by nobody.
  expect(await look(file('false', 40))).toMatchObject({ ready: false })
  expect(await look(file('', 40))).toMatchObject({ ready: true })
})

it('a column that was copied is not one that was left out', async () => {
  const copied = `Warenschluessel ${unique('L')}`
  const file = () => `${copied},deviceName,manufacturerName,targetCountries\n${unique('L')},Pump,Maker,EU`
  const { id } = await look(file())
  const filled = [{ field: 'deviceNumber', column: 0 }]
  expect((await user.api.call(importPreviewsApi.change, { id, body: { filled } })).body.counts.new).toBe(1)
  await user.api.call(importPreviewsApi.commit, { id })
  expect(await look(file())).toMatchObject({ ready: false, columns: [{ field: null, by: null }, {}, {}, {}] })
})

it('of two columns with one name the one that is read is remembered', async () => {
  const twice = 'deviceNumber,Device Name,device-name,manufacturerName,targetCountries'
  const { id, columns } = await look(`${twice}\n${unique('L')},Pump,other,Maker,EU`)
  expect(columns.slice(1, 3)).toMatchObject([{ field: 'deviceName' }, { field: null }])
  await user.api.call(importPreviewsApi.commit, { id })
  const once = 'deviceNumber,Device Name,manufacturerName,targetCountries'
  const again = await look(`${once}\n${unique('L')},Pump,Maker,EU`)
  expect(again).toMatchObject({ ready: true, counts: { new: 1 } })
})
