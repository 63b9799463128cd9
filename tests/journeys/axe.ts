import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds serious on the page as it stands, one line each. */
export async function seriousProblems(page: Page): Promise<string[]> {
  // Run as code of the page's own: the server's policy lets no script in.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
}
