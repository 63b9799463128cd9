import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** Names as they come, lists as long as they are, and where the focus goes. */
describe.skipIf(!chromiumPath)('lists and the ways to them', () => {
  let visit: Visit
  let page: Page
  const longName = 'W'.repeat(200)
  const usualName = 'Steerable balloon catheter, hydrophilic, 7 Fr, 120 cm'
  /** As long as an HIBC code may be, with the letters of a lot behind it. */
  const longNumber = 'A99912345678901234-LOT7788'
  const arabicName = 'قسطرة القلب ذات البالون القابل للنفخ مقاس 12 مم'

  const open = (path: string) => page.goto(visit.hub.address + path)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const runsOver = (place: Locator) => place.evaluate((element) => element.scrollWidth > element.clientWidth)

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    for (let count = 1; count <= 28; count += 1) await visit.person.createMaster()
    const { id } = await visit.person.createMaster({ deviceNumber: '00813132021139' })
    await visit.person.send('PUT', `/api/master-di/${id}/request-update`, { id, changeReason: 'New label' })
    await visit.person.createMaster({ deviceNumber: longNumber, deviceName: usualName })
    await visit.person.createMaster({ deviceNumber: 'LONG-1', deviceName: longName })
    await visit.person.createMaster({ deviceNumber: 'RTL-1', deviceName: arabicName })
  })
  afterAll(async () => {
    await visit?.end()
  })

  it('put the focus on the heading of each new screen', async () => {
    await open('/')
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    // Twice each: the first time the screen has to be loaded, the second time it is there.
    for (const name of ['Master DI Records', 'Approval Workflow', 'Master DI Records', 'Approval Workflow']) {
      await navigation.getByRole('link', { name }).click()
      const heading = page.getByRole('heading', { level: 1, name, exact: true })
      await heading.waitFor()
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })

  it('find a device and a rule from anywhere', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('BR-003')
    await page.getByRole('group', { name: 'Business rules' }).getByRole('option').first().waitFor()
    await page.getByRole('combobox', { name: 'Go to' }).fill('LONG-1')
    await page.getByRole('group', { name: 'Devices' }).getByRole('option', { name: 'LONG-1' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: longName, exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/master-di\/records\/\d+$/)
  })

  it('never widen the page, on a wide screen at four times its size', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/master-di/records', '/master-di/create', '/approval-workflow']) {
      await open(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await runsOver(page.locator('html')), path).toBe(false)
    }
    await page.setViewportSize({ width: 1440, height: 1000 })
  })

  it('show a number and a name of usual length whole, and no header cut off', async () => {
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 1000 })
      await open('/master-di/records')
      const number = page.getByRole('link', { name: longNumber }).locator('..')
      const name = page.getByText(usualName, { exact: true })
      for (const place of [number, name]) {
        expect(
          await place.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        ).toBeLessThan(2)
        expect(await runsOver(place)).toBe(false)
      }
      for (const header of await page.getByRole('columnheader').all()) {
        expect(await runsOver(header), `${width}: ${await header.textContent()}`).toBe(false)
      }
    }
    await page.setViewportSize({ width: 1440, height: 1000 })
  })

  it('name a request by number and version, however narrow the screen', async () => {
    await page.setViewportSize({ width: 390, height: 1000 })
    await open('/approval-workflow')
    expect(await runsOver(page.getByText('00813132021139 · 1.0', { exact: true }))).toBe(false)
    await page.setViewportSize({ width: 1440, height: 1000 })
  })

  it('leave room for the words of a rule beside everything else said of it', async () => {
    for (const width of [1440, 1280, 1200, 1024]) {
      await page.setViewportSize({ width, height: 1000 })
      await open('/business-rules')
      const words = page.getByRole('cell', { name: /^UDI-DI at most 25 characters/ })
      expect((await words.boundingBox())?.width, String(width)).toBeGreaterThan(190)
    }
    await page.setViewportSize({ width: 1440, height: 1000 })
  })

  it('begin each page at its top', async () => {
    await open('/master-di/records')
    await button('Actions for D-28').waitFor()
    const frame = page.getByRole('table').locator('..')
    await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await button('Next page').click()
    await button('Actions for D-1').waitFor()
    expect(await frame.evaluate((element) => element.scrollTop)).toBe(0)
  })

  it('load their counts again with themselves', async () => {
    await page.route('**/api/master-di**', (route) => route.abort())
    await open('/master-di/records')
    await page.getByText('The records could not be loaded').waitFor()
    await page.unroute('**/api/master-di**')
    await button('Try again').click()
    await page.getByText('Showing 32 of 32 records', { exact: true }).waitFor()
    await page.getByText('Devices of one manufacturer').waitFor({ state: 'detached' })
  })

  it('keep the page that was asked for when it cannot be loaded', async () => {
    await open('/master-di/records')
    await button('Actions for D-28').waitFor()
    await page.route('**/api/master-di**', (route) => route.abort())
    await button('Next page').click()
    await page.getByText('The records could not be loaded').waitFor()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    expect(await pages.locator('[aria-current=page]').textContent()).toBe('2')
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.unroute('**/api/master-di**')
    await button('Try again').click()
    await button('Actions for D-1').waitFor()
    expect(await pages.locator('[aria-current=page]').textContent()).toBe('2')
  })

  it('begin the name of the manufacturer at its beginning, also with the focus on it', async () => {
    const manufacturerName = 'Teleflex Medical Incorporated and its subsidiaries'
    const { id } = await visit.person.createMaster({ deviceNumber: 'TFX-1', manufacturerName })
    await open('/master-di/records')
    const maker = page.getByRole('combobox', { name: 'Devices of one manufacturer' })
    await maker.click()
    await page.getByRole('option', { name: new RegExp(manufacturerName) }).click()
    await page.getByRole('heading', { level: 1 }).click()
    await maker.focus()
    expect(await runsOver(maker)).toBe(true)
    await expect.poll(() => maker.evaluate((input) => input.scrollLeft)).toBe(0)
    await visit.person.send('DELETE', `/api/master-di/${id}`, { reason: 'Was only tried' })
  })

  it('cut a name off at its end, whichever way it runs', async () => {
    await open('/master-di/records?search=RTL-1')
    const cell = page.getByRole('cell', { name: arabicName })
    expect(await cell.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    expect(await cell.evaluate((element) => getComputedStyle(element).textAlign)).toBe('left')
  })

  it('keep a name without a blank inside their dialogs, and do not compare one version with itself', async () => {
    await open('/master-di/records?search=LONG-1')
    for (const name of ['View Details', 'Version History', 'Compare Versions', 'Delete']) {
      await button('Actions for LONG-1').click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(longName).first().waitFor()
      expect(await runsOver(dialog), name).toBe(false)
      if (name === 'Compare Versions') await dialog.getByText('is the only version').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  })

  it('come back as they were saved, and are gone when they are removed', async () => {
    await open('/master-di/records?sort=deviceName')
    await page.getByRole('searchbox').fill('LONG')
    await page.getByText('Showing 1 of 32 records', { exact: true }).waitFor()
    await button('Views').click()
    await page.getByLabel('Save this view as').fill('Long names')
    await page.keyboard.press('Enter')
    await button('Long names').waitFor()
    await page.keyboard.press('Escape')
    await button('Clear All Filters').click()
    await page.getByText('Showing 32 of 32 records', { exact: true }).waitFor()

    await page.reload()
    await button('Views').click()
    await button('Long names').click()
    await page.getByText('Showing 1 of 32 records', { exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('deviceName')
    await button('Views').click()
    await button('Remove the view Long names').click()
    await page.getByText('Save a view you use often').waitFor()
  })
})
