import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, type RunningHub, startBrowser, startHub } from './hub.ts'
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
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const path = () => new URL(page.url()).pathname

  it('begins at a landing page with all its parts [S3-1-18, S3-2.1-23, S3-6-34, S3-2.16-01, S3-2.16-02, S3-2.16-03, S3-2.16-04, S3-2.16-05, S3-2.16-06]', async () => {
    for (const address of ['/', '/some/where']) {
      await open(address)
      const header = page.getByRole('banner')
      expect(await header.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
      expect(await header.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/register')
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('article').count()).toBeGreaterThan(3)
      await page.getByRole('region', { name: 'In numbers' }).waitFor()
      await page.getByRole('heading', { name: 'Start with your own devices' }).waitFor()
    }
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

  it('registers with every field checked, then signs in with the name filled in [S3-2.1-18, S3-2.15-06, S3-2.15-07, S3-2.15-08, S3-3-38, S3-5-09, S3-8-03, S3-8-23]', async () => {
    await open('/register')
    await heading('Create Account').waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/login',
    )
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
    expect(await page.getByLabel('Set-up code').count()).toBe(0)
    for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    const submit = page.getByRole('button', { name: 'Create Account' })
    await submit.click()
    await page.getByText("Passwords don't match").waitFor()
    await field('Confirm password').fill(password)
    await submit.click()
    await page.getByRole('alert').filter({ hasText: 'An account with this email already exists' }).waitFor()
    await field('Email').fill('ben@example.com')
    await field('Password').fill('okri1')
    await page.getByText('easy to guess.', { exact: false }).waitFor()
    await field('Password').fill(password)
    const sent = page.waitForRequest('**/api/auth/register')
    await submit.click()
    const body = (await sent).postDataJSON() as object
    expect(body).not.toHaveProperty('confirmPassword')
    expect(body).toMatchObject({ roles: ['user'] })
    await page.getByText('Registration successful!').first().waitFor()
    await page.getByText('You can now log in with your credentials').first().waitFor()
    await heading('Sign In').waitFor()
    expect(path()).toBe('/login')
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ben')
  })

  it('signs in, or says why not, and lands on the start [S3-2.1-17, S3-2.15-01, S3-2.15-02, S3-2.15-03, S3-2.15-04, S3-2.15-05, S3-5-01, S3-5-02, S3-7-04, S3-7-05, S3-7-06, S3-7-09, S3-7-10, S3-8-02, S3-8-22]', async () => {
    await open('/login')
    await heading('Sign In').waitFor()
    expect(await page.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/register')
    const submit = page.getByRole('button', { name: 'Sign In' })
    await page.getByLabel('Email or username').fill('')
    await submit.click()
    await page.getByText('Email or username is required').waitFor()
    await page.getByText('Password is required').waitFor()
    await page.getByLabel('Email or username').fill('ben')
    await page.getByLabel(/^Password/).fill('wrong')
    await submit.click()
    await page.getByRole('alert').filter({ hasText: 'Invalid email, username or password' }).waitFor()
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }))
    await submit.click()
    await page.getByRole('alert').filter({ hasText: 'Login failed' }).waitFor()
    await page.unrouteAll()
    await page.getByLabel(/^Password/).fill(password)
    const sent = page.waitForRequest('**/api/auth/login')
    const asked = page.waitForRequest('**/api/auth/me')
    await submit.click()
    expect((await sent).postDataJSON()).toEqual({ emailOrUsername: 'ben', password })
    expect((await asked).postData()).toBeNull()
    await page.getByText('Login successful!').first().waitFor()
    await page.getByText('Welcome to the platform').first().waitFor()
    expect(path()).toBe('/')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43}$/)
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

  it('signs out, says so, and goes to the form after two seconds, whatever the server says [S3-2.15-13, S3-2.15-14, S3-2.15-15, S3-4-13, S3-4-14, S3-7-12, S3-7-13, S3-8-11, S3-9-06]', async () => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    for (const fails of [true, false]) {
      await signInBrowser(page, hub.address, ada)
      if (fails) await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }))
      await open('/logout')
      const sent = page.waitForRequest('**/api/auth/logout')
      await page.getByRole('button', { name: 'Sign Out' }).click()
      expect((await sent).postData()).toBeNull()
      await heading('Successfully Logged Out').waitFor()
      const since = Date.now()
      await page.waitForURL(`${hub.address}/login?logout=success`)
      expect(Date.now() - since).toBeGreaterThan(1500)
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
      await page.unrouteAll()
    }
    expect(logged.some((text) => text.includes('sign-out request failed'))).toBe(true)
  })

  it('sends to the form who is not signed in [S3-2.15-16]', async () => {
    await open('/logout')
    await page.waitForURL(`${hub.address}/login`)
  })
})
