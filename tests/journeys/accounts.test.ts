import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { roles } from '#core/lifecycle/permissions.ts'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'
import { type KnownPerson, password, register, signInBrowser } from './person.ts'

const footer = [
  ...['/features', '/pricing', '/security', '/integrations', '/documentation', '/support', '/tutorials'],
  ...['/compliance', '/about', '/contact', '/privacy', '/terms'],
]

/** Landing page, registration, signing in and out (specification, document 3 sections 2.15, 2.16, 5, 7 and 8). */
describe.skipIf(!chromiumPath)('in and out', () => {
  let hub: RunningHub
  let browser: Browser
  let page: Page
  let ada: KnownPerson

  beforeAll(async () => {
    hub = await startHub()
    browser = await startBrowser()
    ada = await register(hub.address, 'ada')
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  const open = (path: string) => page.goto(hub.address + path)
  /** A message stays five seconds: who looks only once the next screen is there may come too late. */
  const toldBriefly = (where: Page, ...texts: string[]) =>
    texts.map((text) => where.getByText(text, { exact: true }).first().waitFor())
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const path = () => new URL(page.url()).pathname

  it('shows everybody the landing page, at every address that is no public screen [S3-1-18, S3-2.1-23, S3-6-34]', async () => {
    for (const address of ['/', '/some/where']) {
      await open(address)
      await heading('Describe each device once. Serve every regulator.').waitFor()
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    }
  })

  it('leads from the head of the landing page to sign-in and registration [S3-2.16-01, S3-2.16-02]', async () => {
    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: 'Sign In', exact: true }).getAttribute('href')).toBe(
      '/login',
    )
    const start = header.getByRole('link', { name: 'Get Started', exact: true })
    expect(await start.getAttribute('href')).toBe('/register')
  })

  it('tells on the landing page what the hub is for, what it can do, and how one begins [S3-2.16-03, S3-2.16-04, S3-2.16-06]', async () => {
    const main = page.getByRole('main')
    await main.getByText('One record, any of these jurisdictions').waitFor()
    expect(await main.getByRole('article').count()).toBe(6)
    await main.getByRole('heading', { name: 'Start with your own devices' }).waitFor()
    const call = main.getByRole('link', { name: 'Get Started', exact: true }).last()
    expect(await call.getAttribute('href')).toBe('/register')
  })

  it('counts on the landing page what the product has [S3-2.16-05]', async () => {
    const figures = page.getByRole('region', { name: 'In numbers' })
    expect(await figures.locator('dd').allInnerTexts()).toEqual([
      '188+',
      String(markets.length),
      String(Object.keys(masterFields).length),
      String(roles.length),
    ])
  })

  it('has the footer’s pages, each with something to say [S3-2.16-07, S3-2.16-08]', async () => {
    await open('/')
    const links = page.getByRole('contentinfo').getByRole('link')
    await links.first().waitFor()
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(footer)
    for (const address of footer) {
      await open(address)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(100)
    }
  })

  const values = {
    'First name': 'Ben',
    'Last name': 'Okri',
    Email: 'ada@example.com',
    Username: 'ben',
    Password: password,
    'Confirm password': 'else',
    Company: 'Example',
    'Job title': 'Officer',
    Department: 'Regulatory',
  }
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}`))
  const create = () => page.getByRole('button', { name: 'Create Account' })
  const enter = () => page.getByRole('button', { name: 'Sign In' })

  it('asks for nine values to register, and leads to sign-in [S3-2.1-18, S3-2.15-06, S3-2.15-07]', async () => {
    await open('/register')
    await heading('Create Account').waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/login',
    )
    for (const label of Object.keys(values)) await field(label).waitFor()
    expect(await page.getByRole('main').locator('input:visible').count()).toBe(9)
  })

  it('says that the two passwords differ [S3-5-09]', async () => {
    expect(await page.getByLabel('Set-up code').count()).toBe(0)
    for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    await create().click()
    await page.getByText("Passwords don't match", { exact: true }).waitFor()
  })

  it('shows why a registration failed, and which passwords are easy to guess [S3-8-03]', async () => {
    await field('Confirm password').fill(password)
    await create().click()
    await page.getByRole('alert').filter({ hasText: 'An account with this email already exists' }).waitFor()
    await field('Email').fill('ben@example.com')
    await field('Password').fill('okri1')
    await page.getByText('easy to guess.', { exact: false }).waitFor()
  })

  it('registers a standard user, without sending the password twice, and leads to sign-in with the name filled in [S1-6-09, S3-2.15-08, S3-3-38, S3-5-12, S3-8-23]', async () => {
    await field('Password').fill(password)
    const sent = page.waitForRequest('**/api/auth/register')
    await Promise.all([
      ...toldBriefly(page, 'Registration successful!', 'You can now log in with your credentials'),
      create().click(),
    ])
    const body = (await sent).postDataJSON() as object
    expect(body).not.toHaveProperty('confirmPassword')
    expect(body).toMatchObject({ roles: ['user'] })
    await heading('Sign In').waitFor()
    expect(path()).toBe('/login')
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ben')
  })

  it('asks for a name and a password to sign in, and leads to registration [S3-2.1-17, S3-2.15-01, S3-2.15-02, S3-2.15-03]', async () => {
    await open('/login')
    await heading('Sign In').waitFor()
    expect(await page.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/register')
    await page.getByLabel('Email or username').waitFor()
    await page.getByLabel(/^Password/).waitFor()
  })

  it('says what is missing to sign in, in the specified words [S3-5-01, S3-5-02]', async () => {
    await page.getByLabel('Email or username').fill('')
    await enter().click()
    await page.getByText('Email or username is required', { exact: true }).waitFor()
    await page.getByText('Password is required', { exact: true }).waitFor()
  })

  it('says above the form why nobody was signed in, in words of the server where there are any [S3-2.15-04, S3-8-02]', async () => {
    await page.getByLabel('Email or username').fill('ben')
    await page.getByLabel(/^Password/).fill('wrong')
    await enter().click()
    const told = page.getByRole('alert').filter({ hasText: 'Invalid email, username or password' })
    await told.waitFor()
    const below = (await page.getByLabel('Email or username').boundingBox())?.y ?? 0
    expect((await told.boundingBox())?.y).toBeLessThan(below)
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }))
    await enter().click()
    await page.getByRole('alert').filter({ hasText: 'Login failed' }).waitFor()
    await page.unrouteAll()
  })

  it('signs in, keeps the token, asks who it is, and lands on the start [S3-2.15-05, S3-7-04, S3-7-05, S3-7-06, S3-7-09]', async () => {
    await page.getByLabel(/^Password/).fill(password)
    const sent = page.waitForRequest('**/api/auth/login')
    const asked = page.waitForRequest('**/api/auth/me')
    await enter().click()
    expect((await sent).postDataJSON()).toEqual({ emailOrUsername: 'ben', password })
    expect((await asked).postData()).toBeNull()
    await heading('Dashboard').waitFor()
    expect(path()).toBe('/')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43}$/)
  })

  it('greets who has signed in [S3-8-22]', async () => {
    const other = await browser.newPage()
    await other.goto(`${hub.address}/login`)
    await other.getByLabel('Email or username').fill('ben')
    await other.getByLabel(/^Password/).fill(password)
    await Promise.all([
      ...toldBriefly(other, 'Login successful!', 'Welcome to the platform'),
      other.getByRole('button', { name: 'Sign In' }).click(),
    ])
    await other.close()
  })

  it('does not ask again who it is on the next screen [S3-7-10]', async () => {
    // Within five minutes nobody is asked again who it is.
    let again = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/me')) again += 1
    })
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
    await heading('Profile').waitFor()
    expect(again).toBe(0)
  })

  it('has the screens beside: out, not found, guide, suite [S3-1-19]', async () => {
    await signInBrowser(page, hub.address, ada)
    for (const [address, title] of [
      ['/logout', 'Sign Out'],
      ['/no/such/screen', '404 Page Not Found'],
      ['/help', 'User Guide'],
      ['/multi-app-integration', 'Integrated Application Suite'],
    ] as const) {
      await open(address)
      await heading(title).waitFor()
    }
  })

  it('asks before signing out, and goes back on Cancel [S3-2.1-19, S3-2.15-09, S3-2.15-10, S3-2.15-11, S3-2.15-12]', async () => {
    await open('/logout')
    await heading('Sign Out').waitFor()
    for (const text of ['Ada Lindgren', 'ada@example.com', 'Example Devices']) {
      await page.getByRole('main').getByText(text, { exact: true }).waitFor()
    }
    await page.getByRole('link', { name: 'Cancel' }).click()
    await heading('Dashboard').waitFor()
    expect(path()).toBe('/')
  })

  /** From the press of the button to the form: what was sent, and how long the words stood in between. */
  const signOut = async () => {
    const sent = page.waitForRequest('**/api/auth/logout')
    const since = Date.now()
    await Promise.all([
      heading('Successfully Logged Out').waitFor(),
      page.getByRole('button', { name: 'Sign Out' }).click(),
    ])
    await page.waitForURL(`${hub.address}/login?logout=success`)
    return { body: (await sent).postData(), waited: Date.now() - since }
  }

  it('sends nothing to sign out, and signs out all the same where the server fails, which is logged [S3-4-14, S3-7-12, S3-7-13, S3-8-11]', async () => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await signInBrowser(page, hub.address, ada)
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }))
    await open('/logout')
    expect((await signOut()).body).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await page.unrouteAll()
    expect(logged.some((text) => text.includes('sign-out request failed'))).toBe(true)
  })

  it('signs out, says so, and goes to the form after two seconds [S3-2.15-13, S3-2.15-14, S3-2.15-15, S3-4-13, S3-9-06]', async () => {
    await signInBrowser(page, hub.address, ada)
    await open('/logout')
    const { waited } = await signOut()
    expect(waited).toBeGreaterThan(1500)
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await page.getByText('You have been signed out.').waitFor()
  })

  it('sends to the form who is not signed in [S3-2.15-16]', async () => {
    await open('/logout')
    await page.waitForURL(`${hub.address}/login`)
  })
})
