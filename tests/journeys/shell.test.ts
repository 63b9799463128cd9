import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'
import { type KnownPerson, password, register, signInBrowser } from './person.ts'
import { textsOf } from './seen.ts'

/** The side navigation from top to bottom: sections, entries with what stands beside and below them, footer. */
const navigationLines = [
  'Main Areas',
  ...['Dashboard', 'Global View'],
  'My Work',
  'Master DI',
  ...['Master DI Records', 'Common Device Data & Versions'],
  ...['Multi-Country UDI', 'Country-Specific Regulatory Forms'],
  ...['Readiness', 'Export Center', 'Workbooks'],
  'EUDAMED',
  'Workflow Management',
  ...['Approval Workflow', 'Review & Approve Records'],
  'Support Tools',
  'Economic Operators',
  'AI & Intelligence',
  ...['Regulatory Intelligence', 'real-time regulatory monitoring'],
  'Impact Assessments',
  ...['RegBot Assistant', 'AI-powered regulatory guidance'],
  ...['Simple RIM', 'Tasks and Calendar'],
  'Integration',
  ...['Multi-App Hub', 'Integrated Application Suite'],
  'Account',
  'Profile',
  ...['User Management', 'Admin'],
  ...['Settings', 'Admin', 'Audit Trail', 'Security Events', 'Admin', 'User Guide'],
  'Sign Out',
  'Schema v2.0.11',
  'EUDAMED 3.0.30, 19 Sept 2026',
]

