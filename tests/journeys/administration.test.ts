import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { type KnownPerson, register, signInBrowser, startVisit, type Visit } from './person.ts'

/** What the hub keeps of everything that happened, and of what it refused (decisions D27, D28, D43). */
describe.skipIf(!chromiumPath)('administration', () => {
  let visit: Visit
  let page: Page
  let ada: KnownPerson
  let grace: KnownPerson

  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ page, person: ada } = visit)
    grace = await register(visit.hub.address, 'grace')
    const { id } = await ada.createMaster({ deviceNumber: 'A-1', deviceName: 'Pump' })
    await ada.send('PUT', `/api/master-di/${id}`, { brandName: 'Ada', changeReason: 'A new brand' })
    await grace.createMaster({ deviceNumber: 'G-1', deviceName: 'Valve' })
    await fetch(`${visit.hub.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailOrUsername: 'grace', password: 'wrong' }),
    })
  })
  afterAll(async () => {
    await visit?.end()
  })

  const open = (path: string) => page.goto(visit.hub.address + path)
  const rows = (name: string) => page.getByRole('table', { name }).locator('tbody tr')
  const tabs = () => page.getByRole('navigation', { name: 'Administration' })

  it('shows the whole trail: who, when, what from and to, and why; filtered, and as a file', async () => {
    await open('/admin/audit-trail')
    await tabs().getByRole('link', { name: 'Audit Trail' }).and(page.locator('[aria-current=page]')).waitFor()
    await rows('Audit trail').filter({ hasText: 'Registered' }).first().waitFor()
    await page.getByRole('combobox', { name: 'Action' }).selectOption('Updated')
    await page.getByText('1 entry', { exact: true }).waitFor()
    await rows('Audit trail').getByRole('link', { name: 'Pump 1.0' }).click()
    const entry = page.getByRole('dialog', { name: /^Audit entry \d+$/ })
    await entry.getByText('A new brand').waitFor()
    await entry
      .getByRole('row', { name: /Brand Name/i })
      .getByText('Ada')
      .waitFor()
    expect(page.url()).toMatch(/entry=\d+/)
    await page.reload()
    await entry.getByText('A new brand').waitFor()
    await page.keyboard.press('Escape')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect((await textOf(download)).trim().split('\r\n')).toHaveLength(2)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('combobox', { name: 'Person' }).click()
    await page.getByRole('option', { name: 'Ada Lindgren (grace)' }).click()
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Master DI')
    await page.getByText('1 entry', { exact: true }).waitFor()
    await rows('Audit trail').filter({ hasText: 'Valve 1.0' }).waitFor()
    await page.getByLabel('To (UTC)').fill('2020-01-01')
    await page.getByText('No entry matches these filters').waitFor()
  })

  it('verifies the chain and says what was found', async () => {
    await open('/admin/audit-trail')
    await page.getByRole('button', { name: 'Verify the chain' }).click()
    await page.getByText('The audit trail is intact').waitFor()
    await page.route('**/api/audit-trail/verify', (route) =>
      route.fulfill({
        json: {
          ...{ ok: false, entries: 9, firstBroken: 3, more: 2, headMinutes: 60 },
          head: { seq: 8, at: '2026-11-20T08:00:00.000Z', keyId: '0123456789abcdef' },
          problems: [
            { kind: 'chain', entry: 3, message: 'Entry 3 does not fit what stands before it.' },
            { kind: 'row', entry: null, message: 'Row 4 of users is there, and no entry tells of it.' },
          ],
        },
      }),
    )
    await page.getByRole('button', { name: 'Verify the chain' }).click()
    await page.getByText('The audit trail is not intact').waitFor()
    await page.getByText('Row 4 of users is there, and no entry tells of it.').waitFor()
    await page.getByText('Signed up to entry 8').waitFor()
    await page.getByRole('link', { name: 'Show entry 3' }).click()
    await page.getByRole('dialog', { name: 'Audit entry 3' }).waitFor()
    await page.unroute('**/api/audit-trail/verify')
  })

  it('goes on with the settings somebody else saved meanwhile, and asks before leaving changes', async () => {
    await open('/admin/settings')
    const name = page.getByRole('textbox', { name: 'Organisation name' })
    const save = page.getByRole('button', { name: 'Save settings', exact: true })
    await name.fill('Mine')
    await ada.send('PUT', '/api/settings', { organisationName: 'Theirs' })
    await save.click()
    await page.getByRole('button', { name: 'Load current values' }).click()
    await expect.poll(() => name.inputValue()).toBe('Theirs')
    await name.fill('Both')
    await save.click()
    await page.getByText('Settings saved', { exact: true }).first().waitFor()
    expect(await ada.send('GET', '/api/settings')).toMatchObject({ organisationName: 'Both' })

    await name.fill('Never saved')
    await tabs().getByRole('link', { name: 'Audit Trail' }).click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
    await rows('Audit trail').first().waitFor()
  })

  it('shows what was refused, once it is counted', async () => {
    await open('/admin/security')
    // Counts reach the database within ten seconds.
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('heading', { name: 'Security Events' }).waitFor()
          await page.waitForLoadState('networkidle')
          return rows('Security events').filter({ hasText: 'Failed sign-in' }).count()
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBe(1)
    await rows('Security events')
      .filter({ hasText: '127.0.0.1' })
      .filter({ hasText: 'Ada Lindgren' })
      .waitFor()
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Locked account')
    await page.getByText('No security event matches these filters').waitFor()
  })

  it('is found by Ctrl K by those who may open it, and by nobody else', async () => {
    const expectFound = async (audit: number, security: number) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog')
      const count = (name: RegExp) => dialog.getByRole('option', { name }).count()
      await dialog.getByRole('combobox').fill('audit')
      await expect.poll(() => count(/^Audit Trail/)).toBe(audit)
      await dialog.getByRole('combobox').fill('security events')
      // What was found before is gone once the new words have been looked up.
      await expect.poll(() => count(/^Audit Trail/)).toBe(0)
      await expect.poll(() => count(/^Security Events/)).toBe(security)
      await page.keyboard.press('Escape')
    }
    await open('/')
    await expectFound(1, 1)
    await signInBrowser(page, visit.hub.address, grace)
    await open('/admin/audit-trail')
    await rows('Audit trail').first().waitFor()
    await expectFound(1, 0)
    expect(await tabs().count()).toBe(0)
    expect(await rows('Audit trail').filter({ hasText: 'Registered' }).count()).toBe(0)
    await open('/admin/security')
    await page.getByText('Access Denied').waitFor()
  })
})
