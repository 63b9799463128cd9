import { afterAll, beforeAll, expect, it } from 'vitest'
import { importPreviewsApi, type PreviewChange } from '#core/contract/import-previews.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A text file that is not Unicode is imported once somebody has seen its letters (decision D156). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const header = 'deviceNumber,deviceName,manufacturerName,targetCountries'
const fileOf = (number: string, name: readonly number[]) =>
  Buffer.concat([Buffer.from(`${header}\n${number},`), Buffer.from(name), Buffer.from(',Maker,EU\n')])
const polish = [0x49, 0x67, 0xb3, 0x61]
const chinese = [0xd7, 0xa2, 0xc9, 0xe4, 0xc6, 0xf7]
const japanese = [0x92, 0x8d, 0x8e, 0xcb, 0x8a, 0xed]
const change = async (id: number, body: PreviewChange) =>
  (await user.api.call(importPreviewsApi.change, { id, body })).body
const nameOf = async (deviceNumber: string) =>
  (await user.api.call(masterDiApi.list, { query: { deviceNumber } })).body[0]?.deviceName

it.each([
  ['Central European', polish, 'windows-1250', 'Ig³a', 'Igła'],
  ['Chinese', chinese, 'gb18030', '×¢ÉäÆ÷', '注射器'],
  ['Japanese', japanese, 'shift_jis', 'ŽËŠí', '注射器'],
  ['Mac', [0x47, 0x65, 0x72, 0x8a, 0x74], 'macintosh', 'GerŠt', 'Gerät'],
] as const)('a %s file waits until its encoding is chosen', async (_, name, encoding, wrong, right) => {
  const number = unique('ENC')
  const preview = await lookAt(user.api, 'master-di', fileOf(number, name))
  expect(preview).toMatchObject({
    ready: false,
    encoding: { used: 'windows-1252', isConfirmed: false, samples: [expect.stringContaining(wrong)] },
  })
  const early = await user.api.call(importPreviewsApi.commit, { id: preview.id })
  expect([early.status, early.problem.issues?.map(({ path }) => path)]).toEqual([400, ['encoding']])
  const changed = await change(preview.id, { encoding })
  expect(changed).toMatchObject({
    ready: true,
    encoding: { used: encoding, isConfirmed: true, samples: [right] },
  })
  await user.api.call(importPreviewsApi.commit, { id: preview.id })
  expect(await nameOf(number)).toBe(right)
})

it('a file in Windows-1252 waits until that is confirmed; other changes leave it so', async () => {
  const number = unique('ENC')
  const { id } = await lookAt(user.api, 'master-di', fileOf(number, [0x47, 0x65, 0x72, 0xe4, 0x74]))
  expect((await change(id, { encoding: 'windows-1252' })).ready).toBe(true)
  const mapped = await change(id, { mapping: [{ column: 1, field: 'deviceName' }] })
  expect(mapped.encoding).toMatchObject({ used: 'windows-1252', isConfirmed: true, samples: ['Gerät'] })
  await user.api.call(importPreviewsApi.commit, { id })
  expect(await nameOf(number)).toBe('Gerät')
})

it('names of columns are read anew in another encoding', async () => {
  const text = Buffer.concat([
    Buffer.from([0xb2, 0xfa, 0xc6, 0xb7]),
    Buffer.from(`,${header}\nx,${unique('ENC')},n,m,EU\n`),
  ])
  const { id, columns } = await lookAt(user.api, 'master-di', text)
  expect(columns[0]?.header).toBe('²úÆ·')
  const changed = await change(id, { encoding: 'gb18030' })
  expect(changed.columns[0]?.header).toBe('产品')
  expect(changed.columns[1]).toMatchObject({ field: 'deviceNumber', by: 'exact' })
})

it('an upload states its encoding in a part of the form, and is refused where it is another', async () => {
  const number = unique('ENC')
  const send = (encoding: string) =>
    user.api.uploadParts<ImportResult>('/api/master-di/bulk-upload', [
      { name: 'encoding', content: encoding },
      { name: 'file', fileName: 'a.csv', content: fileOf(number, polish) },
    ])
  expect((await send('Klingon')).problem.issues?.[0]?.message).toMatch(/^The encoding is one of windows-1252/)
  expect((await send('Shift_JIS')).status).toBe(200)
  const { body } = await send('Windows-1250')
  expect(body.recognised).toContain('Windows-1250')
})

it('UTF-8 with a broken byte is refused with its line; an ASCII file and UTF-8 need nobody', async () => {
  const broken = Buffer.concat([
    Buffer.from(`${header}\nA,Gerät ®,m,EU\nB,`),
    Buffer.from([0xe4]),
    Buffer.from(',m,EU\n'),
  ])
  for (const url of ['/api/imports/previews?kind=master-di', '/api/master-di/bulk-upload']) {
    const answer = await user.api.upload(url, broken)
    expect([answer.status, answer.problem.message]).toEqual([
      400,
      expect.stringMatching(/^The file is UTF-8, but line 3 holds bytes that are not\./),
    ])
  }
  const plain = await lookAt(user.api, 'master-di', `${header}\n${unique('ENC')},Gerät,m,EU\n`)
  expect([plain.ready, plain.encoding]).toEqual([true, null])
})
