import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { uniqueGtin } from '#tests/factories.ts'
import { hasOfficialFile, madeUpGudidTable, officialGudidTable, oneOf } from '#tests/gudid-table.ts'
import { completeCountry } from '#tests/market-content.ts'
import { australian } from '#tests/regulator-workbooks.ts'
import { readBack } from '#tests/workbook-parts.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { bytesOf } from './downloads.ts'
import { mouse } from './hands.ts'
import { startVisit, type Visit } from './person.ts'

const workbookFile = (version: 1 | 2, name: string) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: australian(version),
})
const many = 340

/** A specialist with 340 Australian devices, and the template as the regulator gives it (rebuilt, see its file). */
describe.skipIf(!chromiumPath)(
  'the regulator’s own workbook, in a browser',
  () => {
    let visit: Visit
    let page: Page

    beforeAll(async () => {
      visit = await startVisit('ada')
      page = visit.page
      const { header, rows } = hasOfficialFile ? officialGudidTable(oneOf(7)).file : madeUpGudidTable(many)
      const cell = (at: number, name: string) =>
        rows[at % rows.length]?.[header.indexOf(name)]?.slice(0, 200) || undefined
      const { send } = visit.person
      for (let at = 0; at < many; at++) {
        const { id } = await send<Submission>('POST', '/api/submissions', {
          ...completeCountry('AU'),
          deviceName: cell(at, 'brandName') ?? `Device ${at}`,
          brandName: cell(at, 'brandName'),
          modelNumber: cell(at, 'versionModelNumber') ?? `M-${at}`,
          deviceDescription: cell(at, 'deviceDescription'),
          udiDi: uniqueGtin(),
          sterile: at % 2 === 0,
          targetCountries: ['AU'],
          ...(at < 2 && { packages: [{ packageDi: uniqueGtin(), quantity: 6 }] }),
          ...(at === 0 && { storageHandlingConditions: [{ condition: 'SHC012' }] }),
        })
        const { status } = await send<Submission>('POST', `/api/submissions/${id}/validate`)
        expect(status).toBe('validated')
      }
    }, 180_000)
    afterAll(() => visit?.end())

    it('is loaded, mapped, filled for all devices and downloaded as two workbooks', async () => {
      const hand = mouse(page)
      await page.goto(`${visit.hub.address}/export`)
      await hand.click(page.getByRole('link', { name: 'Regulator’s workbook' }))
      await page.getByText('No workbooks yet').waitFor()
      expect(await seriousProblems(page)).toEqual([])
      await hand.select(page.getByLabel('Market', { exact: true }), 'AU')
      await hand.pick(
        page.getByRole('button', { name: 'Choose file' }),
        workbookFile(1, 'Bulk Upload Template.xlsx'),
      )
      await page.getByRole('heading', { name: 'Bulk Upload Template' }).waitFor()
      const empty = page.getByRole('region', { name: 'Columns without a field' })
      await empty.getByText('Customer Contact Email').waitFor()
      expect(await seriousProblems(page)).toEqual([])
      await hand.choose(
        empty.getByRole('combobox', { name: 'Field for Customer Contact Email' }),
        'Fixed text',
      )
      await hand.write(empty.getByLabel('Fixed text for Customer Contact Email'), 'udi@example.com')
      await hand.click(page.getByRole('button', { name: 'Save and continue' }))
      await page.getByText('File 1: 200 devices').waitFor()
      await page.getByText('File 2: 140 devices').waitFor()
      expect(await seriousProblems(page)).toEqual([])
      await hand.choose(
        page.getByRole('combobox', { name: 'Entry for Dangerous voltage in Storage Condition' }),
        'Fragile',
      )
      await page
        .getByRole('region', { name: 'Values not in the workbook’s lists' })
        .waitFor({ state: 'detached' })
      const coming = page.waitForEvent('download')
      await hand.click(page.getByRole('button', { name: 'Download 2 workbooks (ZIP)' }))
      const [, first, second] = await readZip(await bytesOf(await coming), () => true, 20_000_000)
      process.stderr.write(
        `a regulator's workbook for ${many} devices: ${hand.clicks} clicks, ${hand.typed} typed\n`,
      )
      const main = await readBack(first?.content ?? Buffer.alloc(0), 'AusUDID')
      expect(main).toHaveLength(203)
      expect(main[202]?.at(-1)).toBe('udi@example.com')
      expect(
        (await readBack(first?.content ?? Buffer.alloc(0), 'Package Identifiers'))
          .slice(1, 3)
          .map((row) => row[2]),
      ).toEqual(['6', '6'])
      expect((await readBack(first?.content ?? Buffer.alloc(0), 'Storage and Handling'))[1]?.[1]).toBe(
        'Fragile',
      )
      expect(
        (await readBack(second?.content ?? Buffer.alloc(0), 'AusUDID')).filter(([di]) => di !== null),
      ).toHaveLength(143)
      expect(hand.clicks).toBeLessThanOrEqual(12)
    })

    it('comes in a new version, which tells what changed and waits to be confirmed', async () => {
      const hand = mouse(page)
      await page.goto(`${visit.hub.address}/workbooks`)
      await page.getByText('Ready to fill in').waitFor()
      await hand.select(page.getByLabel('Market', { exact: true }), 'AU')
      await hand.pick(page.getByRole('button', { name: 'Choose file' }), workbookFile(2, 'Template v2.xlsx'))
      await page.getByText('New version of a workbook you already mapped').waitFor()
      await page.getByText('AusUDID: new column A, Record Action').waitFor()
      await page.getByText('AusUDID: column removed, Customer Contact Email (was P)').waitFor()
      await page.getByText('AusUDID: Brand Name moved from C to D').waitFor()
      await page.getByRole('button', { name: 'Show the first rows' }).click()
      await page.getByRole('button', { name: 'Use row 2 as header row' }).waitFor()
      expect(await seriousProblems(page)).toEqual([])
      await hand.click(page.getByRole('button', { name: 'Save and continue' }))
      await hand.click(page.getByRole('radio', { name: 'Choose devices' }))
      const choice = page.getByRole('region', { name: 'Devices to fill in' })
      await hand.click(choice.getByRole('row').first().getByRole('checkbox'))
      const coming = page.waitForEvent('download')
      await hand.click(page.getByRole('button', { name: 'Download workbook' }))
      const bytes = await bytesOf(await coming)
      expect((await readBack(bytes, 'AusUDID')).filter(([, di]) => di !== null)).toHaveLength(2)
      await page.goto(`${visit.hub.address}/export?tab=history`)
      await page.getByText('Regulator’s workbook, filled in').first().waitFor()
    })

    it('can be deleted and brought back', async () => {
      await page.goto(`${visit.hub.address}/workbooks`)
      const remove = page.getByRole('button', { name: 'Delete Bulk Upload Template' })
      await remove.first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Bulk Upload Template is back').first().waitFor()
      // The list is read again after the word that it is back.
      await remove.nth(1).waitFor()
      expect(await remove.count()).toBe(2)
    })
  },
  240_000,
)
