import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { projectRoot } from '#server/platform/project-root.ts'

/** The browser the test command found; journeys count as skipped without one. */
export const chromiumPath = process.env.HUB_CHROMIUM || undefined

export interface RunningHub {
  readonly address: string
  stop(): Promise<void>
}

/** The built server on an empty directory and a free port, as `npm start` runs it. */
export async function startHub(): Promise<RunningHub> {
  const directory = mkdtempSync(join(tmpdir(), 'hub-journey-'))
  const server = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', HUB_DATA_DIR: directory, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await readAddress(server)
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  return { address, stop }
}

function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const address = /ready at (http:\S+)/.exec(chunk.toString())?.[1]
      if (address) done(address)
    })
    server.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready`)))
  })
}

export function startBrowser(): Promise<Browser> {
  const switches =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
    '--disable-component-update --disable-sync'
  return chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: switches.split(' ') })
}
