import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { unusedHub } from '#tests/server-process.ts'

/** `npm start` as a person types it: what ends it ends the server too (review A6). */
it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm start ends the server within 15 s',
  {
    timeout: 60_000,
  },
  async (signal) => {
    const environment = { ...process.env, HUB_DATA_DIR: await unusedHub(), PORT: '0', HOST: '127.0.0.1' }
    const npm = spawn('npm', ['start'], {
      cwd: projectRoot,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    const address = await new Promise<string>((resolve, reject) => {
      npm.stdout.on('data', (piece: Buffer) => {
        output += piece.toString('utf8')
        const ready = /ready at (http:\S+)/.exec(output)?.[1]
        if (ready) resolve(ready)
      })
      npm.once('exit', () => reject(new Error(output)))
    })
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const gone = once(npm, 'exit')
    npm.kill(signal)
    await expect
      .poll(
        () =>
          fetch(`${address}/healthz`).then(
            () => 'there',
            () => 'gone',
          ),
        { interval: 200 },
      )
      .toBe('gone')
    await gone
  },
)
