import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { readWorkbook } from '#server/files/xlsx-sheet.ts'
import { euSubmissionInput, uniqueGtin } from '#tests/factories.ts'
import { workbook } from '#tests/workbook.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { sendTo } from './sending.ts'

/** The gaps of a sheet filled in with Excel, the way to a form and back, and a Basic UDI-DI that is in use. */
describe.skipIf(!chromiumPath)('a sheet and its workbook', () => {
  let visit: Visit
  let page: Page
  let sheet: SubmissionSheet
  const problems: string[] = []
  const code = '9521234MINIMAL13R'

  const devices = async (count: number) => {
    const ids: number[] = []
    for (let n = 0; n < count; n += 1) {
      const about = { udiDi: uniqueGtin(), brandName: 'Norco', riskClass: null, emdnCode: null }
      ids.push((await visit.person.createMaster(about)).id)
    }
    return ids
  }
  const grid = () => page.getByRole('grid')
  const cell = async (line: string, column: string) => {
    const heads = await grid().getByRole('columnheader').allTextContents()
    const at = heads.findIndex((head) => head.startsWith(column))
    const row = grid()
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: line }) })
    return row.getByRole('gridcell').nth(at - 1)
  }

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    page.on('pageerror', (error) => problems.push(error.message))
    const masterDiIds = await devices(3)
    const { send } = visit.person
    const made = await send<SubmissionSheet>('POST', '/api/submission-sheets', { masterDiIds })
    const groups = [{ name: 'Norco', basicUdiDi: code, masterDiIds }]
    await send('PUT', `/api/submission-sheets/${made.id}`, { groups })
    sheet = await send<SubmissionSheet>('POST', `/api/submission-sheets/${made.id}/drafts`, {})
  })
  afterAll(() => visit?.end())

  it('gaps are downloaded, filled in, seen before they are written, and taken back', async () => {
    await page.goto(`${visit.hub.address}/submissions/sheet/${sheet.id}`)
    await grid()
      .getByRole('columnheader', { name: /^EMDN Code/ })
      .waitFor()
    await page.getByRole('button', { name: 'Excel' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download gaps' }).click()
    const bytes = await buffer(await (await downloading).createReadStream())
    const { header, rows } = await readWorkbook(bytes)
    const file = [header, ...rows.map(({ cells }) => cells)].map((cells) => [...cells])
    const at = (field: string) => header.findIndex((head) => head.endsWith(`[${field}]`))
    const write = (row: number, field: string, text: string) => file[row]?.splice(at(field), 1, text)
    expect(file.map(([line]) => line)).toEqual(['Line', 'Basic UDI-DI', 'Device', 'Device', 'Device'])
    write(1, 'riskClass', 'Class IIa')
    write(2, 'emdnCode', 'C0502')
    write(3, 'deviceStatus', 'somewhere')

    await page.getByRole('button', { name: 'Excel' }).click()
    await page.getByRole('menuitem', { name: 'Upload a filled-in file' }).click()
    const dialog = page.getByRole('dialog')
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'filled.xlsx', mimeType, buffer: workbook(file) })
    await dialog.getByText('filled.xlsx fills 4 cells in 3 devices.').waitFor()
    await dialog.getByText(/^Row 4, Device status:/).waitFor()
    // At its end, where the bar of the screen beneath covers none of its buttons by half.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await seriousProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save 4 cells' }).click()
    await page.getByText('3 submissions filled in from the file').first().waitFor()
    await expect.poll(async () => (await cell('Device 1', 'EMDN Code')).textContent()).toBe('C0502')
    expect(await (await cell('Device 3', 'Risk Class')).textContent()).toBe('Class IIa')

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('4 cells were restored').first().waitFor()
    await expect.poll(async () => (await cell('Device 3', 'Risk Class')).textContent()).toBe('')
    await page.getByText('All changes saved').waitFor()
  })

  it('a device leads to its form, at what it misses, and back to the cell one was in', async () => {
    await (await cell('Device 2', 'Manufacturer SRN')).click()
    await page.getByRole('link', { name: 'Open the form of Device 2' }).click()
    await page.waitForURL(/\/submissions\/\d+\?/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('sheet')).toBe(String(sheet.id))
    const begun = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field)
    await expect.poll(begun).toBeTruthy()
    await page.getByRole('link', { name: 'Back to the sheet' }).click()
    await grid().waitFor()
    const place = async () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '')
    await expect.poll(place).toContain('Device 2')
    const there = await cell('Device 2', 'Manufacturer SRN')
    expect(await there.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('is opened from the submissions, and from records under a Basic UDI-DI that is in use', async () => {
    await page.goto(`${visit.hub.address}/submissions`)
    await page.getByRole('checkbox', { name: 'Select Device 1', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select Device 2', exact: true }).click()
    await page.getByRole('button', { name: 'Open as sheet (2)' }).click()
    await page.getByRole('heading', { name: 'EU submissions of 2 devices' }).waitFor()
    await page.getByRole('link', { name: 'All EU submissions' }).waitFor()

    const masterDiIds = await devices(1)
    const next = await visit.person.send<SubmissionSheet>('POST', '/api/submission-sheets', { masterDiIds })
    await page.goto(`${visit.hub.address}/submissions/sheet/${next.id}`)
    const typed = page.getByRole('combobox', { name: 'Basic UDI-DI' })
    await typed.fill('device 2')
    await page.getByRole('option', { name: new RegExp(code) }).click()
    await page.getByText(/^Already used by 3 submissions/).waitFor()
    await page.getByRole('button', { name: 'Create 1 draft' }).click()
    await grid().waitFor()
    expect(problems).toEqual([])
  })

  it('what was sent for approval is not offered to be sent again', async () => {
    const { send } = visit.person
    const { id } = await send<{ id: number }>('POST', '/api/submissions', euSubmissionInput())
    const sent = await send<SubmissionSheet>('POST', '/api/submission-sheets', { submissionIds: [id] })
    await page.goto(`${visit.hub.address}/submissions/sheet/${sent.id}`)
    await page.getByRole('button', { name: 'Validate 1 submission' }).click()
    await page.getByText('1 of 1 validated').waitFor()
    const offered = page.getByRole('button', { name: /^Send/ })
    await offered.click()
    await sendTo(page, 'Ada Lindgren')
    await offered.waitFor({ state: 'detached' })
  })
})
