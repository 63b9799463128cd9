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
