import { execFileSync } from 'node:child_process'
import os from 'node:os'
import { findPrograms } from '#server/database/bundled/programs.ts'

/** What this machine is, as a protocol names it. */
export interface Machine {
  readonly product: string
  /** The commit; with what differs from it. `unknown` outside of git. */
  readonly commit: string
  readonly node: string
  readonly npm: string
  readonly postgres: string
  readonly openssl: string
  readonly system: string
}

export async function thisMachine(root: string, product: string): Promise<Machine> {
  return {
    product,
    commit: commitOf(root),
    node: process.version,
    npm: said('npm', ['--version'], root),
    postgres: await postgresVersion(),
    openssl: process.versions.openssl,
    system: `${os.type()} ${os.release()}, ${os.version()}, ${os.arch()}, ${os.cpus().length} processors`,
  }
}

export function commitOf(root: string): string {
  const commit = said('git', ['rev-parse', 'HEAD'], root)
  if (!/^[0-9a-f]{40}$/.test(commit)) return 'unknown'
  return said('git', ['status', '--porcelain'], root) === '' ? commit : `${commit} with changes`
}

async function postgresVersion(): Promise<string> {
  try {
    return said((await findPrograms()).postgres, ['--version'], os.tmpdir())
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function said(program: string, words: readonly string[], cwd: string): string {
  try {
    const shell = process.platform === 'win32'
    return execFileSync(program, words, {
      cwd,
      encoding: 'utf8',
      shell,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
