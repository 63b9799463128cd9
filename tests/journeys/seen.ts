import type { Locator, Page } from 'playwright-core'

/** Every text in a place, as it is written: capitals by style are no other words. */
export const textsOf = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '')
    return found
  })

/** Waits for a toast that says that something failed, and why. */
export const refusalShown = (page: Page, title: string, description: string | RegExp): Promise<void> =>
  page
    .locator('[data-variant=destructive]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByText(description, { exact: true })
    .waitFor()

/** Searches a list, and waits until it shows what was found. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await foundShown(page, text)
}

/** Waits until a list shows what was searched for: until then it shows the rows of before. */
export async function foundShown(page: Page, text: string): Promise<void> {
  await page.waitForURL((url) => (url.searchParams.get('search') ?? '') === text)
  await page.locator('table[aria-busy=false], [role=grid][aria-busy=false]').first().waitFor()
}

/**
 * Starts an import and sees its bar at a quarter: the server is made to say that it has come so far, until the bar was
 * seen there. A bar that measures nothing would stand elsewhere.
 */
export async function barSeen(page: Page, start: () => Promise<void>): Promise<void> {
  const ofJob = /\/api\/jobs\/\d+$/
  await page.route(ofJob, async (route) => {
    const response = await route.fetch()
    const job = (await response.json()) as object
    await route.fulfill({ response, json: { ...job, status: 'running', done: 1, total: 4 } })
  })
  await start()
  await page.locator('[role=progressbar][aria-valuenow="25"]').first().waitFor()
  // An answer on its way is let through first: it could not be given once its route is gone.
  await page.unrouteAll({ behavior: 'wait' })
}
