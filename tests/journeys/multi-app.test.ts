import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { integrationExamples } from '#web/features/integration/examples.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** The suite of applications, and the ways other programs work with the hub (specification, document 3 section 2.11). */
describe.skipIf(!chromiumPath)('the application suite', () => {
  let visit: Visit
  let page: Page
  let receiver: Server
  const received: string[] = []

  beforeAll(async () => {
    visit = await startVisit('ada', { HUB_ALLOW_PRIVATE_ADDRESSES: 'true' })
    page = visit.page
    receiver = createServer((request, response) => {
      received.push(String(request.headers['x-hub-event']))
      response.end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    receiver?.close()
    await visit?.end()
  })

  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement === document.querySelector(wanted), selector)
  const open = (path: string) => page.goto(visit.hub.address + path)

  const main = () => page.getByRole('main')
  const cards = ['Master DI Management', 'EUDAMED Compliance', 'Analytics Dashboard', 'User Management']

  it('has an address, a title and five applications in their order [S1-2.1-24, S3-2.1-13, S3-2.11-01, S3-2.11-02]', async () => {
    await open('/multi-app-integration')
    await page.getByRole('heading', { level: 1, name: 'Integrated Application Suite' }).waitFor()
    const titles = await main().getByRole('heading', { level: 2 }).allInnerTexts()
    expect(titles.slice(0, 5)).toEqual([...cards, 'Simple RIM System'])
  })

  it('leads to every screen that the sidebar lacks [S2-2-15, S3-2.11-08]', async () => {
    const others = page.getByRole('navigation', { name: 'More screens' })
    for (const path of ['submissions', 'portfolio', 'emdn', 'export', 'validation', 'version-control']) {
      expect(await others.locator(`a[href^="/${path}"]`).count()).toBeGreaterThan(0)
    }
    for (const path of ['gmn-generator', 'business-rules', 'bulk-upload', 'readiness']) {
      expect(await others.locator(`a[href^="/${path}"]`).count()).toBe(1)
    }
  })

  it('launches an application in a frame 800 px tall without the navigation around, opens it in a tab, and leads back [S3-2.11-03, S3-2.11-04, S3-2.11-05, S3-9-45, S3-OPEN-26]', async () => {
    const addresses = ['/master-di/records', '/submissions', '/', '/admin/users']
    for (const [index, name] of cards.entries()) {
      await main()
        .getByRole('button', { name: `Launch: ${name}` })
        .press('Enter')
      const frame = main().locator('iframe')
      await expect.poll(() => focused('h1')).toBe(true)
      expect((await frame.boundingBox())?.height).toBe(800)
      expect(await frame.getAttribute('src')).toBe(addresses[index])
      const inside = frame.contentFrame()
      await inside.getByRole('heading', { level: 1 }).waitFor()
      expect(await inside.getByRole('banner').count()).toBe(0)
      expect(await inside.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
      const newTab = main().getByRole('link', { name: 'Open in New Tab' })
      expect([await newTab.getAttribute('href'), await newTab.getAttribute('target')]).toEqual([
        addresses[index],
        '_blank',
      ])
      await main().getByRole('button', { name: 'Back to Apps' }).press('Enter')
      await main().getByRole('tab', { name: 'iframe' }).waitFor()
      await expect.poll(() => focused('h1')).toBe(true)
    }
  })

  it('shows how it is built in: as a frame, as a micro-frontend, by its API [S3-2.11-07]', async () => {
    expect(await main().getByRole('tab').allInnerTexts()).toEqual(['iframe', 'micro-frontends', 'API'])
    await main().getByText('<iframe').waitFor()
    await main().getByRole('tab', { name: 'micro-frontends' }).click()
    await main().getByText('customElements.define').waitFor()
    await main().getByRole('tab', { name: 'API' }).click()
    expect(await main().getByRole('link', { name: 'Reference' }).getAttribute('href')).toBe('/api/docs')
    const directory = main().getByRole('region', { name: 'What other systems can do here' })
    for (const { code } of integrationExamples)
      expect(await directory.locator('pre', { hasText: code(visit.hub.address) }).count()).toBeGreaterThan(0)
    await directory.getByText('Receive webhooks').click()
    await directory.getByText('isGenuine').first().waitFor()
  })

  it('goes to the screen of Simple RIM [S3-2.11-06]', async () => {
    await main().getByRole('link', { name: 'Launch: Simple RIM System' }).click()
    await page.waitForURL('**/simple-rim')
  })

  it('makes a token that works, and none any more once it is revoked', async () => {
    await open('/multi-app-integration?tab=api')
    await page.getByRole('button', { name: 'Create token' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly sync')
    await dialog.getByRole('button', { name: 'Create token' }).click()
    const secret = dialog.getByRole('textbox', { name: 'API token' })
    const token = await secret.inputValue()
    expect(await secret.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
    expect(await secret.inputValue()).toBe(token)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const asked = async (method: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(`${visit.hub.address}/api/master-di`, {
        method,
        headers,
        ...(method === 'POST' && { body: '{}' }),
      })
      return answer.status
    }
    expect([await asked('GET'), await asked('POST')]).toEqual([200, 403])
    await page.getByRole('button', { name: 'Revoke: Nightly sync' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Token revoked').first().waitFor()
    expect(await asked('GET')).toBe(401)
  })

  it('tells a webhook what happens, and shows each delivery', async () => {
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('ERP')
    const { port } = receiver.address() as AddressInfo
    await dialog.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}/`)
    await dialog.getByRole('combobox', { name: 'Events' }).fill('master-di.created')
    await page.getByRole('option', { name: 'master-di.created' }).click()
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() =>
        dialog
          .getByRole('textbox', { name: 'Secret' })
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Test: ERP' }).click()
    await page.getByText('The ping was delivered').first().waitFor()
    expect(received).toEqual(['ping'])
    await page.getByRole('button', { name: 'Deliveries: ERP' }).click()
    const log = page.getByRole('dialog', { name: 'Deliveries to ERP' })
    await log.getByText('Delivered', { exact: true }).waitFor()
    await log.getByRole('button', { name: /^Send again/ }).click()
    await expect.poll(() => received.length).toBe(2)
  })
})
