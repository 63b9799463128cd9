import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { cannotRun } from './cluster.ts'
import { endLeftover, readPostmasterFile } from './postmaster-file.ts'
import type { Programs } from './programs.ts'
import type { RunAs } from './run-as.ts'

export interface Start {
  readonly cluster: string
  /** As server-settings.ts writes them. */
  readonly settings: readonly string[]
  readonly programs: Programs
  readonly runAs: RunAs
}

/** How long PostgreSQL that was told to stop may take before it is ended; what was acknowledged is on the disk. */
const closingMs = 5000
const restartMs = { first: 100, longest: 2000 }
const lookMs = 5
const linesKept = 12

/** Keeps PostgreSQL running on a cluster until it is closed: whenever it ends, it is started again. */
export class Postmaster {
  private child: ChildProcess | undefined
  private closing = false
  private wait = restartMs.first
  private said: string[] = []
  private readonly how: Start

  constructor(how: Start) {
    this.how = how
  }

  /** Resolves when it takes connections; throws what it said where it ended instead. */
  async start(): Promise<void> {
    const { cluster, settings, programs, runAs } = this.how
    await endLeftover(cluster)
    const [command = '', ...args] = [...runAs.prefix, programs.postgres, '-D', cluster, ...settings]
    // In a group of its own: Ctrl-C at a terminal is for the hub, which ends it when it has finished.
    const child = spawn(command, args, {
      ...{ stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: environment(), ...runAs.startAs },
    })
    this.listen(child)
    let ended = ''
    const end = new Promise<void>((done) => {
      child.once('error', (error) => {
        ended = cannotRun(error).message
        done()
      })
      child.once('close', (code, signal) => {
        ended ||= this.said.join('\n') || `it ended with ${signal ?? code}`
        done()
      })
    })
    for (;;) {
      const file = readPostmasterFile(cluster)
      if (file?.pid === child.pid && file?.ready) break
      await Promise.race([end, pause(lookMs)])
      if (ended !== '') throw new Error(`The bundled PostgreSQL did not start in ${cluster}: ${ended}`)
    }
    this.child = child
    this.wait = restartMs.first
    void end.then(() => this.ended())
    if (this.closing) await this.close()
  }

  /** The last lines are kept for whoever has to know why it ended. */
  private listen(child: ChildProcess): void {
    this.said = []
    let rest = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      this.said = [...this.said, ...lines].slice(-linesKept)
    })
  }

  private ended(): void {
    this.child = undefined
    if (this.closing) return
    say(['PostgreSQL ended, and is started again.', ...this.complaints()].join('\n'))
    this.startLater()
  }

  /** What went wrong, each thing once: of its last lines, some only tell how it started. */
  private complaints(): string[] {
    return [...new Set(this.said.filter((line) => /^(FATAL|PANIC|WARNING)|could not|signal/.test(line)))]
  }

  private startLater(): void {
    setTimeout(() => void this.restart(), this.wait).unref()
    this.wait = Math.min(this.wait * 2, restartMs.longest)
  }

  private async restart(): Promise<void> {
    if (this.closing) return
    const { wait } = this
    try {
      await this.start()
      say('PostgreSQL runs again.')
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
      this.wait = wait
      this.startLater()
    }
  }

  /** Everybody is disconnected, and it writes what it holds. */
  async close(): Promise<void> {
    this.closing = true
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('close', done))
    this.stop(child)
    const late = setTimeout(() => child.kill('SIGQUIT'), closingMs)
    await ended
    clearTimeout(late)
  }

  private stop(child: ChildProcess): void {
    if (process.platform !== 'win32') {
      child.kill('SIGINT')
      return
    }
    // There a signal would be the end at once.
    const { programs, cluster } = this.how
    spawnSync(programs.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '--no-wait'], { stdio: 'ignore' })
  }
}

/** Nothing of the hub's own settings: passwords stand there. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT, TEMP } = process.env
  return { PATH, LC_ALL: 'C', ...(SYSTEMROOT && { SYSTEMROOT }), ...(TEMP && { TEMP }) }
}

let lastSaid = ''

/** What goes on is said once. */
function say(text: string): void {
  if (text !== lastSaid) process.stderr.write(`${text}\n`)
  lastSaid = text
}
