import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { builtServer, unusedHub } from '#tests/server-process.ts'

/** The browser the test command found; journeys count as skipped without one. */
export const chromiumPath = process.env.HUB_CHROMIUM || undefined

export interface RunningHub {
  readonly address: string
  stop(): Promise<void>
}

/** The built server with the data of an unused hub, on a free port, as `npm start` runs it. */
export async function startHub(): Promise<RunningHub> {
  const directory = await unusedHub()
  const { HUB_REFERENCE_DIR = '' } = process.env
  const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory, HUB_REFERENCE_DIR } })
  const stop = async () => {
    server.kill('SIGTERM')
    const { errors } = await server.ended
    process.stderr.write(errors)
    rmSync(dirname(directory), { recursive: true, force: true })
  }
  return { address: server.address, stop }
}

/** The browser all journeys share, as one of one's own: closing it closes what was opened in it. */
export function startBrowser(): Promise<Browser> {
  return chromium.connect(process.env.HUB_BROWSER ?? '')
}
