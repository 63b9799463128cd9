import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gudidFile } from '../gudid-file.ts'
import { seriousProblems } from './axe.ts'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { faintEdges } from './edges.ts'
import { type RunningHub, startHub } from './hub.ts'
import { pending } from './pending.ts'

const publicScreens = ['/', '/login', '/login#invite=an-unknown-link-of-nobody', '/register', '/features']
const signedInScreens = [
  '/',
  '/master-di/records',
  '/master-di/create',
  '/master-di/edit/1',
  '/master-di/bulk-upload',
  '/bulk-upload',
  '/country-specific/EU/1',
  '/country-specific/EU/1?tab=information',
  '/country-specific/EU/1?tab=submissions',
  '/country-specific/JP/1',
  '/country-specific/JP/1/bulk-upload',
  '/readiness',
  '/submissions',
  '/multi-country-udi',
  '/validation',
  '/version-control',
  '/export',
  '/portfolio',
  '/business-rules',
  '/emdn?code=A0101',
  '/emdn?search=dialysis',
  '/emdn?tab=versions',
  '/gmn-generator',
  '/gmn-generator?tab=basic-udi-di-validation',
  '/gmn-generator?tab=families',
  '/udi-label?udiDi=09521234000013',
  '/udi-label?tab=check&code=(01)09521234000013(10)A',
  '/approval-workflow',
  '/admin/audit-trail',
  '/admin/audit-trail?entry=1',
  '/admin/security',
  '/actors',
  '/actors?tab=upload',
  '/actors?tab=links',
  '/actors?tab=certifications',
  '/help',
  '/help?tab=workflows',
  '/simple-rim',
  '/simple-rim?tab=submissions',
  '/regbot',
  '/regulatory-intelligence',
  '/regulatory-intelligence?tab=alerts',
  '/regulatory-intelligence?tab=analytics',
  '/multi-app-integration',
  '/multi-app-integration?tab=api',
  '/admin/users',
  '/admin/users?user=1',
  '/profile',
  '/profile?tab=security',
  '/profile?tab=activity',
  '/profile?tab=permissions',
  '/nowhere',
]

/** axe finds nothing serious on any screen, and every field has an edge, in the light and in the dark, wide and narrow (WCAG 2.2 AA). */
describe.skipIf(!chromiumPath)('accessibility', () => {
  let hub: RunningHub
  let browser: Browser
  let token: string

  beforeAll(async () => {
    hub = await startHub()
    browser = await startBrowser()
    token = await prepare(hub.address)
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  describe('in the light, 1440 wide, and in the dark, 390 wide', () => {
    let context: BrowserContext
    let page: Page
    beforeAll(async () => {
      context = await browser.newContext()
      page = await context.newPage()
    })
    afterAll(() => context.close())

    it.each(publicScreens)('%s, signed out', async (path) => {
      expect(await problemsAt(page, hub.address + path)).toEqual([])
    })

    it('signs in', async () => {
      await page.goto(`${hub.address}/favicon.svg`)
      await page.evaluate((value) => localStorage.setItem('authToken', value), token)
    })

    it.each(signedInScreens)('%s, signed in', async (path) => {
      expect(await problemsAt(page, hub.address + path)).toEqual([])
    })

    it.each(looks)('what opens over the records, $colorScheme, $width wide', async (look) => {
      await wear(page, look)
      await page.goto(`${hub.address}/master-di/records`)
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).waitFor()
      expect(await seriousProblems(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Filter Status' }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
      expect(await seriousProblems(page, '[role=dialog]')).toEqual([])
      expect(await faintEdges(page)).toEqual([])
    })
  })
})

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const
type Look = (typeof looks)[number]

async function wear(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 900 })
}

/** Loaded once, and looked at in each look: the screens follow the width and the scheme while they stand. */
async function problemsAt(page: Page, address: string): Promise<string[]> {
  await wear(page, looks[0])
  const answered = pending(page)
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await answered()
  const problems: string[] = []
  for (const look of looks) {
    const redrawn = pending(page)
    await wear(page, look)
    await redrawn()
    const found = [...(await seriousProblems(page)), ...(await faintEdges(page))]
    problems.push(...found.map((problem) => `${look.colorScheme}, ${look.width}: ${problem}`))
  }
  return problems
}

/** So many of the real devices fill every list, with more than one page of records. */
const devices = 120

/** An account with devices uploaded; answers its token. */
async function prepare(address: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const password = 'correct horse'
  await post('/api/auth/register', {
    firstName: 'Ada',
    lastName: 'Lindgren',
    email: 'ada@example.com',
    username: 'ada',
    password,
    company: 'Example Devices',
  })
  const answer = await post('/api/auth/login', { emailOrUsername: 'ada', password })
  const { token } = (await answer.json()) as { token: string }
  const form = new FormData()
  const file = gudidFile()
  const firstLines = file.text
    .split('\n')
    .slice(0, devices + 1)
    .join('\n')
  form.append('file', new Blob([firstLines], { type: 'text/csv' }), file.name)
  await fetch(`${address}/api/master-di/bulk-upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return token
}
