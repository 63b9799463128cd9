import { pauseAfter } from '#core/connections/transmission.ts'
import type { Hub } from '#server/platform/hub.ts'
import { type ConnectionRow, connectionRows, reachOf } from './connection-queries.ts'
import { keepConnection, leaveConnection, noteConnection, takeConnection } from './connection-writes.ts'
import type { Reach } from './driver.ts'
import type { ExchangePort } from './exchange-port.ts'
import { giveUp } from './giving-up.ts'
import { readAnswers, takeAnswers } from './receiving.ts'
import type { Round } from './round.ts'
import { sendDue } from './sending.ts'
import { tellAll } from './transmission-writes.ts'

/**
 * Each connection has rounds of its own, so that one whose other side hangs holds up no other: what is given up, what
 * is sent, what is read, what is taken in. One server at a time works on a connection.
 */

/** Longer than the calls between two looks at it: who has not gone on by then has died. */
const leaseMs = 5 * 60_000
/** So many connections are worked on at once by one server. */
const mostAtOnce = 20

const secretLost =
  'The secrets of this connection cannot be read, because the key they were encrypted with is missing. Enter them again.'

interface Rounds {
  /** Begins a round for each connection that has none, beside what is done here already. */
  look(): Promise<void>
}

export function createRounds(hub: Hub, port: ExchangePort): Rounds {
  const running = new Set<number>()
  const begun = new Map<number, number>()
  let turn = 0
  return {
    async look() {
      const rows = (await connectionRows(hub.db)).filter(({ id }) => !running.has(id))
      // Those that had to wait come first.
      const inTurn = rows.toSorted((a, b) => (begun.get(a.id) ?? 0) - (begun.get(b.id) ?? 0))
      for (const { id } of inTurn.slice(0, Math.max(0, mostAtOnce - running.size))) {
        turn += 1
        begun.set(id, turn)
        running.add(id)
        const once = () => round(hub, port, id).finally(() => running.delete(id))
        hub.jobs.start(once, { kind: 'connections', routine: true })
      }
    },
  }
}

async function round(hub: Hub, port: ExchangePort, id: number): Promise<void> {
  const until = () => new Date(hub.now().getTime() + leaseMs)
  const taken = await takeConnection(hub.db, id, { now: hub.now(), until: until() })
  if (!taken) return
  const held = { row: taken, isOver: false }
  let reach: { readonly of: number; readonly reach: Reach | null } | undefined
  const one: Round = {
    id,
    async next() {
      if (held.isOver || hub.jobs.stopping.aborted) return null
      const row = await keepConnection(hub.db, held.row, until())
      if (!row) held.isOver = true
      if (!row?.enabled) return null
      held.row = row
      if (reach?.of !== row.revision) reach = { of: row.revision, reach: reachOf(hub, row) }
      return reach.reach && { row, reach: reach.reach }
    },
    answered: async (told = null) =>
      noteConnection(hub.db, id, { failures: 0, paused_until: null, told, exchanged_at: hub.now() }),
    async rest(told, afterSeconds = 0) {
      held.isOver = true
      const failures = held.row.failures + 1
      // The first time may be chance: the next round tries again.
      const seconds = Math.max(failures > 1 ? pauseAfter(failures - 1) : 0, afterSeconds)
      const paused_until = new Date(hub.now().getTime() + seconds * 1000)
      await noteConnection(hub.db, id, { failures, paused_until, told })
    },
  }
  try {
    await giveUp(hub, port, id)
    if (await isReady(hub, held.row)) {
      await sendDue(hub, port, one)
      await readAnswers(hub, one)
    }
    await takeAnswers(hub, port, id)
  } finally {
    await leaveConnection(hub.db, held.row)
  }
}

async function isReady(hub: Hub, row: ConnectionRow): Promise<boolean> {
  if (!row.enabled || (row.paused_until !== null && row.paused_until > hub.now())) return false
  if (reachOf(hub, row)) return true
  await tellAll(hub.db, row.id, secretLost)
  await noteConnection(hub.db, row.id, { told: secretLost })
  return false
}
