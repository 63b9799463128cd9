import type { Page } from 'playwright-core'
import { parametersKnown, type Values } from './values.ts'

/** The routes of the router that runs in a page: one that is added tomorrow is among them. */
export async function routesOf(page: Page): Promise<readonly string[]> {
  const paths = await page.evaluate(() =>
    Object.keys(
      (self as unknown as { __TSR_ROUTER__: { routesByPath: object } }).__TSR_ROUTER__.routesByPath,
    ),
  )
  return paths.filter((path) => (path !== '' && !path.endsWith('/')) || path === '/').sort()
}

/** The addresses of a route, each parameter with each of its values. */
export function addressesOf(route: string, values: Partial<Values>): readonly string[] {
  if (route === '$' || route === '/$') return ['/nowhere']
  const names = [...route.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? '')
  return names.reduce<readonly string[]>(
    (addresses, name) => {
      const parameter =
        parametersKnown.find((one) => one === route) ?? parametersKnown.find((one) => one === name)
      const known = parameter && values[parameter]
      if (!known)
        throw new Error(`No value of $${name} is known to open ${route}: scripts/pictures/seed.ts has them`)
      return addresses.flatMap((address) => known.map((value) => address.replace(`$${name}`, String(value))))
    },
    [route],
  )
}

export const hasParameters = (route: string): boolean => /\$\w/.test(route)

/** The tabs of the screen that is open, by their addresses; the first one is the screen itself. */
export async function tabsOf(page: Page): Promise<readonly string[]> {
  const addressNow = () => page.evaluate(() => location.pathname + location.search)
  const first = await addressNow()
  const found = new Set<string>()
  const tabs = page.locator('main [role=tab]:not([aria-disabled=true])')
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs
      .nth(at)
      .click({ timeout: 5000 })
      .catch(() => undefined)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const address = await addressNow()
    if (address.split('?')[0] !== first.split('?')[0]) break
    if (address !== first) found.add(address)
  }
  return [...found]
}
