import type { Page } from 'playwright-core'

/** As a link within the hub does, without loading the page anew: what is cached of one screen the next one shows. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
