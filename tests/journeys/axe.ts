import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The small form: it is sent to every page that is looked at, and read there. */
export const axeSource = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds serious on the page as it stands, or in a part of it, one line each. */
export const seriousProblems = async (page: Page, within = 'html'): Promise<string[]> =>
  (await problemsOf(page, within))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(said)

/** All that axe finds, however small. */
export const allProblems = async (page: Page): Promise<string[]> => (await problemsOf(page, 'html')).map(said)

/** What axe finds of colours: all that a page can have new where nothing but its colours has changed. */
export const problemsOfColours = async (page: Page): Promise<string[]> =>
  (await problemsOf(page, 'html', { runOnly: ['color-contrast', 'link-in-text-block'] })).map(said)

const said = ({ id, nodes }: axe.Result): string =>
  `${id}: ${nodes.map(({ html, target }) => `${html.slice(0, 120)} (${target.join(' ')})`).join(' | ')}`

async function problemsOf(page: Page, within: string, more: axe.RunOptions = {}): Promise<axe.Result[]> {
  await page.evaluate(settled)
  // Run as code of the page's own: the server's policy lets no script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource())
  const { violations } = await page.evaluate(
    ([part, asked]) =>
      (window as unknown as { axe: typeof axe }).axe.run(part, {
        resultTypes: ['violations'],
        // Part of WCAG 2.2 AA, and off unless asked for.
        rules: { 'target-size': { enabled: true } },
        ...asked,
      }),
    [within, more] as const,
  )
  return violations
}

/** What fades in has other contrasts on the way; what turns for ever is not waited for. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
