import { readdirSync, readFileSync } from 'node:fs'

/** What a hub and the PostgreSQL it runs take, in MB. Linux alone. */
export interface Memory {
  /** Its resident memory: what it would take as the only Node.js process of a machine. */
  readonly hub: number
  /** The sum of the proportional shares: what several processes use counts once. */
  readonly database: number
}

export function memoryOf(pid: number): Memory {
  const database = descendants(pid).reduce((sum, child) => sum + kilobytes(child, 'Pss'), 0)
  return { hub: Math.round(kilobytes(pid, 'Rss') / 1024), database: Math.round(database / 1024) }
}

/** Looks again and again until it is ended; answers the most that hub and database had together. */
export function watchMemory(pid: number): () => Memory {
  let most: Memory = { hub: 0, database: 0 }
  const timer = setInterval(() => {
    const now = memoryOf(pid)
    if (now.hub + now.database > most.hub + most.database) most = now
  }, 250)
  return () => {
    clearInterval(timer)
    return most
  }
}

export const memoryText = ({ hub, database }: Memory): string =>
  `${hub + database} MB (hub ${hub}, database ${database})`

/** Nothing of a process that has ended meanwhile. */
function kilobytes(pid: number, name: 'Rss' | 'Pss'): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  } catch {
    return 0
  }
}

function descendants(pid: number): number[] {
  const found = [pid]
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  for (const parent of found) found.push(...parents.filter(([, of]) => of === parent).map(([child]) => child))
  return found.slice(1)
}

function parentOf(pid: string): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
