import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Browser as Launched,
  type Page,
} from 'playwright-core'
import { dialogScheme, watchDialogs } from './dialog-watch.ts'

/** The browser the test command found; journeys count as skipped without one. */
export const chromiumPath = process.env.HUB_CHROMIUM || undefined

/** What a journey opens in the browser of its worker; closing it closes that and nothing else. */
export interface Browser {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  newPage(options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

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

/** axe does the same with thousands of elements, screen after screen: compiled, it takes a fifth less. */
export const forAxe = shortLived.replace(' --no-maglev', '')

/** A busy machine may take this long; what is there is seen at once all the same. */
const patienceMs = 60_000

const launched = new Map<string, Promise<Launched>>()

/**
 * Each worker launches one: a browser that all share is reached through a relay, which took a twelfth of all journeys'
 * time. Pages ask for less motion unless a journey says otherwise: drawing what pulses and slides took a tenth.
 */
export async function startBrowser(scripts = shortLived): Promise<Browser> {
  const launching =
    launched.get(scripts) ??
    chromium.launch({
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
      args: [...switches.split(' '), ...fewerProcesses.split(' '), scripts],
    })
  launched.set(scripts, launching)
  const browser = await launching
  const opened: BrowserContext[] = []
  const newContext = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      ...(dialogScheme && { colorScheme: dialogScheme }),
      ...options,
    })
    await watchDialogs(context)
    context.setDefaultTimeout(patienceMs)
    opened.push(context)
    return context
  }
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    async close() {
      await Promise.all(opened.map((context) => context.close()))
    },
  }
}
