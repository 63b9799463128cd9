import { chromium } from 'playwright-core'
import { chromiumPath } from './hub.ts'

const switches =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync'

/** Fewer processes that talk to each other: a twelfth of the browser's work. */
const fewerProcesses = '--in-process-gpu --enable-features=NetworkServiceInProcess2'

/**
 * Pages live for seconds here: collecting their garbage seldom and leaving out the optimizing compilers costs less than
 * it saves.
 */
const shortLived = '--js-flags=--min-semi-space-size=64 --no-opt --no-maglev'

/** One browser for all journeys: each has a connection to it, and cookies and storage of its own. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!chromiumPath) return undefined
  const browser = await chromium.launchServer({
    executablePath: chromiumPath,
    args: [...switches.split(' '), ...fewerProcesses.split(' '), shortLived],
  })
  process.env.HUB_BROWSER = browser.wsEndpoint()
  return () => browser.close()
}
