import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { uniqueGtin } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { expectGone, expectTold, type Figures, figuresOfDashboard, type Told } from './told.ts'

/** Devices that come from files: after each step every screen says the same of one of them (decision D51). */
describe.skipIf(!chromiumPath)('devices of a file', () => {
  let visit: Visit
  let page: Page
  let before: Figures
  const problems: string[] = []

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(visit.hub.address)
    before = await figuresOfDashboard(page)
  })
  afterAll(() => visit?.end())

  const upload = async (name: string, content: string) => {
    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
    await page.getByLabel('Drop a CSV, Excel or AccessGUDID XML file here').setInputFiles({
      ...{ name, mimeType: 'text/csv', buffer: Buffer.from(content) },
    })
    await page.getByText(`Result of ${name}`).waitFor()
  }

  it('are uploaded, taken back, and uploaded again', async () => {
    const rows = [1, 2, 3].map((at) => `UNDO-${at},Clamp ${at},Example Devices,EU|US,${uniqueGtin()}`)
    const file = ['deviceNumber,deviceName,manufacturerName,targetCountries,udiDi', ...rows].join('\n')
    const device = { id: 0, name: 'UNDO-2' }
    const tells = (told: Told) => expectTold(page, visit.hub.address, device, told, before)
    const there: Told = {
      markets: { EU: 'Not begun', US: 'Not begun' },
      udiStatus: 'Not Submitted',
      version: ['1.0', 'Active'],
      export: 'none',
      dashboard: { EU: '', US: '' },
    }
    await upload('clamps.csv', file)
    const first = await recordOf(device.name)
    device.id = first.id
    await tells(there)

    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
    await page.getByRole('button', { name: 'Open the result of clamps.csv' }).click()
    await page.getByRole('button', { name: 'Undo this import…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 3 imported records?' })
    await dialog.getByLabel('Reason').fill('The wrong list')
    await dialog.getByRole('button', { name: 'Delete 3 records' }).click()
    await page.getByText('Processed 3 records, 3 deleted').first().waitFor()
    await expectGone(page, visit.hub.address, device, { before, added: { EU: '', US: '' } })

    await upload('clamps.csv', file)
    await page.getByText('Processed 3 entries, 3 successful').first().waitFor()
    device.id = (await recordOf(device.name)).id
    expect(device.id).not.toBe(first.id)
    await tells({ ...there, version: ['2.0', 'Active'] })
    await upload('clamps.csv', file)
    await page.getByText('Processed 3 entries, 0 successful').first().waitFor()
    expect(problems).toEqual([])
  })

  async function recordOf(number: string): Promise<MasterRecord> {
    const path = `/api/master-di?latest=true&search=${number}`
    const [found] = await visit.person.send<MasterRecord[]>('GET', path)
    if (!found) throw new Error(`No record ${number}`)
    return found
  }
})
