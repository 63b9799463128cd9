import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { expectSchemaValid } from '#tests/eu-schema.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { password, startVisit, type Visit } from './person.ts'
import { expectTold, type Told } from './told.ts'

/**
 * A team begins to work in the controlled way, four browsers: the administrator invites three people, another
 * administrator signs for a fourth one, one makes a version and its submission, the other signs and approves both, and the first makes the file and is sent away
 * (decisions D3, D6, D46, D47). After each step every screen says the same of the device (decision D51).
 */
describe.skipIf(!chromiumPath)('a team of three', () => {
  let visit: Visit
  let admin: Page
  let coordinator: Page
  let approver: Page
  let second: Page
  const word = `${password} battery`

  beforeAll(async () => {
    visit = await startVisit('ada')
    admin = visit.page
  })
  afterAll(() => visit?.end())

  /** What every screen says of the device, asked in the coordinator's browser. */
  let device = { id: 0, name: 'Infusion pump' }
  const tells = (told: Told) => expectTold(coordinator, visit.hub.address, device, told, new Map())
  /** What the coordinator does beside her screens. */
  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const token = await coordinator.evaluate(() => localStorage.getItem('authToken'))
    const answer = await coordinator.request.fetch(visit.hub.address + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { data: body }),
    })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json() as Promise<T>
  }

  const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

  /** Fills in and sends the form of a new account. */
  async function add(first: string, last: string, role: string): Promise<void> {
    await admin.goto(`${visit.hub.address}/admin/users`)
    await admin.getByRole('button', { name: 'Add New User' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Add New User' })
    await dialog.getByLabel('First name').fill(first)
    await dialog.getByLabel('Last name').fill(last)
    await dialog.getByLabel('Email').fill(`${first.toLowerCase()}@example.com`)
    await dialog.getByLabel('Username').fill(first.toLowerCase())
    await dialog.getByRole('checkbox', { name: role }).check()
    await dialog.getByRole('button', { name: 'Add user' }).click()
  }

  /** Adds somebody with a role, and answers a browser in which she has followed her link. */
  async function invited(first: string, last: string, role: string): Promise<Page> {
    await add(first, last, role)
    const shown = admin.getByRole('dialog', { name: `One-time link for ${first} ${last}` })
    const link = await shown.getByLabel('One-time link').inputValue()
    await shown.getByRole('button', { name: 'Done' }).click()

    const context = await visit.browser.newContext({ viewport: { width: 1440, height: 1000 } })
    const page = await context.newPage()
    await page.goto(link)
    await page.getByLabel(/^Password/).fill(word)
    await page.getByLabel(/^Confirm password/).fill(word)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await page.getByLabel(/^Password/).fill(word)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    return page
  }

  it('is invited by one-time links', async () => {
    approver = await invited('Grace', 'Hopper', 'Quality Manager')
    second = await invited('Mary', 'Jackson', 'Administrator')
  })

  it('chooses the controlled way in its settings', async () => {
    await admin.goto(`${visit.hub.address}/admin/settings`)
    await admin.getByRole('radio', { name: 'Controlled' }).check()
    await admin.getByRole('button', { name: 'Save settings' }).click()
    const asked = admin.getByRole('dialog', { name: 'Switch to controlled mode?' })
    await asked.getByRole('button', { name: 'Switch to controlled mode' }).click()
    await says(admin, 'Settings saved')
    coordinator = await invited('Ben', 'Okri', 'Submission Coordinator')
  })

  it('gets another approver by two administrators, each with one half of the link', async () => {
    await add('Rosalind', 'Franklin', 'Technical Reviewer')
    await says(admin, 'Another administrator has to sign this. Until then it is not in force.')
    await admin.getByRole('button', { name: 'Done' }).click()
    await second.goto(`${visit.hub.address}/admin/users`)
    await second.getByRole('button', { name: 'Sign…' }).click()
    const signing = second.getByRole('dialog', { name: 'Sign as the second administrator' })
    await signing.getByText('rosalind@example.com', { exact: false }).waitFor()
    await signing.getByLabel(/^Your password/).fill(word)
    await signing.getByRole('button', { name: 'Sign', exact: true }).click()
    const shown = second.getByRole('dialog', { name: 'One-time link for Rosalind Franklin' })
    const link = await shown.getByLabel('One-time link').inputValue()
    await shown.getByRole('button', { name: 'Done' }).click()

    await admin.goto(`${visit.hub.address}/admin/users`)
    const handed = admin
      .getByRole('alert')
      .filter({ hasText: 'Code for the one-time link of Rosalind Franklin' })
    const code = (await handed.locator('.code').textContent()) ?? ''
    const page = await (await visit.browser.newContext()).newPage()
    await page.goto(link)
    await page.getByLabel(/^Password/).fill(word)
    await page.getByLabel(/^Confirm password/).fill(word)
    await page.getByRole('textbox', { name: 'Code' }).fill('AAAA-AAAA')
    await page.getByRole('button', { name: 'Set password' }).click()
    await says(page, 'This code does not belong to this link')
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await page.context().close()
  })

  it('makes a version and sends it', async () => {
    await coordinator.goto(`${visit.hub.address}/master-di/create`)
    const fill = (label: string, value: string) =>
      coordinator.getByRole('textbox', { name: label, exact: true }).fill(value)
    await fill('Device Number', 'DEV-7')
    await fill('Device Name', 'Infusion pump')
    await fill('Manufacturer Name', 'Example Devices')
    await coordinator.getByRole('checkbox', { name: /European Union/ }).check()
    await coordinator.getByRole('button', { name: 'Create Master DI' }).click()
    await says(coordinator, 'Master DI created successfully')
    const row = coordinator.getByRole('row', { name: /DEV-7 1\.0-draft / })
    await row.getByRole('button', { name: 'Actions for DEV-7' }).click()
    await coordinator.getByRole('menuitem', { name: 'Send for Approval', exact: true }).click()
    await sendTo(/Grace Hopper/)
    await says(coordinator, 'Record sent for approval')
    const [record] = await send<MasterRecord[]>('GET', '/api/master-di?search=DEV-7')
    device = { ...device, id: record?.id ?? 0 }
    await tells({
      markets: { EU: 'Not begun' },
      udiStatus: 'Not Submitted',
      version: ['1.0-draft', 'Pending approval'],
      export: 'none',
    })
  })

  it('signs and approves', async () => {
    await approver.goto(`${visit.hub.address}/approval-workflow`)
    await approver.getByRole('link', { name: 'Infusion pump' }).click()
    const request = approver.getByRole('dialog', { name: 'Change request' })
    await request.getByRole('button', { name: 'Approve' }).click()
    await request.getByText('Enter your password to sign the decision').waitFor()
    await request.getByLabel('Your password').fill('not this one')
    await request.getByRole('button', { name: 'Approve' }).click()
    await request.getByText('This is not your password').waitFor()
    await request.getByLabel('Your password').fill(word)
    await request.getByRole('button', { name: 'Approve' }).click()
    await says(approver, 'Change Approved')
    await coordinator.goto(`${visit.hub.address}/approval-workflow?status=approved`)
    await coordinator.getByRole('link', { name: 'Infusion pump' }).click()
    await coordinator.getByText(/^Grace Hopper, .*: approval of the release, with password$/).waitFor()
    await coordinator.keyboard.press('Escape')
    await tells({
      markets: { EU: 'Not begun' },
      udiStatus: 'Not Submitted',
      version: ['1.0', 'Active'],
      export: 'none',
    })
  })

  it('has its submission signed by the same, and only then a file is made', async () => {
    const input = euSubmissionInput({ deviceName: device.name, masterDiId: device.id })
    const { id } = await send<Submission>('POST', '/api/submissions', { ...input, targetCountries: ['EU'] })
    const markets = { EU: 'Draft' }
    await tells({ markets, udiStatus: 'Draft', export: 'Not validated', dashboard: { EU: '1 0 0 0 0' } })
    await send('POST', `/api/submissions/${id}/validate`)
    const dashboard = { EU: '1 1 0 0 0' }
    const valid = { markets: { EU: 'Valid' }, udiStatus: 'In Progress', export: 'Not approved', dashboard }
    await tells(valid)
    await coordinator.goto(`${visit.hub.address}/my-work`)
    await coordinator.getByRole('link', { name: '1 to approve or send' }).waitFor()
    await coordinator.goto(`${visit.hub.address}/country-specific/EU/${device.id}?tab=form&submission=${id}`)
    await coordinator.getByRole('button', { name: 'Send for Approval' }).click()
    await sendTo(/Grace Hopper/)
    await coordinator.getByRole('dialog').waitFor({ state: 'detached' })
    await tells(valid)

    await approver.goto(`${visit.hub.address}/approval-workflow`)
    await approver.getByRole('link', { name: 'Infusion pump' }).click()
    const request = approver.getByRole('dialog', { name: 'Change request' })
    await request.getByLabel('Your password').fill(word)
    await request.getByRole('button', { name: 'Approve' }).click()
    await says(approver, 'Change Approved')
    const approved = { udiStatus: 'In Progress', dashboard: { EU: '1 0 1 0 0' }, export: 'can be sent' }
    await tells({ ...approved, markets: { EU: 'Approved' } })
    await coordinator.goto(`${visit.hub.address}/export`)
    const downloading = coordinator.waitForEvent('download')
    await coordinator.getByRole('button', { name: 'Create the file' }).click()
    const archive = await buffer(await (await downloading).createReadStream())
    const files = await readZip(archive, (name) => name.endsWith('.xml'), 1_000_000)
    expect(files).toHaveLength(1)
    for (const { content } of files) await expectSchemaValid(content.toString('utf8'))
    await tells({ ...approved, markets: { EU: 'File created' } })
  })

  async function sendTo(person: RegExp): Promise<void> {
    const dialog = coordinator.getByRole('dialog', { name: 'Send for Approval' })
    await dialog.getByRole('combobox', { name: 'Assigned user' }).click()
    await coordinator.getByRole('option', { name: person }).click()
    await dialog.getByLabel('Due date').fill('2099-12-31')
    await dialog.getByRole('button', { name: 'Send for Approval' }).click()
  }

  it('asks for the password where somebody takes another e-mail address', async () => {
    await approver.goto(`${visit.hub.address}/profile`)
    await approver.getByRole('button', { name: 'Edit Profile' }).click()
    await approver.getByLabel('Email').fill('hopper@example.com')
    await approver.getByRole('button', { name: 'Save changes' }).click()
    const dialog = approver.getByRole('dialog', { name: 'Change your e-mail address' })
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await dialog.getByText('Enter your password to change your e-mail address').waitFor()
    await dialog.getByLabel(/^Your password/).fill(password)
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await dialog.getByText('This is not your password').waitFor()
    await dialog.getByLabel(/^Your password/).fill(word)
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await says(approver, 'Profile updated')
    await approver.getByRole('tabpanel').getByText('hopper@example.com', { exact: true }).waitFor()
  })

  it('is told by the next click that one of them was sent away', async () => {
    await admin.goto(`${visit.hub.address}/admin/users`)
    await admin.getByRole('button', { name: 'Actions for Ben Okri' }).click()
    await admin.getByRole('menuitem', { name: 'Deactivate', exact: true }).click()
    const dialog = admin.getByRole('dialog', { name: 'Deactivate user' })
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await says(admin, 'User status updated')
    await coordinator.getByRole('link', { name: /^Master DI Records/ }).click()
    await says(coordinator, 'Your session has ended')
  })

  it('leaves all of it in the audit trail', async () => {
    const trail = await visit.person.send<AuditEntry[]>('GET', '/api/audit-trail?limit=100&sort=id')
    const told = trail.map(({ action, performedByName }) => `${performedByName}: ${action}`)
    const story = [
      'Ada Lindgren: created',
      'Grace Hopper: password_changed',
      'Grace Hopper: signed_in',
      'Ada Lindgren: settings_changed',
      'Ada Lindgren: created',
      'Ben Okri: password_changed',
      'Ben Okri: signed_in',
      'Ada Lindgren: countersignature_asked',
      'Mary Jackson: activated',
      'Rosalind Franklin: password_changed',
      'Ben Okri: created',
      'Ben Okri: sent_for_approval',
      'Grace Hopper: approved',
      'Ben Okri: validated',
      'Ben Okri: sent_for_approval',
      'Grace Hopper: approved',
      'Ben Okri: exported',
      'Ada Lindgren: deactivated',
    ]
    let from = 0
    for (const step of story) {
      const at = told.indexOf(step, from)
      expect({ step, told: at >= 0 ? step : told.slice(from) }).toEqual({ step, told: step })
      from = at + 1
    }
    const approved = trail.find(({ action }) => action === 'approved')
    expect(approved?.changesData?.decision).toMatchObject({
      revision: 1,
      byContributor: false,
      signature: { printedName: 'Grace Hopper', meaning: 'approval' },
    })
    expect(await visit.person.send('GET', '/api/audit-trail/verify')).toMatchObject({ ok: true })
  })
})
