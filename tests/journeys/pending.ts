import type { Page, Request } from 'playwright-core'

/**
 * Watches what the page asks for from now on; the answer waits until everything has been answered and drawn. The
 * browser's own `networkidle` waits half a second more, on every screen.
 */
export function pending(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let told: (() => void) | undefined
  const began = (request: Request) => open.add(request)
  const ended = (request: Request) => {
    open.delete(request)
    if (open.size === 0) told?.()
  }
  page.on('request', began)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const drawn = () => page.evaluate(() => new Promise(requestAnimationFrame))
    await drawn()
    // What an answer leads to may ask for more.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      if (open.size > 0) {
        quiet = 0
        await new Promise<void>((resolve) => {
          told = resolve
          if (open.size === 0) resolve()
        })
      }
      await drawn()
    }
    page.off('request', began)
    page.off('requestfinished', ended)
    page.off('requestfailed', ended)
  }
}
