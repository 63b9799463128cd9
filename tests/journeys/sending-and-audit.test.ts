import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '#server/files/zip-archive.ts'
import { chromiumPath } from './browser.ts'
import { bytesOf } from './downloads.ts'
import { type KnownPerson, startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

/** Drafts on their way to approval, one and several, and the audit tab (document 1 sections 2.5, 5 and 7.3). */
describe.skipIf(!chromiumPath)('drafts sent for approval', () => {
  let visit: Visit
  let hub: Visit['hub']
  let page: Page
  let ada: KnownPerson

  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ hub, page, person: ada } = visit)
    for (const deviceNumber of ['S-1', 'S-2', 'S-3']) {
      await ada.createMaster({
        deviceNumber,
        deviceName: `Device ${deviceNumber}`,
        versionNumber: '1.0-draft',
      })
    }
    await ada.createMaster({ deviceNumber: 'S-4', deviceName: 'Device S-4' })
  })
  afterAll(async () => {
    await visit?.end()
  })

  const open = (path: string) => page.goto(hub.address + path)
  const dialog = () => page.getByRole('dialog', { name: 'Send for Approval', exact: true })
  const confirm = () => dialog().getByRole('button', { name: 'Send for Approval', exact: true })
  const toast = async (title: string, description: string) => {
    const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await shown.filter({ hasText: title }).filter({ hasText: description }).waitFor()
  }
  const refusal = (title: string, description: string) => refusalShown(page, title, description)
  const act = async (device: string, name: string) => {
    await page.getByRole('button', { name: `Actions for ${device}`, exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const fill = async (dueDate: string) => {
    await dialog().getByLabel('Due date').fill(dueDate)
  }
  const tick = (device: string): Locator => page.getByRole('checkbox', { name: `Select ${device}, version` })

  let today = ''

  it('can be sent to nobody where nobody may approve [S1-8-31, S2-2.8-06]', async () => {
    await page.route('**/api/users/approvers', (route) => route.fulfill({ json: [] }))
    await open('/master-di/records')
    await act('S-1', 'Send for Approval')
    await dialog().getByRole('combobox', { name: 'Assigned user' }).click()
    await page.getByText('No users available', { exact: true }).waitFor()
    await page.unroute('**/api/users/approvers')
  })

  it('wait for the people who may decide, so that a quick hand is not told to choose one', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/users/approvers', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await act('S-1', 'Send for Approval')
    await dialog().getByLabel('Due date').fill('2999-12-31')
    expect(await confirm().isDisabled()).toBe(true)
    answer()
    await expect.poll(() => confirm().isEnabled()).toBe(true)
    await page.unroute('**/api/users/approvers')
  })

  it('need somebody and a day [S1-5-12, S1-8-33]', async () => {
    await page.reload()
    await act('S-1', 'Send for Approval')
    await confirm().click()
    await refusal('Required Fields Missing', 'Please assign a user and set a due date for approval.')
  })

  it('go to one of the approvers, until a day that is not over [S1-5-13, S1-6-22]', async () => {
    today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
    const before = new Date(`${today}T00:00:00Z`)
    before.setUTCDate(before.getUTCDate() - 1)
    await fill(before.toISOString().slice(0, 10))
    await confirm().click()
    await refusal('Invalid Due Date', 'Due date must be today or later. Please select a valid date.')
  })

  it('say that sending failed [S1-8-10]', async () => {
    await dialog().getByLabel('Due date').fill(today)
    await dialog().getByLabel('Notes for the approver').fill('Please look')
    await page.route('**/send-for-approval', (route) =>
      route.fulfill({ status: 500, json: { message: 'No' } }),
    )
    await confirm().click()
    await refusal('Error', 'Failed to send record(s) for approval')
    await page.unroute('**/send-for-approval')
  })

  it('are sent with person, day and notes, and wait then [S1-2.5-32, S1-4.2-08, S1-7.3-18]', async () => {
    const sending = page.waitForRequest('**/send-for-approval')
    await confirm().click()
    expect((await sending).postDataJSON()).toMatchObject({
      id: expect.any(Number),
      assignedUserId: expect.any(Number),
      dueDate: today,
      approvalNotes: 'Please look',
    })
    await toast('Success', 'Record sent for approval')
    await page.getByText('One record is pending approval.').waitFor()
  })

  it('go together, one call each, when they are ticked; of others none is sent [S1-2.5-33, S1-2.5-34, S1-4.2-09, S1-5-14, S1-7.3-19]', async () => {
    await open('/master-di/records')
    await tick('S-4').waitFor()
    const bar = page.getByRole('region', { name: 'Selected records' })
    expect(await bar.count()).toBe(0)
    const place = await tick('S-3').boundingBox()
    await tick('S-2').check()
    await bar.waitFor()
    expect(await tick('S-3').boundingBox(), 'the next row to tick stays where it was').toEqual(place)
    await tick('S-3').check()
    // What is no draft may be taken to a market, and is not sent.
    await tick('S-4').check()
    await bar.getByText('3 records selected').waitFor()
    await bar.getByRole('button', { name: 'EU submissions (3)' }).waitFor()
    await bar.getByRole('button', { name: 'Send for Approval (2)' }).click()
    await fill('2999-12-31')
    const called: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') called.push(new URL(request.url()).pathname)
    })
    await confirm().click()
    await toast('Success', '2 records sent for approval')
    expect(called.filter((path) => path.endsWith('/send-for-approval'))).toHaveLength(2)
    expect(new Set(called).size).toBe(called.length)
    await page.getByText('3 records are pending approval.').waitFor()
    // Those that were sent are ticked no more.
    await bar.getByText('1 record selected').waitFor()
  })

  it('stand in the audit tab, with their status before and after [S1-2.5-08, S1-2.5-37, S1-2.5-38, S1-7.3-09]', async () => {
    await open('/master-di/records')
    await page.getByRole('tab', { name: 'Versions & Audit Trail' }).click()
    const rows = page.getByRole('table').locator('tbody tr')
    const sent = rows.filter({ hasText: 'Sent for approval' }).filter({ hasText: 'S-2' })
    await sent.waitFor()
    expect(await sent.textContent()).toMatch(/Draft.*Pending approval/)
    expect((await page.getByRole('columnheader').allTextContents()).map((text) => text.trim())).toEqual([
      'Action',
      'Entity Type',
      'Device Information',
      'Change Reason',
      'Performed By',
      'Timestamp',
      'Changes',
    ])
  })

  it('are filtered by action, the specified ones first, and searched [S1-2.5-35, S1-2.5-36, S1-8-30]', async () => {
    const filter = page.getByRole('combobox', { name: 'Action' })
    await filter.click()
    expect((await page.locator('[role=option]').allTextContents()).slice(0, 6)).toEqual([
      'All actions',
      'Created',
      'Sent for approval',
      'Approved',
      'Rejected',
      'Updated',
    ])
    await page.getByRole('option', { name: 'Created' }).click()
    await page.getByText('4 entries').waitFor()
    await page.getByRole('searchbox').fill('S-3')
    await page.getByText('1 entry').waitFor()
    await page.getByRole('searchbox').fill('nothing like it')
    await page.getByText('No audit entries match your search criteria', { exact: true }).waitFor()
  })

  it('is printed as it is filtered, with who printed it, and nothing of the screen around it', async () => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await open('/master-di/records?tab=audit&search=S-2')
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.locator('html[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('table')
    expect(await sheet.count()).toBe(1)
    const sent = await sheet.locator('tbody tr').first().textContent()
    expect(sent).toMatch(/draft → pending-approval/)
    expect(sent).toMatch(/Assigned to: Ada Lindgren; Due date: \d{4}-\d{2}-\d{2}/)
    await page.getByText(/^Printed by Ada Lindgren, \d{4}-.* Filter: S-2\. 2 of 2 entries/).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)

    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.getByText(/^Printed by/).waitFor({ state: 'detached' })
  })

  it('are archived with their trail, and say so in it', async () => {
    await open('/master-di/records')
    await tick('S-1').check()
    await tick('S-2').check()
    await page.getByRole('button', { name: 'Archive (2)', exact: true }).click()
    const archive = page.getByRole('dialog', { name: 'Archive 2 devices', exact: true })
    await archive.getByRole('button', { name: 'Download archive' }).click()
    await refusal('Reason Required', 'Enter a reason. It is recorded in the audit trail and in the archive.')
    await archive.getByLabel('Reason').fill('Never sold')
    const waiting = page.waitForEvent('download')
    await archive.getByRole('button', { name: 'Download archive' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^device-archive-.*\.zip$/)
    const entries = await readZip(await bytesOf(file), () => true, 10_000_000)
    const manifest = entries.find(({ name }) => name === 'manifest.json')?.content.toString('utf8') ?? ''
    expect(JSON.parse(manifest).devices).toMatchObject([{ deviceNumber: 'S-1' }, { deviceNumber: 'S-2' }])
    await toast('Archive downloaded', '')
    await open('/master-di/records?tab=audit')
    await page.getByText('Never sold').first().waitFor()
  })

  it('are handed over as dossiers, which say that they are on their way', async () => {
    await open('/master-di/records')
    const waiting = page.waitForEvent('download')
    await act('S-1', 'Download dossier (PDF)')
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^dossier-S-1-1\.0(-draft)?-\d{4}-\d\d-\d\d\.pdf$/)
    expect((await bytesOf(file)).subarray(0, 5).toString()).toBe('%PDF-')
    await toast('Dossier downloaded', file.suggestedFilename())
    await page.route('**/api/dossiers/**', (route) =>
      route.fulfill({ status: 413, json: { type: 'file_too_large', message: 'Too long for one PDF.' } }),
    )
    await act('S-2', 'Download dossier (PDF)')
    await toast('The dossier was not created', 'Too long for one PDF.')
    await page.unroute('**/api/dossiers/**')
  })
})
