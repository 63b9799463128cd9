import { chromium } from 'playwright-core'
import { spawn, execSync } from 'node:child_process'
import Provider from 'oidc-provider'
import { createServer } from 'node:http'
const port = 4711
execSync(`psql -h 127.0.0.1 -U postgres -qc 'drop database if exists signin_shots' -c 'create database signin_shots'`)
const provider = new Provider('http://127.0.0.1:4712', { clients: [{ client_id: 'hub', client_secret: 's', redirect_uris: [`http://127.0.0.1:${port}/login`], post_logout_redirect_uris: [`http://127.0.0.1:${port}/login?logout=success`] }], claims: { openid: ['sub'], email: ['email'], profile: ['name','groups'] }, cookies:{keys:['x']}, findAccount: (_: unknown, id: string) => ({ accountId: id, claims: async () => ({ sub: id, email: `${id}@example.org`, name: 'Grace Hopper' }) }) } as never)
const ps = createServer(provider.callback()).listen(4712)
const hub = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, PORT: String(port), DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/signin_shots', HUB_DATA_DIR: '/tmp/shots-data', PUBLIC_URL: `http://127.0.0.1:${port}`, OIDC_ISSUER: 'http://127.0.0.1:4712', OIDC_CLIENT_ID: 'hub', OIDC_CLIENT_SECRET: 's', OIDC_NAME: 'Example ID' }, stdio: 'inherit' })
const address = `http://127.0.0.1:${port}`
for (let i = 0; i < 100; i++) { try { if ((await fetch(`${address}/readyz`)).ok) break } catch {} await new Promise((r) => setTimeout(r, 200)) }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const json = async (method: string, path: string, body?: unknown, token?: string) => (await fetch(address + path, { method, headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}) })).json() as Promise<any>
const reg = (u: string) => json('POST', '/api/auth/register', { firstName: 'Ada', lastName: u, email: `${u}@example.org`, username: u, password: 'correct horse', company: 'Example' })
await reg('lindgren'); const ben = await reg('okafor'); const clara = await reg('berg')
const { codeAt } = await import('./server/accounts/totp.ts')
const shoot = async (page: any, name: string) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const [w, h] of [[1440, 900], [390, 844]]) { await page.setViewportSize({ width: w, height: h }); await page.waitForTimeout(250); await page.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}.png` }) }
  }
  await page.emulateMedia({ colorScheme: 'light' }); await page.setViewportSize({ width: 1440, height: 900 })
}
try { await main() } catch (e) { console.log(e) } finally { await browser.close(); hub.kill('SIGTERM'); ps.closeAllConnections(); ps.close(); setTimeout(() => process.exit(0), 3000) }
async function main() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.on('console', (m: any) => m.type() === 'error' && console.log('console', m.text()))
  page.on('pageerror', (m: any) => console.log('pageerror', m.message))
  await page.goto(`${address}/login`)
  await page.getByRole('button', { name: 'Sign in with Example ID' }).waitFor()
  await shoot(page, '01-login')
  // password sign-in
  const signIn = async (p: any, u: string) => { await p.goto(`${address}/login`); await p.getByLabel('Email or username').fill(u); await p.getByRole('textbox', { name: 'Password' }).fill('correct horse'); await p.getByRole('button', { name: 'Sign In', exact: true }).click() }
  await signIn(page, 'lindgren')
  await page.getByRole('button', { name: /User menu/ }).waitFor()
  console.log('cookies', (await context.cookies()).map((c: any) => [c.name, c.httpOnly, c.sameSite]))
  await page.goto(`${address}/profile?tab=security`)
  await page.getByRole('button', { name: 'Set up authenticator app' }).waitFor()
  await shoot(page, '02-security')
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill('correct horse')
  await shoot(page, '03-password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR/ }).waitFor()
  await shoot(page, '04-qr')
  const secret = (await page.getByLabel('Or type this key').inputValue()).replace(/ /g, '')
  await page.getByLabel('Code the app shows now').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This code is not right').waitFor()
  await page.getByLabel('Code the app shows now').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('I have kept them').waitFor()
  await shoot(page, '05-recovery')
  const code1 = await page.getByRole('dialog').getByRole('listitem').first().innerText()
  await page.getByText('I have kept them').click()
  await page.getByText(/Authenticator app since/).waitFor()
  await shoot(page, '06-set')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await shoot(page, '07-remove')
  await page.keyboard.press('Escape')
  // settings
  await page.goto(`${address}/settings`)
  await page.getByText('Second factor at sign-in').waitFor()
  await page.getByText('Second factor at sign-in').scrollIntoViewIfNeeded()
  await shoot(page, '08-settings')
  // tokens
  await page.goto(`${address}/multi-app-integration?tab=api`)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByLabel('Name').fill('Nightly sync')
  await shoot(page, '09-token-dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click()
  await page.getByText('Your new token').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /Revoke: Nightly/ }).scrollIntoViewIfNeeded()
  await shoot(page, '10-tokens')
  // oidc with linking
  const c3 = await browser.newContext(); const p3 = await c3.newPage()
  p3.on('console', (m: any) => m.type() === 'error' && console.log('console3', m.text()))
  const atProvider = async (p: any, login: string) => {
    await p.waitForURL(/4712/); await p.locator('[name=login]').fill(login); await p.locator('[name=password]').fill('x'); await p.locator('button[type=submit]').click()
    await p.waitForLoadState(); if (p.url().includes('4712')) await p.locator('button[type=submit]').click()
  }
  await p3.goto(`${address}/login`); await p3.getByRole('button', { name: 'Sign in with Example ID' }).click()
  await atProvider(p3, 'okafor')
  await p3.getByRole('alert').waitFor(); await shoot(p3, '11-provider-refused')
  await page.goto(`${address}/admin/users`)
  await page.getByRole('button', { name: /okafor/ }).click()
  await page.getByRole('menuitem', { name: 'Sign-in …' }).click()
  await page.getByRole('button', { name: 'Link', exact: true }).waitFor()
  await shoot(page, '12-users-signin')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByText(/Linked to/).waitFor()
  await page.keyboard.press('Escape')
  // somebody new through the provider
  const c4 = await browser.newContext(); const p4 = await c4.newPage()
  await p4.goto(`${address}/login`); await p4.getByRole('button', { name: 'Sign in with Example ID' }).click()
  await atProvider(p4, 'hopper')
  await p4.getByRole('button', { name: /User menu/ }).waitFor()
  console.log('provider sign-in ok', p4.url())
  await p4.goto(`${address}/logout`); await p4.getByRole('button', { name: /Sign [Oo]ut|Log/ }).first().click()
  await p4.waitForURL(/4712/); console.log('logout at', p4.url().slice(0, 60))
  await p4.screenshot({ path: '/tmp/shots/13-provider-logout.png' })
  // second step
  const c5 = await browser.newContext(); const p5 = await c5.newPage()
  await signIn(p5, 'lindgren'); await p5.getByLabel('Code').waitFor(); await shoot(p5, '14-second-step')
  await p5.getByLabel('Code').fill(code1); await p5.getByRole('button', { name: 'Confirm' }).click()
  await p5.getByRole('button', { name: /User menu/ }).waitFor()
  await p5.getByRole('button', { name: /otification/ }).first().click(); await p5.waitForTimeout(500); await p5.screenshot({ path: '/tmp/shots/15-bell.png' })
  // decision with code: settings signature
  await p5.goto(`${address}/settings`); await p5.getByLabel('Sign decisions electronically').check(); await p5.getByLabel('Everyone', { exact: true }).check(); await p5.getByRole('button', { name: /Save/ }).click(); await p5.getByText('Settings saved').first().waitFor().catch(() => undefined)
  const c6 = await browser.newContext(); const p6 = await c6.newPage()
  await signIn(p6, 'berg'); await p6.getByRole('heading', { name: 'Set up a second factor' }).waitFor(); await shoot(p6, '16-enrol')
  await p6.getByLabel('Your password').fill('correct horse'); await p6.getByRole('button', { name: 'Continue' }).click(); await p6.getByRole('img', { name: /QR/ }).waitFor(); await shoot(p6, '17-enrol-qr')
  const secret6 = (await p6.getByLabel('Or type this key').inputValue()).replace(/ /g, '')
  await p6.getByLabel('Code the app shows now').fill(codeAt(secret6, new Date())); await p6.getByRole('button', { name: 'Confirm' }).click(); await p6.getByText('I have kept them').click()
  await p6.getByRole('button', { name: /User menu/ }).waitFor()
  const t6 = await p6.evaluate(() => localStorage.getItem('authToken'))
  const send = (p: any, method: string, path: string, body: unknown) => p.evaluate(async ([method, path, body]: any) => (await fetch(path, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('authToken')}` }, body: JSON.stringify(body) })).json(), [method, path, body])
  const m = await send(p6, 'POST', '/api/master-di', { deviceNumber: 'D-1', deviceName: 'Pump', manufacturerName: 'Example', targetCountries: ['EU'], versionNumber: '1.0-draft' })
  const admin = await send(p5, 'GET'.replace('GET', 'PUT'), '/api/users/profile', {})
  const r = await send(p6, 'POST', `/api/master-di/${m.id}/send-for-approval`, { assignedUserId: admin.id, dueDate: '2027-01-01' })
  console.log('request', r.pendingChange?.id ?? r)
  await p5.goto(`${address}/approval-workflow?id=${r.pendingChange?.id}`)
  await p5.waitForTimeout(1500)
  await shoot(p5, '18-decision')
  console.log(p5.url())
}
