import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { builtServer, dataDirectory } from '#tests/server-process.ts'
import { look, watchShifts, widths } from './look.ts'
import { type Person, personOf } from './person.ts'
import { addressesOf, hasParameters, routesOf, tabsOf } from './routes.ts'
import { seed } from './seed.ts'
import { contactSheet, type Sight } from './sheet.ts'
import type { Values } from './values.ts'

/** Takes them; scripts/pictures.mjs runs it. */

const [folder = mkdtempSync(join(tmpdir(), 'hub-pictures-')), wanted = ''] = process.argv.slice(2)
const pagesAtOnce = 4

interface Place {
  readonly route: string
  readonly address: string
  readonly state: string
  readonly context: BrowserContext
}

async function takeAll(): Promise<boolean> {
  const began = performance.now()
  const data = dataDirectory()
  const { HUB_REFERENCE_DIR = '', HUB_CHROMIUM = '' } = process.env
  const hub = await builtServer().start({
    environment: { HUB_DATA_DIR: data, HUB_REFERENCE_DIR, HUB_ALLOW_PRIVATE_ADDRESSES: 'true' },
  })
  const browser = await chromium.launch({
    executablePath: HUB_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const sights: Sight[] = []
  try {
    const { address } = hub
    const signedOut = await contextOf(browser, address)
    const signedOutRoutes = await routesAt(signedOut, address)
    await takeEach(address, signedOut, signedOutRoutes, 'signed out', {}, sights)
    const ada = await personOf(address, 'Ada', 'Lindgren')
    const context = await contextOf(browser, address, ada)
    // Pages for who is signed out have been taken; / and what is no page are others for who is signed in.
    const routes = (await routesAt(context, address)).filter(
      (route) => !signedOutRoutes.includes(route) || !/^\/\w/.test(route),
    )
    const plain = routes.filter((route) => !hasParameters(route))
    await takeEach(address, context, plain, 'empty', {}, sights)
    const values = await seed(
      address,
      ada,
      await personOf(address, 'Ben', 'Okafor'),
      await personOf(address, 'Clara', 'Berg'),
    )
    await takeEach(address, context, routes, 'at work', values, sights)
    await takeForReadme(context, address, values)
  } finally {
    await browser.close()
    hub.kill('SIGTERM')
    await hub.ended
    rmSync(dirname(data), { recursive: true, force: true })
  }
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, contactSheet(folder, sights))
  const pictures = sights.flatMap((sight) => sight.pictures.map((picture) => ({ ...sight, ...picture })))
  let clean = true
  for (const { address, state, width, scheme, problems } of pictures) {
    for (const problem of problems) {
      clean = false
      process.stdout.write(`${address} (${state}), ${width}, ${scheme}: ${problem}\n`)
    }
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${pictures.length} pictures in ${seconds} s: ${sheet}\n`)
  return clean
}

async function contextOf(browser: Browser, address: string, person?: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(watchShifts)
  if (!person) return context
  const page = await context.newPage()
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate((token) => localStorage.setItem('authToken', token), person.token)
  await page.close()
  return context
}

async function routesAt(context: BrowserContext, address: string): Promise<readonly string[]> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  const routes = await routesOf(page)
  await page.close()
  return routes
}

/** Every address of the routes and of their tabs, some at once. */
async function takeEach(
  address: string,
  context: BrowserContext,
  routes: readonly string[],
  state: string,
  values: Partial<Values>,
  sights: Sight[],
): Promise<void> {
  const places: Place[] = routes
    .filter((route) => route.includes(wanted))
    .flatMap((route) => addressesOf(route, values).map((one) => ({ route, address: one, state, context })))
  const known = new Set(places.map((place) => place.address))
  mkdirSync(join(folder, fileName(state)), { recursive: true })
  await Promise.all(
    Array.from({ length: pagesAtOnce }, async () => {
      const page = await context.newPage()
      for (let place = places.shift(); place; place = places.shift()) {
        const isTab = place.address.includes('?')
        const file = join(folder, fileName(state), fileName(place.address))
        const pictures = []
        for (const width of widths) {
          pictures.push(...(await look(page, address + place.address, width, file)))
          if (width !== widths[0] || isTab) continue
          for (const tab of (await tabsOf(page)).filter((one) => !known.has(one))) {
            known.add(tab)
            places.push({ ...place, address: tab })
          }
        }
        sights.push({ ...place, pictures })
      }
      await page.close()
    }),
  )
}

/** Three screens as they are seen at first, for the README. */
async function takeForReadme(context: BrowserContext, address: string, values: Values): Promise<void> {
  const [record, form] = ['/master-di/records/$id', '/country-specific/EU/$masterDiId'].map(
    (route) => addressesOf(route, values)[0] ?? '',
  )
  const page = await context.newPage()
  const shown = { dashboard: '/', record, form }
  mkdirSync(join(folder, 'readme'), { recursive: true })
  for (const [name, path] of Object.entries(shown)) {
    await look(page, `${address}${path}`, 1440, join(folder, 'readme', name), 900)
  }
  await page.close()
}

const fileName = (text: string) => text.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'start'

process.exitCode = (await takeAll()) ? 0 : 1
