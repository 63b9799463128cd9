import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import { complete } from '#core/markets/ch/fixtures/complete.ts'
import { swissdamedDetail } from '../swissdamed-answers.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

const code = (n: number) => `0952123400${n}${gs1CheckDigit(`0952123400${n}`)}`

/** What a regulator has published beside what the hub has, taken in, kept over a reload, and undone. */
describe.skipIf(!chromiumPath)('published files', () => {
  let visit: Visit
  let record: number

  beforeAll(async () => {
    visit = await startVisit('ada')
    record = (await visit.person.createMaster({ targetCountries: ['CH'] })).id
    const known = { ...complete, udiDi: code(401), targetCountries: ['CH'], masterDiId: record }
    await visit.person.send('POST', '/api/submissions', known)
  })
  afterAll(() => visit?.end())

  it('are compared in a dialog that leads to the import of what is only there', async () => {
    const { page, hub } = visit
    const devices: AnyDocument[] = [
      { ...complete, udiDi: code(401), modelNumber: 'Z-9' },
      { ...complete, udiDi: code(402) },
    ]
    await page.goto(`${hub.address}/country-specific/CH/${record}?tab=submissions`)
    await page.getByRole('button', { name: 'Compare with published files' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare with data published by the regulator' })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'answers.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(devices.map(swissdamedDetail))),
    })
    const changed = dialog.getByRole('region', { name: code(401) })
    await changed.getByRole('cell', { name: 'Z-9' }).waitFor()
    await dialog
      .getByRole('region', { name: code(402) })
      .getByText('Only in the files')
      .waitFor()
    expect(await seriousProblems(page, '[role=dialog]')).toEqual([])

    await dialog.getByRole('checkbox', { name: `Choose ${code(402)}` }).check()
    await dialog.getByRole('button', { name: 'Import these (1)' }).click()
    await dialog.getByRole('link', { name: 'Show the imported record' }).waitFor()
    // What came of it is there again after a reload, and not told a second time.
    await page.reload()
    await dialog.getByRole('button', { name: 'Undo this import…' }).waitFor()
    expect(await page.getByText('Upload Complete').count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
})
