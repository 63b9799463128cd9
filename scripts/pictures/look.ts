import type { Page } from 'playwright-core'
import { pending } from '#tests/journeys/pending.ts'

export const widths = [1440, 1280, 390] as const
export const schemes = ['light', 'dark'] as const

/** More of a screen nobody scrolls through. */
const tallest = 4000

/** How far what stands on a page may have moved while it came (web.dev calls 0.1 good). */
const mostShift = 0.02

export interface Picture {
  readonly file: string
  readonly width: number
  readonly scheme: string
  readonly problems: readonly string[]
}

/** Notes what moves while a page comes; nobody touches it, so that all of it counts. */
export const watchShifts = () => {
  const seen = { sum: 0, worst: 0, place: '' }
  Object.assign(window, { seenShifts: seen })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly Shift[]) {
      if (entry.hadRecentInput) continue
      seen.sum += entry.value
      if (entry.value <= seen.worst) continue
      const moved = entry.sources?.map(({ node }) => node).find((node) => node instanceof Element)
      const outside = moved instanceof Element ? moved.closest('[class]') : null
      seen.worst = entry.value
      seen.place = `${outside?.tagName ?? ''} ${outside?.className ?? ''} ${moved?.textContent?.slice(0, 40) ?? ''}`
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node: Node | null }[]
}

const heightOf = (width: number) => (width < 500 ? 844 : 900)

/** Opens an address at a width, and takes it in the light and in the dark: all of it, or as much as is said. */
export async function look(
  page: Page,
  address: string,
  width: number,
  file: string,
  highest = tallest,
): Promise<Picture[]> {
  const problems: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  }
  const onError = (error: Error) => problems.push(`error: ${error.message}`)
  const onFailed = (request: { url(): string; failure(): { errorText: string } | null }) => {
    const why = request.failure()?.errorText ?? ''
    if (!why.includes('ERR_ABORTED')) problems.push(`failed: ${request.url()} ${why}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('requestfailed', onFailed)
  await page.setViewportSize({ width, height: heightOf(width) })
  await page.emulateMedia({ colorScheme: 'light' })
  const answered = pending(page)
  await page.goto(address)
  await page.locator('h1').first().waitFor({ timeout: 30_000 })
  await answered()
  const { scrolls, shifts } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    shifts: (window as unknown as { seenShifts: { sum: number; place: string } }).seenShifts,
  }))
  if (scrolls > 0) problems.push(`scrolls sideways by ${scrolls} px`)
  if (shifts.sum > mostShift) problems.push(`moved by ${shifts.sum.toFixed(3)}, most of it ${shifts.place}`)
  const pictures: Picture[] = []
  // As high as the page is: a bar that sticks to the lower edge would stand in its middle.
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), highest)
  await page.setViewportSize({ width, height: Math.max(height, heightOf(width)) })
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    const name = `${file}-${width}-${scheme}.png`
    await page.screenshot({ path: name })
    // What the page said on its way is told once.
    pictures.push({ file: name, width, scheme, problems: scheme === 'light' ? problems : [] })
  }
  page.off('console', onConsole).off('pageerror', onError).off('requestfailed', onFailed)
  return pictures
}
