import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount } from '../amount.ts'
import { accountWithDevices } from './account-with-devices.ts'
import { allProblems, problemsOfColours } from './axe.ts'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'
import { pending } from './pending.ts'
import { register } from './person.ts'
import { signedInScreens } from './screens.ts'

/** As a screen is with data and without, while they load, and when they do not come. */
const states = ['full', 'empty', 'loading', 'error'] as const
const looks = [1440, 390].flatMap((width) => [
  { width, colorScheme: 'light', problemsOf: allProblems } as const,
  // Nothing but the colours is another then.
  { width, colorScheme: 'dark', problemsOf: problemsOfColours } as const,
])

/** What a screen needs to be there at all: who is signed in, and what she may do. */
const shell = /\/api\/(auth\/me|settings|notifications|health|news|real-time)/

/** A few of them every day, all in a soak. */
const screens = signedInScreens.filter((_, n) => n % amount(25, 1) === 0)

/** Looked at, and left as they are: one with devices, and one without. */
let full: RunningHub
let empty: RunningHub
let tokens: Record<'full' | 'empty', string>
beforeAll(async () => {
  if (!chromiumPath) return
  full = await startHub()
  empty = await startHub()
  tokens = {
    full: await accountWithDevices(full.address),
    empty: (await register(empty.address, 'ada')).token,
  }
})
afterAll(async () => {
  await full?.stop()
  await empty?.stop()
})

describe.skipIf(!chromiumPath).each(states)('every screen, %s', (state) => {
  let hub: RunningHub
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let messages: string[] = []
  beforeAll(async () => {
    hub = state === 'empty' ? empty : full
    browser = await startBrowser()
    const token = state === 'empty' ? tokens.empty : tokens.full
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    page = await context.newPage()
    await page.addInitScript(noteShifts)
    page.on('pageerror', (error) => messages.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    await page.goto(`${hub.address}/favicon.svg`)
    await page.evaluate((value) => localStorage.setItem('authToken', value), token)
    if (state === 'loading') await page.route(/\/api\//, (route) => unless(route, () => undefined))
    if (state === 'error') {
      const problem = { message: 'Something went wrong on our side.', type: 'internal' }
      await page.route(/\/api\//, (route) =>
        unless(route, () => route.fulfill({ status: 500, json: problem })),
      )
    }
  })
  afterAll(async () => {
    await page?.unrouteAll({ behavior: 'ignoreErrors' })
    await browser?.close()
  })

  it.each(screens)('%s', async (path) => {
    messages = []
    await page.setViewportSize({ width: 1440, height: 900 })
    const answered = pending(page)
    await page.goto(hub.address + path)
    await page.locator('h1').first().waitFor()
    if (state !== 'loading') await answered()
    const found: string[] = []
    if (state !== 'loading') {
      const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
      if (shift > 0.02) found.push(`jumps by ${shift.toFixed(3)}`)
    }
    for (const { width, colorScheme, problemsOf } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      if (state !== 'loading') await pending(page)()
      found.push(...(await problemsOf(page)).map((problem) => `${colorScheme} ${width}: ${problem}`))
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) found.push(`scrolls sideways by ${over} at ${width}`)
    }
    // The browser says so of each answer that is a refusal: here all are, or the record is not there. What is new
    // from regulators is logged where it fails, as specified.
    const isMeant = state === 'error' || (state === 'empty' && /\/\d+\b/.test(path))
    const others = messages.filter(
      (text) => !(isMeant && /Failed to load resource|new from regulators/.test(text)),
    )
    expect([...found, ...others]).toEqual([])
  })
})

const unless = (route: Route, otherwise: () => Promise<void> | undefined) =>
  shell.test(route.request().url()) ? route.continue() : otherwise()

/** Sums up how far what stands on the page was pushed aside without anybody's doing. */
function noteShifts(): void {
  const page = window as unknown as { shifted: number }
  page.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[]) {
      if (!entry.hadRecentInput) page.shifted += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
