import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** In how many pieces a browser draws a text: a number that a name beside it tears apart is in more than one. */
const piecesOf = (place: Locator, text: string): Promise<number> =>
  place.evaluate((element, sought) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const at = texts.currentNode.nodeValue?.indexOf(sought) ?? -1
      if (at < 0) continue
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + sought.length)
      return range.getClientRects().length
    }
    return 0
  }, text)

/** Names that run from right to left, beside numbers that do not. */
describe.skipIf(!chromiumPath)('a device with a name from right to left', () => {
  const deviceName = 'מכשיר ABC-200 לבדיקה!'
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const named = { deviceNumber: 'RTL-1', deviceName, manufacturerName: 'חברת מכשור' }
    const { id } = await visit.person.createMaster({ ...named, versionNumber: '1.0-draft' })
    const [ada] = await visit.person.send<{ id: number }[]>('GET', '/api/users/approvers')
    const dueDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await visit.person.send('POST', `/api/master-di/${id}/send-for-approval`, {
      assignedUserId: ada?.id,
      dueDate,
    })
  })
  afterAll(async () => {
    await visit?.end()
  })

  const open = (path: string) => page.goto(visit.hub.address + path)

  it('keeps its version in one piece in the audit trail, on the screen and on paper', async () => {
    await open('/master-di/records?tab=audit')
    const row = page.getByRole('row').filter({ hasText: 'Sent for approval' })
    await row.waitFor()
    expect(await piecesOf(row, '1.0-draft')).toBe(1)
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('html[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect(await piecesOf(page.getByRole('row').filter({ hasText: 'Sent for approval' }), '1.0-draft')).toBe(
      1,
    )
    await page.emulateMedia({ media: 'screen' })
  })

  it('runs its own way where a dialog names it', async () => {
    const directionOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).direction)
    await open('/master-di/records')
    await page.getByRole('button', { name: 'Actions for RTL-1' }).click()
    await page.getByRole('menuitem', { name: 'Version History' }).click()
    expect(await directionOf(page.getByRole('dialog').getByText(deviceName))).toBe('rtl')
    await open('/approval-workflow')
    await page.getByRole('link', { name: deviceName }).click()
    expect(await directionOf(page.getByRole('dialog').getByRole('heading', { name: deviceName }))).toBe('rtl')
  })
})
