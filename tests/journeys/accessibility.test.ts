import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPages } from '#web/features/auth/public-pages.ts'
import { routesOf } from '../../scripts/pictures/routes.ts'
import { parametersKnown } from '../../scripts/pictures/values.ts'
import { accountWithDevices } from './account-with-devices.ts'
import { seriousProblems } from './axe.ts'
import { type Browser, chromiumPath, forAxe, startBrowser } from './browser.ts'
import { faintEdges } from './edges.ts'
import { goToScreen } from './go.ts'
import { type RunningHub, startHub } from './hub.ts'
import { pending } from './pending.ts'
import { publicScreens, signedInScreens } from './screens.ts'

/** axe finds nothing serious on any screen, and every field has an edge, in the light and in the dark, wide and narrow (WCAG 2.2 AA). */
describe.skipIf(!chromiumPath)('accessibility', () => {
  let hub: RunningHub
  let browser: Browser
  let token: string

  beforeAll(async () => {
    hub = await startHub()
    browser = await startBrowser(forAxe)
    token = await accountWithDevices(hub.address)
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
      expect(await problemsAt(page, () => load(page, hub.address + path))).toEqual([])
    })

    it('signs in', async () => {
      await page.goto(`${hub.address}/favicon.svg`)
      await page.evaluate((value) => localStorage.setItem('authToken', value), token)
    })

    it('leaves out no route, and pictures neither', async () => {
      await page.goto(hub.address)
      await page.locator('h1').first().waitFor()
      const routes = await routesOf(page)
      // The short pages behind the footer are one screen with other words.
      const screens = [...publicScreens, ...signedInScreens, ...publicPages.map((name) => `/${name}`)]
      const addresses = screens.map((path) => path.split(/[?#]/)[0] ?? '')
      const isLookedAt = (route: string) => {
        const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
        return /^\/?\$$/.test(route) || addresses.some((address) => pattern.test(address))
      }
      expect(routes.filter((route) => !isLookedAt(route))).toEqual([])
      const known: readonly string[] = parametersKnown
      const isPictured = (route: string) =>
        known.includes(route) ||
        [...route.matchAll(/\$(\w+)/g)].every(([, name = '']) => known.includes(name))
      expect(routes.filter((route) => !isPictured(route))).toEqual([])
    })

    it.each(signedInScreens)('%s, signed in', async (path) => {
      expect(await problemsAt(page, () => follow(page, hub.address, path))).toEqual([])
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

async function load(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
}

/** As a link leads there, for loading a page anew costs three times as much; what shares its heading with what stands is loaded. */
async function follow(page: Page, address: string, path: string): Promise<void> {
  const room = (place: string) => place.slice(address.length).split(/[/?#]/)[1]
  const isSignedIn = await page.getByRole('banner').isVisible()
  if (isSignedIn && room(page.url()) !== room(address + path)) await goToScreen(page, path)
  else await load(page, address + path)
}

/** Loaded once, and looked at in each look: the screens follow the width and the scheme while they stand. */
async function problemsAt(page: Page, arrive: () => Promise<void>): Promise<string[]> {
  await wear(page, looks[0])
  const answered = pending(page)
  await arrive()
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