/** Signing in and the frame around every screen (specification, document 1 sections 2.1 to 2.3, 4.1 and 8). */
describe.skipIf(!chromiumPath)('the shell', () => {
  let hub: RunningHub
  let browser: Browser
  let page: Page
  let ada: KnownPerson
  const asked: string[] = []

  beforeAll(async () => {
    hub = await startHub()
    browser = await startBrowser()
    ada = await register(hub.address, 'ada')
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  const open = (path: string) => page.goto(hub.address + path)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const navigation = () => page.getByRole('navigation', { name: 'Main navigation' })
  const path = () => new URL(page.url()).pathname
  const submit = () => page.getByRole('button', { name: 'Sign In' })
  const token = () => page.evaluate(() => localStorage.getItem('authToken'))

  it('shows signed-out visitors the landing page at every other address, and asks for nobody [S1-2.1-35, S1-4.1-02, S1-6-21, S1-7.2-02, S3-2.1-02]', async () => {
    for (const address of ['/', '/master-di/records', '/nowhere/at/all']) {
      await open(address)
      await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
      expect(await navigation().count()).toBe(0)
    }
    expect(asked).not.toContain('/api/auth/me')
  })

  it('claims 188+ mandatory fields on the landing page, with what is counted beside it [S1-1-22, S3-1-22, S3-9-77, S3-OPEN-34]', async () => {
    const figures = page.getByRole('region', { name: 'In numbers' })
    await figures.getByText('188+', { exact: true }).waitFor()
    await figures.getByText('mandatory fields in the EU data dictionary').waitFor()
    await figures.getByText(/counts every attribute of the dictionary/).waitFor()
  })

  it('leads from sign-in to registration and back, at their addresses [S1-2.1-33, S1-2.1-34, S1-2.7-01, S1-2.7-02]', async () => {
    await open('/login')
    await heading('Sign In').waitFor()
    await page.getByRole('link', { name: 'Create Account' }).click()
    await heading('Create Account').waitFor()
    expect(path()).toBe('/register')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await heading('Sign In').waitFor()
    expect(asked).not.toContain('/api/auth/me')
  })

  it('asks for a name and a password in the specified words [S1-5-21, S1-5-22]', async () => {
    await submit().click()
    await page.getByText('Email or username is required', { exact: true }).waitFor()
    await page.getByText('Password is required', { exact: true }).waitFor()
  })

  it('says above the form why nobody was signed in, in the words of the server [S1-8-25]', async () => {
    await page.getByLabel('Email or username').fill('ada')
    await page.getByLabel(/^Password/).fill('wrong')
    const refused = page.waitForResponse('**/api/auth/login')
    await submit().click()
    const { message } = (await (await refused).json()) as { message: string }
    const alert = page.getByRole('alert').filter({ hasText: message })
    await alert.waitFor()
    const above = (await alert.boundingBox())?.y ?? 0
    expect(above).toBeLessThan((await page.getByLabel('Email or username').boundingBox())?.y ?? 0)
  })

  it('signs in, loads the start page anew, and says welcome [S1-2.1-01, S1-2.4-01, S1-4.1-06, S1-8-27, S3-2.1-01]', async () => {
    await page.evaluate(() => Object.assign(window, { oldPage: true }))
    await page.getByLabel(/^Password/).fill(password)
    await submit().click()
    await page.getByText('Login successful!', { exact: true }).first().waitFor()
    await page.getByText('Welcome to the platform', { exact: true }).first().waitFor()
    expect(path()).toBe('/')
    expect(await page.evaluate(() => 'oldPage' in window)).toBe(false)
    await heading('Dashboard').waitFor()
  })

  it('keeps the token as authToken in the browser [S1-4.1-01, S1-4.1-04, S1-9-07, S3-9-02]', async () => {
    expect(await token()).toMatch(/^[\w-]{43}$/)
  })

  it('has asked who is signed in [S1-4.1-05, S1-7.2-05]', async () => {
    expect(asked).toContain('/api/auth/me')
  })

  it('names the product and what it is for in its head [S1-1-01, S3-1-20]', async () => {
    const header = page.getByRole('banner')
    await header.getByText('Regulatory Device Identifier Hub', { exact: true }).waitFor()
    await header.getByText('Multi-Country UDI Compliance', { exact: true }).waitFor()
  })

  it('says in a green badge whether the server answers [S1-1-02, S3-1-21]', async () => {
    const badge = page.getByRole('banner').getByText('System Online', { exact: true })
    const colour = await badge.evaluate((element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number),
    )
    expect(colour?.[1], 'more green than red or blue').toBeGreaterThan(
      Math.max(colour?.[0] ?? 255, colour?.[2] ?? 255),
    )
  })

  it('has head, navigation, main area and a place for messages [S1-2.1-37]', async () => {
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await navigation().count()).toBe(1)
    expect(await page.getByRole('main').count()).toBe(1)
    expect(await page.getByRole('region', { name: /^Notifications \(F8\)/ }).count()).toBe(1)
  })

  it('highlights the entry of the screen [S1-2.2-12, S1-2.2-13]', async () => {
    const current = navigation().locator('[aria-current=page]')
    expect(await current.allInnerTexts()).toEqual([expect.stringMatching(/^Dashboard/)])
    await navigation()
      .getByRole('link', { name: /^Master DI Records/ })
      .click()
    await heading('Master DI Records').waitFor()
    expect(await current.allInnerTexts()).toEqual([expect.stringMatching(/^Master DI Records/)])
    // On a deeper path too.
    await page.evaluate(() => {
      window.history.pushState(null, '', '/regulatory-intelligence/deeper')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect
      .poll(() => current.allInnerTexts())
      .toEqual([expect.stringMatching(/^Regulatory Intelligence/)])
  })

  it('shows a spinner in the middle while it asks who is there [S1-2.1-36, S3-2.1-24]', async () => {
    let answer = () => {}
    const wait = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/api/auth/me', async (route) => {
      await wait
      await route.continue()
    })
    try {
      await open('/')
      // One spinner follows another while the screens' code comes, so a measured one may be gone a moment later.
      const spinner = page.getByRole('status').filter({ hasText: 'Loading' }).locator('> *').first()
      const fromTheMiddle = async () => {
        const box = await spinner.boundingBox()
        if (!box) return Number.POSITIVE_INFINITY
        return Math.max(Math.abs(box.x + box.width / 2 - 720), Math.abs(box.y + box.height / 2 - 450))
      }
      await expect.poll(fromTheMiddle).toBeLessThan(10)
      expect(await navigation().count()).toBe(0)
      answer()
      await heading('Dashboard').waitFor()
    } finally {
      answer()
      await page.unroute('**/api/auth/me')
    }
  })

  it('tells in the user menu who is signed in [S1-2.3-01, S1-2.3-02, S1-2.3-03, S1-2.3-04, S1-2.3-08]', async () => {
    const button = page.getByRole('button', { name: 'User menu of Ada Lindgren' })
    expect(await button.textContent()).toContain('AL')
    await button.click()
    const menu = page.getByRole('dialog', { name: 'User menu of Ada Lindgren' })
    for (const text of [
      'Ada Lindgren',
      'ada@example.com',
      'Example Devices',
      'Administrator',
      'Standard User',
    ]) {
      await menu.getByText(text, { exact: true }).waitFor()
    }
  })

  it('leads from the user menu to the profile and to signing out [S1-2.3-05, S1-2.3-06]', async () => {
    const menu = page.getByRole('dialog', { name: 'User menu of Ada Lindgren' })
    expect(await menu.getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/logout')
    await menu.getByRole('link', { name: 'Profile Settings' }).click()
    await heading('Profile').waitFor()
    expect(path()).toBe('/profile')
  })

  it('shows the image of a person, and no company where there is none [S1-2.3-03, S1-2.3-07]', async () => {
    await page.route('**/api/auth/me', async (route) => {
      const response = await route.fetch()
      const user = (await response.json()) as object
      await route.fulfill({ response, json: { ...user, company: null, profileImageUrl: '/favicon.svg' } })
    })
    await open('/')
    const button = page.getByRole('button', { name: 'User menu of Ada Lindgren' })
    await button.click()
    expect(await button.locator('img').getAttribute('src')).toBe('/favicon.svg')
    const menu = page.getByRole('dialog', { name: 'User menu of Ada Lindgren' })
    await menu.getByText('ada@example.com').waitFor()
    expect(await menu.getByText('Example Devices').count()).toBe(0)
    await page.unroute('**/api/auth/me')
  })

  it('hides User Management from people who do not manage users [S1-2.2-16, S1-6-24]', async () => {
    const other = await register(hub.address, 'ben')
    for (const [person, count] of [
      [other, 0],
      [ada, 1],
    ] as const) {
      await signInBrowser(page, hub.address, person)
      await open('/')
      await navigation().getByRole('link', { name: 'Profile' }).waitFor()
      expect(
        await navigation()
          .getByRole('link', { name: /User Management/ })
          .count(),
      ).toBe(count)
    }
  })

  const shows = async (address: string, title: string, end = address) => {
    await open(address)
    await heading(title).waitFor()
    expect(path()).toBe(end)
  }

  it('has the screens of records at their addresses [S1-2.1-02, S1-2.1-03, S1-2.1-04, S1-2.1-08]', async () => {
    await shows('/master-di', 'Master DI Records', '/master-di/records')
    await shows('/master-di/records', 'Master DI Records')
    await shows('/master-di/create', 'Create New Master DI')
    await shows('/master-di/bulk-upload', 'Master DI Bulk Upload')
  })

  it('has uploads, rules, approvals and sign-out at their addresses [S1-2.1-11, S1-2.1-22, S1-2.1-23, S1-2.1-31, S1-2.5-11]', async () => {
    await shows('/bulk-upload', 'Bulk Upload')
    await shows('/business-rules', 'EUDAMED Business Rules')
    await shows('/approval-workflow', 'Approval Workflow')
    await shows('/logout', 'Sign Out')
  })

  it('says of any other address that there is no such page [S1-2.1-32, S3-2.1-22, S3-2.18-01]', async () => {
    await shows('/nowhere', '404 Page Not Found')
  })

  it('has its sections in their order, each entry with its subtitle [S1-2.2-01, S1-2.2-02, S1-2.2-03, S1-2.2-04, S1-2.2-05]', async () => {
    await open('/')
    await heading('Dashboard').waitFor()
    const end = navigationLines.indexOf('AI & Intelligence')
    expect((await textsOf(navigation())).slice(0, end)).toEqual(navigationLines.slice(0, end))
  })

  it('goes on with intelligence, integration and account [S1-2.2-06, S1-2.2-07, S1-2.2-08, S1-2.2-09, S1-2.2-10]', async () => {
    const start = navigationLines.indexOf('AI & Intelligence')
    expect((await textsOf(navigation())).slice(start, -2)).toEqual(navigationLines.slice(start, -2))
  })

  it('names the schema at its foot, its release and the day that was confirmed [S1-2.2-14, S1-2.2-15, S1-9-06, S3-9-76]', async () => {
    expect((await textsOf(navigation())).slice(-2)).toEqual(navigationLines.slice(-2))
  })

  it('leads from every entry to its screen, to the specified address [S1-2.2-01, S1-2.2-02, S1-2.2-03, S1-2.2-04, S1-2.2-05]', async () => {
    await navigation().getByRole('button', { name: 'EUDAMED' }).click()
    const links = await navigation().getByRole('link').all()
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(targets).toHaveLength(33)
    const specified = [
      ...['/', '/master-di/records', '/multi-country-udi', '/approval-workflow', '/actors'],
      ...['/regulatory-intelligence', '/regbot', '/multi-app-integration'],
      ...['/profile', '/admin/users', '/logout'],
    ]
    expect(targets.filter((target) => specified.includes(target ?? ''))).toEqual(specified)
    for (const target of targets) {
      if (target === '/logout') continue
      await navigation().locator(`a[href="${target}"]`).click()
      await page.waitForURL(hub.address + target)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await heading('404 Page Not Found').count()).toBe(0)
    }
  })

  it('folds a group with its heading, and remembers it; that of the open screen stays open', async () => {
    await open('/')
    const group = navigation().getByRole('button', { name: 'Support Tools' })
    const operators = navigation().getByRole('link', { name: 'Economic Operators' })
    await group.click()
    expect(await operators.count()).toBe(0)
    await page.reload()
    await heading('Dashboard').waitFor()
    expect(await group.getAttribute('aria-expanded')).toBe('false')
    await open('/actors')
    await operators.waitFor()
    await open('/')
    await group.click()
    await operators.waitFor()
  })

  it('asks before signing out who it is [S1-2.2-11, S1-2.7-03]', async () => {
    await navigation().getByRole('link', { name: 'Sign Out' }).click()
    await heading('Sign Out').waitFor()
    for (const text of ['Ada Lindgren', 'ada@example.com', 'Example Devices']) {
      await page.getByRole('main').getByText(text, { exact: true }).waitFor()
    }
    expect(await page.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/')
  })

  it('signs out whatever the server says to it, ends at the form, and forgets token and cache [S1-4.1-07, S1-4.1-08, S1-4.1-09, S1-4.1-10]', async () => {
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: 'broken' }))
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await heading('Successfully Logged Out').waitFor()
    await page.waitForURL(`${hub.address}/login?logout=success`)
    await heading('Sign In').waitFor()
    expect(await token()).toBeNull()
    expect(logged.some((text) => text.includes('sign-out request failed'))).toBe(true)
    // What was cached of her is not shown again.
    await page.evaluate(() => {
      window.history.pushState(null, '', '/profile')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
    expect(await page.getByText('ada@example.com').count()).toBe(0)
    await open('/')
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
  })

  it('forgets the token where who it is cannot be asked [S1-4.1-03]', async () => {
    await signInBrowser(page, hub.address, ada)
    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
    await open('/')
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
    expect(await token()).toBeNull()
    await page.unroute('**/api/auth/me')
  })

  it('says that signing in failed where the server has no words for it [S1-8-26]', async () => {
    await open('/login')
    await page.getByLabel('Email or username').fill('ada')
    await page.getByLabel(/^Password/).fill(password)
    for (const [answer, reason] of [
      [{ status: 502, body: '<html>' }, 'HTTP 502 Error'],
      [{ status: 500, json: { message: '' } }, 'HTTP 500 Error'],
    ] as const) {
      await page.route('**/api/auth/login', (route) => route.fulfill(answer))
      await page.getByRole('button', { name: 'Sign In' }).click()
      const alert = page.getByRole('alert').filter({ hasText: reason })
      await alert.getByText('Login failed', { exact: true }).waitFor()
      await page.unroute('**/api/auth/login')
    }
  })

  it('forgets a token the server does not know [S1-4.1-03]', async () => {
    await signInBrowser(page, hub.address, { ...ada, token: 'nobody’s' })
    await open('/')
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
    expect(await token()).toBeNull()
  })
})
