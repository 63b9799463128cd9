import type { Page } from 'playwright-core'

/** As a link within the hub does, without loading the page anew: what is cached of one screen the next one shows. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The same, and waits for the heading of the next screen: the screen that is left stays until that is there. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
  await go(page, path)
  await page.locator('h1:not([data-left])').first().waitFor()
}
