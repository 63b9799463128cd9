import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApprovalRequest } from '#core/contract/requests.ts'
import { codeAt } from '#server/accounts/totp.ts'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'
import { type KnownPerson, password, register } from './person.ts'

/** Signing in with more than a password, in a browser (decisions D60, D69). */
describe.skipIf(!chromiumPath)('Signing in', () => {
  let hub: RunningHub
  let browser: Browser
  /** Decides about the settings beside the browser, where a second factor ends sessions. */
  let eve: KnownPerson
  let adasId: number
  let author: KnownPerson
  let context: BrowserContext
  let page: Page
  /** Passkeys want a host name. */
  let address: string

  beforeAll(async () => {
    hub = await startHub()
    address = hub.address.replace('127.0.0.1', 'localhost')
    browser = await startBrowser()
    eve = await register(hub.address, 'eve')
    const ada = await register(hub.address, 'ada')
    adasId = (await ada.send<{ id: number }>('GET', '/api/auth/me')).id
    await eve.send('PUT', `/api/admin/users/${adasId}`, { roles: ['admin'] })
    author = await register(hub.address, 'ben')
    context = await browser.newContext()
    page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('WebAuthn.enable')
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  const signIn = async (on: Page, at: string, name: string) => {
    await on.goto(`${at}/login`)
    await on.getByLabel('Email or username').fill(name)
    await on.getByRole('textbox', { name: 'Password' }).fill(password)
    await on.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  const isIn = (on: Page) => on.getByRole('button', { name: /^User menu/ }).waitFor()
  const dialog = () => page.getByRole('dialog')

  it('opens a session that the browser alone has, by token and cookie', async () => {
    await signIn(page, address, 'ada')
    await isIn(page)
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const alone = await fetch(`${hub.address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(alone.status).toBe(401)
    await page.reload()
    await isIn(page)
  })

  it('makes a passkey, with recovery codes for the first second factor', async () => {
    await page.goto(`${address}/profile?tab=security`)
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await dialog().getByRole('button', { name: 'Continue' }).click()
    for (const missing of ['Give the passkey a name', 'Enter your password'])
      await dialog().getByText(missing, { exact: true }).waitFor()
    await dialog().getByLabel('Name').fill('This computer')
    await dialog().getByLabel('Your password').fill(password)
    await dialog().getByRole('button', { name: 'Continue' }).click()
    await dialog().getByRole('button', { name: 'I have saved them' }).waitFor()
    expect(await dialog().getByRole('listitem').count()).toBe(10)
    await dialog().getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('button', { name: 'Remove the passkey This computer' }).waitFor()
  })

  it('asks for the passkey after the password', async () => {
    await page.evaluate(() => localStorage.clear())
    await signIn(page, address, 'ada')
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await isIn(page)
  })

  it('signs a decision with password and passkey', async () => {
    await eve.send('PUT', '/api/settings', { requireSignature: true })
    const { id } = await author.createMaster({ versionNumber: '1.0-draft' })
    const { pendingChange } = await author.send<{ pendingChange: ApprovalRequest }>(
      'POST',
      `/api/master-di/${id}/send-for-approval`,
      { assignedUserId: adasId, dueDate: '2099-01-01' },
    )
    await page.goto(`${address}/approval-workflow?change=${pendingChange.id}`)
    await dialog().getByLabel('Your password').fill(password)
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await dialog().getByText('Use your passkey to sign the decision').waitFor()
    await dialog().getByRole('button', { name: 'Use passkey' }).click()
    await dialog().getByText('Confirmed with a passkey.').waitFor()
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await dialog().waitFor({ state: 'detached' })
    const [decided] = await eve.send<ApprovalRequest[]>('GET', `/api/pending-changes?id=${pendingChange.id}`)
    expect(decided).toMatchObject({ status: 'approved', signature: { printedName: 'Ada Lindgren' } })
  })

  it('leads who needs a second factor to set one up, and says why there is no passkey at an address', async () => {
    await eve.send('PUT', '/api/settings', { requireSignature: false, secondFactor: 'everybody' })
    const other = await browser.newPage()
    await signIn(other, hub.address, 'ben')
    await other.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    await other.goto(`${hub.address}/master-di/records`)
    await other.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    await other.getByLabel('Your password').fill(password)
    await other.getByRole('button', { name: 'Continue' }).click()
    await other.getByRole('img', { name: 'QR code with the key below' }).waitFor()
    const secret = (await other.getByLabel('Or type this key').inputValue()).replaceAll(' ', '')
    await other.getByLabel('Code the app shows now').fill(codeAt(secret, new Date()))
    await other.getByRole('button', { name: 'Confirm' }).click()
    await other.getByRole('button', { name: 'I have saved them' }).click()
    await isIn(other)
    await other.goto(`${hub.address}/profile?tab=security`)
    await other.getByText('Passkeys need HTTPS and a host name').waitFor()
    expect(await other.getByRole('button', { name: 'Add passkey' }).count()).toBe(0)
    await other.close()
  })
})
