import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const lookMs = 10
/** How long the system may take to end what was killed: it finishes what it writes to the disk. */
const patienceMs = 5000

/** The processes that work in a directory. Only Linux tells; elsewhere there is none. */
export function processesIn(directory: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, directory))
}

/** Process numbers are used again: whose it is says the directory it works in. */
export function worksIn(pid: number, directory: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory)
  } catch {
    return false
  }
}

/** Kills what a killed hub left running in a directory whose files nobody needs any more. */
export async function endProcessesIn(directory: string): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const left = processesIn(directory)
    if (left.length === 0) return
    for (const pid of left) end(pid)
    await pause(lookMs)
  }
  throw new Error(
    `Processes still work in ${directory}: ${processesIn(directory).join(', ')}. End them first.`,
  )
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
