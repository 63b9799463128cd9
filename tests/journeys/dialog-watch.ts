import { appendFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { BrowserContext } from 'playwright-core'
import { axeSource } from './axe.ts'

/** Where a soak notes what axe finds of every dialog that any journey opens: a line of JSON a dialog. */
const report = process.env.HUB_DIALOG_REPORT

/** With `HUB_DIALOG_REPORT` each dialog is looked at as it opens, whatever opened it, in the colours of `HUB_DIALOG_SCHEME`. */
export async function watchDialogs(context: BrowserContext): Promise<void> {
  if (report === undefined) return
  await context.exposeBinding('dialogSeen', (_source, seen: object) =>
    appendFileSync(report, `${JSON.stringify(seen)}\n`),
  )
  await context.addInitScript(axeSource())
  await context.addInitScript(lookAtDialogs)
}

export const dialogScheme = process.env.HUB_DIALOG_SCHEME === 'dark' ? 'dark' : undefined

function lookAtDialogs(): void {
  interface Watched {
    axe: typeof axe
    dialogSeen(seen: object): void
  }
  const { dialogSeen } = window as unknown as Watched
  const known = new WeakSet<Element>()
  // axe looks at one thing at a time.
  let last = Promise.resolve()
  const look = async (dialog: Element): Promise<void> => {
    // Its title names it once it has been drawn; one that stays without a name is a problem.
    const isNamed = () => dialog.hasAttribute('aria-label') || dialog.hasAttribute('aria-labelledby')
    for (let frames = 0; frames < 60 && !isNamed(); frames += 1) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    if (!dialog.isConnected) return
    const rules = { 'target-size': { enabled: true } }
    const { violations } = await (window as unknown as Watched).axe.run(dialog, {
      resultTypes: ['violations'],
      rules,
    })
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent
    dialogSeen({
      name: dialog.getAttribute('aria-label') ?? title ?? '',
      path: location.pathname,
      problems: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    })
  }
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog]')) {
      if (known.has(dialog)) continue
      known.add(dialog)
      last = last.then(() => look(dialog)).catch(() => undefined)
    }
  }).observe(document, { childList: true, subtree: true })
}
