import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'
import { type KnownPerson, register, signInBrowser } from './person.ts'

/** What a person sees when somebody else was quicker, or when a record may not be changed now. */
describe.skipIf(!chromiumPath)('the Master DI area, when not everything goes', () => {
  let hub: RunningHub
  let browser: Browser
  let page: Page
  let admin: KnownPerson
  let author: KnownPerson

  const far = '2999-12-31'
  const open = (path: string) => page.goto(hub.address + path)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  beforeAll(async () => {
    hub = await startHub()
    browser = await startBrowser()
    admin = await register(hub.address, 'grace')
    author = await register(hub.address, 'ada')
    page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signInBrowser(page, hub.address, author)
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  it('shows those of several drafts that were sent as sent, though another was refused', async () => {
    const versionNumber = '1.0-draft'
    await author.createMaster({ deviceNumber: 'R-1', versionNumber })
    const gone = await author.createMaster({ deviceNumber: 'R-2', versionNumber })
    await open('/master-di/records')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await admin.send('DELETE', `/api/master-di/${gone.id}`, { reason: 'Entered twice' })

    await button('Send for Approval (2)').click()
    const dialog = page.getByRole('dialog', { name: 'Send for Approval' })
    await dialog.getByRole('combobox', { name: 'Assigned user' }).click()
    await page.getByRole('option', { name: /grace/ }).click()
    await dialog.getByLabel('Due date').fill(far)
    await dialog.getByRole('button', { name: 'Send for Approval' }).click()
    await dialog
      .getByRole('alert')
      .getByText(/^R-2 1\.0-draft: /)
      .waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('row', { name: /R-1/ }).getByText('Pending approval', { exact: true }).waitFor()
    await page.getByText('Showing 1 of 1 records', { exact: true }).waitFor()
  })

  it('tells the reason instead of showing a form that would be refused', async () => {
    await open('/master-di/records?search=R-1')
    await page.getByRole('link', { name: 'R-1', exact: true }).click()
    await page.getByText('This version is waiting for approval.').waitFor()
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
    await open(
      page
        .url()
        .replace('/records/', '/edit/')
        .replace(/^https?:\/\/[^/]+/, ''),
    )
    await page.getByText('This record cannot be changed now').waitFor()
    expect(await button('Update Master DI').count()).toBe(0)

    const { id } = await author.createMaster({ deviceNumber: 'R-3' })
    await author.send('PUT', `/api/master-di/${id}/request-delete`, { changeReason: 'Off the market' })
    await open(`/master-di/new-version/${id}?changeComment=New`)
    await page.getByText('Its deletion has been requested.').waitFor()
    expect(await button('Create New Version').count()).toBe(0)
  })

  it('gives focus back to the row when a dialog closes', async () => {
    await open('/master-di/records?search=R-3')
    const menu = button('Actions for R-3')
    await menu.focus()
    await page.keyboard.press('Enter')
    const first = page.getByRole('menuitem', { name: 'View Details' })
    // The menu is seen before it takes the focus.
    await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Master DI details' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('shows the last page when the one asked for is no longer there', async () => {
    await open('/master-di/records?page=9')
    await button('Actions for R-3').waitFor()
    expect(await page.getByText('No Master DI records yet').count()).toBe(0)
  })

  it('says beside the number that the device is there already', async () => {
    await open('/master-di/create')
    await page.getByLabel('Device Number').fill('R-3')
    await page.getByLabel('Device Name').fill('Twice')
    await page.getByLabel('Manufacturer Name').fill('Example Devices')
    await page.getByRole('checkbox', { name: /European Union/ }).check()
    await button('Create Master DI').click()
    const number = page.getByRole('textbox', { name: 'Device Number', description: /already exists/ })
    await number.waitFor()
  })
})
