import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { password, startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

/** The own account in a browser (specification, document 3 sections 2.12, 5 and 8). */
describe.skipIf(!chromiumPath)('Profile', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const open = async (tab = '') => {
    await page.goto(`${visit.hub.address}/profile${tab && `?tab=${tab}`}`)
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  }
  const panel = () => page.getByRole('tabpanel')
  const said = (text: string) => page.locator('[data-variant]').getByText(text, { exact: true }).waitFor()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  it('has four tabs in order [S1-2.1-18, S3-2.1-14, S3-2.12-01]', async () => {
    await open()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Profile',
      'Security',
      'Activity',
      'Permissions',
    ])
  })

  const values = {
    'First name': 'Astrid',
    'Last name': 'Lind',
    Email: 'astrid@example.com',
    'Job title': 'Officer',
    Department: 'Regulatory',
    Company: 'Example AG',
    Phone: '+49 30 1234',
  }
  let asked: Promise<unknown>

  it('is read until Edit Profile is pressed [S3-1-15, S3-2.12-02]', async () => {
    await open()
    await panel().getByText('ada@example.com').waitFor()
    expect(await panel().getByRole('textbox').count()).toBe(0)
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
    expect(await panel().getByRole('textbox').count()).toBe(Object.keys(values).length)
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
    expect(await panel().getByRole('textbox').count()).toBe(0)
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
  })

  it('is saved with all its fields, and told [S3-7-35, S3-8-30]', async () => {
    for (const [label, value] of Object.entries(values)) await panel().getByLabel(label).fill(value)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    asked = page.waitForRequest('**/api/auth/me')
    await panel().getByRole('button', { name: 'Save changes' }).click()
    expect(new URL((await sent).url()).pathname).toBe('/api/users/profile')
    expect((await sent).postDataJSON()).toMatchObject({
      ...{ firstName: 'Astrid', lastName: 'Lind', email: 'astrid@example.com', jobTitle: 'Officer' },
      ...{ department: 'Regulatory', company: 'Example AG', phone: '+49 30 1234' },
    })
    await said('Profile updated')
  })

  it('shows the new names, e-mail address, job title and department [S3-2.12-03, S3-2.12-04, S3-2.12-05, S3-2.12-06, S3-2.12-07]', async () => {
    for (const label of ['First name', 'Last name', 'Email', 'Job title', 'Department'] as const)
      await panel().getByText(values[label], { exact: true }).waitFor()
  })

  it('shows the new company and phone, and the new name everywhere: who is signed in is asked again [S1-7.2-06, S3-2.12-08, S3-2.12-09, S3-7-11]', async () => {
    for (const label of ['Company', 'Phone'] as const)
      await panel().getByText(values[label], { exact: true }).waitFor()
    await asked
    await page.getByRole('button', { name: 'User menu of Astrid Lind' }).waitFor()
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
    expect(await panel().getByRole('textbox').count()).toBe(0)
  })

  it('says what is wrong beside the field, and what failed [S3-5-13, S3-5-14, S3-5-15, S3-8-13]', async () => {
    await open()
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
    for (const label of ['First name', 'Last name', 'Email']) await panel().getByLabel(label).fill('')
    await panel().getByRole('button', { name: 'Save changes' }).click()
    for (const problem of ['First name is required', 'Last name is required', 'Valid email is required']) {
      await panel().getByText(problem, { exact: true }).waitFor()
    }
    await open()
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
    for (const [body, words] of [
      [{ message: 'Broken' }, 'Broken'],
      ['no words', 'Failed to update profile'],
    ] as const) {
      await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, json: body }))
      await panel().getByRole('button', { name: 'Save changes' }).click()
      await refusalShown(page, 'Update failed', words)
      await page.unrouteAll()
    }
  })

  it('shows a picture, and none again [S3-2.12-10, S3-OPEN-27]', async () => {
    await open()
    await panel().getByRole('button', { name: 'Edit Profile' }).click()
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await panel().getByText('Choose a PNG or JPEG picture.').waitFor()
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
    await panel().locator('img[src^="data:image/png"]').waitFor()
    await page.getByRole('banner').locator('img[src^="data:image/png"]').waitFor()
    await panel().getByRole('button', { name: 'Remove picture' }).click()
    await panel().locator('img').waitFor({ state: 'detached' })
  })

  const change = () => panel().getByRole('button', { name: 'Change password' })

  it('asks for the current password, a new one of six characters, and the new one again [S3-2.12-12, S3-5-17, S3-5-18, S3-5-19, S3-9-72]', async () => {
    await open('security')
    expect(await panel().locator('input').count()).toBe(3)
    await change().click()
    await panel().getByText('Current password is required', { exact: true }).waitFor()
    await panel().getByText('Password must be at least 6 characters', { exact: true }).waitFor()
    await panel()
      .getByLabel(/^Current password/)
      .fill('wrong one')
    await panel()
      .getByLabel(/^New password/)
      .fill('battery staple')
    await panel()
      .getByLabel(/^Confirm new password/)
      .fill('something else')
    await change().click()
    await panel().getByText("Passwords don't match", { exact: true }).waitFor()
  })

  it('lets a password manager fill in what is masked, and anybody paste', async () => {
    const fields = panel().locator('input')
    const kinds = await fields.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('type'), one.getAttribute('autocomplete')]),
    )
    expect(kinds).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ])
    const pasted = await fields.evaluateAll((all) =>
      all.map((one) => one.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))),
    )
    expect(pasted).toEqual([true, true, true])
  })

  it('says why the password was not changed, in words of the server where there are any [S3-8-14]', async () => {
    await panel()
      .getByLabel(/^Confirm new password/)
      .fill('battery staple')
    await change().click()
    await refusalShown(page, 'Password change failed', 'This is not your current password')
    await page.route('**/api/users/change-password', (route) => route.fulfill({ status: 500, body: '?' }))
    await change().click()
    await refusalShown(page, 'Password change failed', 'Failed to change password')
    await page.unrouteAll()
  })

  it('changes the password, tells it, and ends the other sessions [S3-2.12-11, S3-8-31]', async () => {
    const credentials = { emailOrUsername: 'ada', password }
    const other = await visit.person.send<{ token: string }>('POST', '/api/auth/login', credentials)
    await panel()
      .getByLabel(/^Current password/)
      .fill(password)
    await change().click()
    await said('Password changed')
    await said('One other session was ended.')
    const me = await fetch(`${visit.hub.address}/api/auth/me`, {
      headers: { authorization: `Bearer ${other.token}` },
    })
    expect(me.status).toBe(401)
  })

  it('shows where one is signed in', async () => {
    const signIn = () =>
      fetch(`${visit.hub.address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emailOrUsername: 'ada', password: 'battery staple' }),
      })
    await signIn()
    await signIn()
    await open('security')
    await panel().getByText('This session').waitFor()
    await panel()
      .getByRole('button', { name: /^End the session/ })
      .first()
      .click()
    await said('Session ended')
    await panel().getByRole('button', { name: 'Sign out everywhere else' }).click()
    await panel().getByText('You have no other sessions.').waitFor()
  })

  it('tells the last ten things one did [S3-2.12-13, S3-7-34, S3-9-74]', async () => {
    await open('activity')
    await panel().getByText('Changed the password').waitFor()
    for (let n = 0; n < 11; n++) await visit.person.createMaster()
    await open('activity')
    await panel()
      .getByText(/^Created Master DI record D-11/)
      .waitFor()
    expect(await panel().getByRole('listitem').count()).toBe(10)
  })

  it('shows roles and permissions, to be read only [S3-2.12-14, S3-2.12-15, S3-2.12-16, S3-6-27]', async () => {
    await open('permissions')
    await panel().getByText('Administrator', { exact: true }).waitFor()
    await panel().getByText('Standard User', { exact: true }).waitFor()
    await panel().getByText('manage-users', { exact: true }).waitFor()
    await panel()
      .getByText(/Contact an administrator/)
      .waitFor()
    expect(await panel().locator('input, button, select').count()).toBe(0)
  })
})
