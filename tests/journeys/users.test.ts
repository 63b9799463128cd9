import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CurrentUser } from '#core/contract/auth.ts'
import { roleNames } from '#core/lifecycle/permissions.ts'
import { chromiumPath } from './browser.ts'
import { register, signInBrowser, startVisit, type Visit } from './person.ts'
import { refusalShown, textsOf } from './seen.ts'

/** User Management in a browser (specification, document 3 sections 2.13, 5 and 8; decisions D3, D47). */
describe.skipIf(!chromiumPath)('User Management', () => {
  let visit: Visit
  let page: Page
  let ben: CurrentUser

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    ben = await (await register(visit.hub.address, 'ben')).send<CurrentUser>('GET', '/api/auth/me')
    const roles = ['user', 'quality-manager', 'technical-reviewer', 'manufacturer-user']
    await visit.person.send('PUT', `/api/admin/users/${ben.id}`, {
      firstName: 'Ben',
      lastName: 'Okri',
      roles,
    })
  })
  afterAll(() => visit?.end())

  const open = async (search = '') => {
    await page.goto(`${visit.hub.address}/admin/users${search}`)
    await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor()
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const act = async (name: string, entry: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }
  const said = (text: string) => page.locator('[data-variant]').getByText(text, { exact: true }).waitFor()

  const editing = () => page.getByRole('dialog', { name: 'Edit user' })

  it('has an address and a title [S1-2.1-19, S3-2.1-15, S3-2.13-01]', async () => {
    await open()
  })

  it('lists users in columns in their order [S3-2.13-03]', async () => {
    const heads = await page.getByRole('columnheader').allInnerTexts()
    expect(heads.map((head) => head.trim()).filter(Boolean)).toEqual([
      'User',
      'Email',
      'Roles',
      'Status',
      'Last login',
      'Actions',
    ])
  })

  it('shows two roles of a user, and how many more there are [S3-2.13-04, S3-9-75]', async () => {
    const badges = await textsOf(row('Ben Okri').getByRole('cell').nth(2))
    expect(badges).toEqual(['Standard User', 'Quality Manager', '+2'])
    await row('Ben Okri').getByText('Active', { exact: true }).waitFor()
  })

  it('finds by what is typed [S3-2.13-02]', async () => {
    await open()
    await row('Ada Lindgren').waitFor()
    await page.getByLabel('Search by name, username, email or company').fill('okri')
    await row('Ada Lindgren').waitFor({ state: 'detached' })
    await row('Ben Okri').waitFor()
  })

  it('keeps the person who is edited open, also where the list shows somebody else', async () => {
    // Notices lead here; she is not among those the list shows.
    const ada = await visit.person.send<CurrentUser>('GET', '/api/auth/me')
    await open(`?search=okri&user=${ada.id}`)
    await expect.poll(() => editing().getByLabel('Last Name').inputValue()).toBe('Lindgren')
    await page.keyboard.press('Escape')
    await open('?search=okri')
    await row('Ben Okri').waitFor()
    await act('Ben Okri', 'Edit user')
    await editing().getByLabel('Company').fill('Mine')
    await visit.person.send('PUT', `/api/admin/users/${ben.id}`, { lastName: 'Nkosi' })
    const readAgain = page.waitForResponse((response) => response.url().includes('search=okri'))
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await (await readAgain).finished()
    await row('Ben Okri').waitFor({ state: 'detached' })
    expect(await editing().getByLabel('Company').inputValue()).toBe('Mine')
    // What was typed is not lost by one key: the dialog asks once.
    await page.keyboard.press('Escape')
    await editing().getByText('Discard what you entered?').waitFor()
    await editing().getByRole('button', { name: 'Keep editing' }).click()
    expect(await editing().getByLabel('Company').inputValue()).toBe('Mine')
    await page.keyboard.press('Escape')
    await editing().getByRole('button', { name: 'Discard' }).click()
    await editing().waitFor({ state: 'detached' })
    await visit.person.send('PUT', `/api/admin/users/${ben.id}`, { lastName: 'Okri' })
  })

  it('offers to edit a user, to switch the account and to delete it [S3-2.13-07]', async () => {
    await open()
    await page.getByRole('button', { name: 'Actions for Ben Okri' }).click()
    await page.getByRole('menuitem').first().waitFor()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(
      expect.arrayContaining(['Edit user', 'Deactivate', 'Delete user']),
    )
  })

  it('asks in a dialog for names, addresses, roles, extra permissions and whether the account is active [S3-2.13-06]', async () => {
    await page.getByRole('menuitem', { name: 'Edit user', exact: true }).click()
    for (const [name, value] of [
      ['First name', 'Ben'],
      ['Last name', 'Okri'],
      ['Email', 'ben@example.com'],
      ['Username', 'ben'],
    ] as const) {
      expect(await editing().getByLabel(name).inputValue()).toBe(value)
    }
    for (const role of Object.values(roleNames))
      await editing().getByRole('checkbox', { name: role }).waitFor()
    await editing().getByRole('checkbox', { name: 'Active', exact: true }).waitFor()
    await editing()
      .getByRole('checkbox', { name: /^Export data/ })
      .waitFor()
  })

  it('says every problem beside its field [S3-5-20, S3-5-21, S3-5-22, S3-5-23, S3-5-24]', async () => {
    const dialog = editing()
    for (const field of ['First name', 'Last name', 'Email', 'Username']) {
      await dialog.getByLabel(field).fill(field === 'Username' ? 'b' : '')
    }
    for (const role of ['Standard User', 'Quality Manager', 'Technical Reviewer', 'Manufacturer User']) {
      await dialog.getByRole('checkbox', { name: role }).uncheck()
    }
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    for (const problem of [
      'First name is required',
      'Last name is required',
      'Valid email is required',
      'Username must be at least 3 characters',
      'At least one role is required',
    ]) {
      await dialog.getByText(problem, { exact: true }).waitFor()
    }
  })

  it('changes a user, which is told [S1-1-21, S3-1-16, S3-2.13-05, S3-8-32]', async () => {
    const dialog = editing()
    await dialog.getByLabel('First name').fill('Benjamin')
    await dialog.getByLabel('Last name').fill('Okri')
    await dialog.getByLabel('Email').fill('ben@example.com')
    await dialog.getByLabel('Username').fill('ben')
    await dialog.getByRole('checkbox', { name: 'Quality Manager' }).check()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await said('User updated')
    await row('Benjamin Okri').getByText('Quality Manager').waitFor()
  })

  it('warns before the only one who can approve loses the role for it', async () => {
    const ada = await visit.person.send<CurrentUser>('GET', '/api/auth/me')
    await visit.person.send('PUT', `/api/admin/users/${ben.id}`, { roles: ['user'] })
    await open(`?user=${ada.id}`)
    await editing().getByRole('checkbox', { name: 'Standard User' }).check()
    const warning = editing().getByText(/^This is the only person who can approve/)
    expect(await warning.count()).toBe(0)
    await editing().getByRole('checkbox', { name: 'Administrator', exact: true }).uncheck()
    await warning.waitFor()
    await visit.person.send('PUT', `/api/admin/users/${ben.id}`, { roles: ['user', 'quality-manager'] })
  })

  it('loads what somebody else saved meanwhile, and saves on top of it', async () => {
    await open()
    await act('Benjamin Okri', 'Edit user')
    const dialog = page.getByRole('dialog', { name: 'Edit user' })
    await dialog.getByLabel('Last name').fill('Okri-Lund')
    await visit.person.send('PUT', `/api/admin/users/${ben.id}`, { firstName: 'Bertram' })
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await dialog.getByRole('button', { name: 'Load current values' }).click()
    expect(await dialog.getByLabel('First name').inputValue()).toBe('Bertram')
    await dialog.getByLabel('First name').fill('Benjamin')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await said('User updated')
    await row('Benjamin Okri').waitFor()
  })

  it('adds a user, shows the link once, and the link sets a password [S3-2.13-08, S3-OPEN-28]', async () => {
    await open()
    await page.getByRole('button', { name: 'Add New User' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New User' })
    await dialog.getByLabel('First name').fill('Cora')
    await dialog.getByLabel('Last name').fill('Diaz')
    await dialog.getByLabel('Email').fill('cora@example.com')
    await dialog.getByLabel('Username').fill('cora')
    await dialog.getByRole('button', { name: 'Add user' }).click()
    const shown = page.getByRole('dialog', { name: 'One-time link for Cora Diaz' })
    const link = await shown.getByLabel('One-time link').inputValue()
    expect(link).toMatch(new RegExp(`^${visit.hub.address}/login#invite=[\\w-]{43}$`))
    await shown.getByRole('button', { name: 'Copy link' }).click()
    await said('Copied to clipboard')
    await shown.getByRole('button', { name: 'Done' }).click()
    await row('Cora Diaz').getByText('Link not used yet').waitFor()

    const hers = await visit.browser.newPage()
    const asked: string[] = []
    hers.on('request', (request) => asked.push(request.url()))
    await hers.goto(link)
    await hers.getByRole('heading', { name: 'Set your password' }).waitFor()
    await hers.getByText('Cora Diaz').waitFor()
    await hers.getByLabel(/^Password/).fill('cora')
    await hers.getByText('This is your own name, username or company', { exact: false }).waitFor()
    await hers.getByLabel(/^Password/).fill('correct horse')
    await hers.getByLabel(/^Confirm password/).fill('correct horse')
    await hers.getByRole('button', { name: 'Set password' }).click()
    await hers.getByRole('heading', { name: 'Sign In' }).waitFor()
    expect(await hers.getByLabel('Email or username').inputValue()).toBe('cora')
    await hers.getByLabel(/^Password/).fill('correct horse')
    await hers.getByRole('button', { name: 'Sign In' }).click()
    await hers.getByRole('heading', { name: 'Dashboard' }).waitFor()
    const token = link.split('=')[1] ?? ''
    expect(asked.filter((url) => url.includes(token))).toEqual([])
    await hers.goto(link)
    await hers.getByRole('heading', { name: 'This link cannot be used' }).waitFor()
    await hers.getByText('This link has already been used.', { exact: false }).waitFor()
    await hers.close()
  })

  it('toggles the status [S3-4-16, S3-6-25, S3-8-33]', async () => {
    await open()
    await act('Cora Diaz', 'Deactivate')
    await page
      .getByRole('dialog', { name: 'Deactivate user' })
      .getByRole('button', { name: 'Deactivate' })
      .click()
    await said('User status updated')
    await row('Cora Diaz').getByText('Inactive').waitFor()
    await act('Cora Diaz', 'Activate')
    await row('Cora Diaz').getByText('Active', { exact: true }).waitFor()
  })

  it('deletes after a question [S3-5-26, S3-6-26, S3-8-34]', async () => {
    await open()
    await act('Cora Diaz', 'Delete user')
    const dialog = page.getByRole('dialog', { name: 'Delete user' })
    await dialog.getByText('Are you sure you want to delete this user?').waitFor()
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await said('User deleted')
    await row('Cora Diaz').waitFor({ state: 'detached' })
  })

  it('says what failed [S3-8-15, S3-8-16, S3-8-17, S3-8-18]', async () => {
    await open()
    const broken = { status: 500, json: { message: 'Broken' } }
    await page.route('**/api/admin/users/*', (route) => route.fulfill(broken))
    await page.route('**/api/admin/users/*/status', (route) => route.fulfill(broken))
    await act('Benjamin Okri', 'Deactivate')
    const question = page.getByRole('dialog', { name: 'Deactivate user' })
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await refusalShown(page, 'Status update failed', /^Failed to update user status/)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await act('Benjamin Okri', 'Delete user')
    const deletion = page.getByRole('dialog', { name: 'Delete user' })
    await deletion.getByRole('button', { name: 'Delete user' }).click()
    await refusalShown(page, 'Delete failed', /^Failed to delete user/)
    await deletion.getByRole('button', { name: 'Cancel' }).click()
    await act('Benjamin Okri', 'Edit user')
    const dialog = page.getByRole('dialog', { name: 'Edit user' })
    await dialog.getByLabel('First name').fill('Benny')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await refusalShown(page, 'Update failed', /^Failed to update user\./)
    await page.unrouteAll()
    await page.route('**/api/admin/users?*', (route) => route.fulfill(broken))
    await open()
    await page.getByRole('alert').getByText('Failed to fetch users').waitFor()
    await page.unrouteAll()
  })

  it('protects the last administrator, in words', async () => {
    await open()
    await act('Ada Lindgren', 'Deactivate')
    const dialog = page.getByRole('dialog', { name: 'Deactivate user' })
    await dialog.getByText('This is your own account').waitFor()
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await refusalShown(page, 'Status update failed', /the last active administrator/)
  })

  it('is denied to others [S3-2.13-09, S3-2.13-10, S3-6-20, S3-6-21, S3-8-21]', async () => {
    const dora = await register(visit.hub.address, 'dora')
    const hers = await visit.browser.newPage()
    await signInBrowser(hers, visit.hub.address, dora)
    await hers.goto(`${visit.hub.address}/admin/users`)
    await hers.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor()
    await hers.getByText("You don't have permission to manage users.").waitFor()
    const navigation = hers.getByRole('navigation', { name: 'Main navigation' })
    expect(await navigation.getByText('User Management').count()).toBe(0)
    await hers.close()
  })
})
