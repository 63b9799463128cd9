import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { marketModules, registryOf } from '#core/markets/index.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import type { Database } from '#server/database/connect.ts'
import { verifyTrail } from '#server/platform/audit-verification.ts'
import type { Hub } from '#server/platform/hub.ts'
import { createSessionRenewals } from '#server/platform/identity/session-renewals.ts'
import { createJobQueue } from '#server/platform/job-queue.ts'
import { createJobRunner } from '#server/platform/jobs.ts'
import { openAuditKey } from '#server/platform/keys/audit-key.ts'
import { createSecretBox } from '#server/platform/keys/secret-box.ts'
import { createMarketSchemas } from '#server/platform/market-schemas.ts'
import { createOutgoing } from '#server/platform/outgoing.ts'
import { createSecurityLog } from '#server/platform/security-log.ts'
import { type Client, createClient } from './test-client.ts'
import { openTestDatabase } from './test-database.ts'

/** Time as the tests want it. */
export interface TestClock {
  now(): Date
  set(instant: string): void
  advance(by: { hours?: number; minutes?: number; seconds?: number }): void
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly hub: Hub
  readonly clock: TestClock
  /** Errors of jobs that ran beside requests. */
  readonly jobErrors: unknown[]
  /** A client of the person a token stands for; of nobody without one. */
  api(token?: string): Client
  /** Starts once more on the same database, with these markets in place of the hub's own of their code. */
  restart(markets: readonly MarketModule[]): Promise<void>
  close(): Promise<void>
}

/**
 * The real application on a real database of its own (architecture, Tests). One per test file, in beforeAll;
 * tests make their own devices and people and never clean up.
 */
export async function startTestApp({
  markets = [],
  exposed = false,
  mailer = null,
  identityProvider = null,
  referenceDir = process.env.HUB_REFERENCE_DIR,
  outgoing = createOutgoing({ allowPrivate: true, pauseMs: 1, timeoutMs: 5000 }),
  connectionFolders,
  database: given,
  ...options
}: Partial<AppOptions> & {
  readonly markets?: readonly MarketModule[]
  readonly mailer?: Hub['mailer']
  readonly identityProvider?: Hub['identityProvider']
  readonly exposed?: boolean
  readonly referenceDir?: string | undefined
  readonly outgoing?: Hub['outgoing']
  readonly connectionFolders?: string
  /** One that is there already; closed with the app all the same. */
  readonly database?: Database
} = {}): Promise<TestApp> {
  const database = given ?? (await openTestDatabase(inject('testServer')))
  const clock = createClock('2026-11-20T08:00:00.000Z')
  const jobErrors: unknown[] = []
  const secrets = createSecretBox([randomBytes(32)])
  const keys = mkdtempSync(join(tmpdir(), 'hub-keys-'))
  const audit = {
    key: openAuditKey({ directory: keys, secretKeys: undefined, auditKey: undefined }),
    heads: { file: join(keys, 'audit-heads.jsonl'), everyMinutes: 60, mailTo: [] },
  }
  const start = async (more: readonly MarketModule[]) => {
    const hub: Hub = {
      database,
      db: database.db,
      now: clock.now,
      exposed,
      publicUrl: mailer?.publicUrl ?? identityProvider?.settings.publicUrl,
      mailer,
      identityProvider,
      renewals: createSessionRenewals(),
      marketOf: registryOf([...marketModules, ...more]),
      schemas: createMarketSchemas(referenceDir),
      jobs: createJobRunner(),
      queue: createJobQueue({ atMost: 2 }),
      outgoing,
      connectionFolders,
      securityLog: createSecurityLog(database.db, clock.now),
      secrets,
      audit,
    }
    hub.jobs.watch({
      started: () => undefined,
      ended: (_, { error }) => {
        if (error !== undefined) jobErrors.push(error)
      },
    })
    const app = await buildApp(hub, { logger: false, trustProxy: false, rateLimits: null, ...options })
    await app.ready()
    return { app, hub }
  }
  let running = await start(markets)
  const stop = async () => {
    await running.app.close()
    await running.hub.jobs.idle()
  }
  return {
    get app() {
      return running.app
    },
    get hub() {
      return running.hub
    },
    clock,
    jobErrors,
    api: (token) => createClient(() => running.app, token),
    restart: async (more) => {
      await stop()
      running = await start(more)
    },
    close: async () => {
      await stop()
      if (process.env.HUB_VERIFY_AT_CLOSE) await refuseUnexplained(running.hub)
      await database.close()
      rmSync(keys, { recursive: true, force: true })
    },
  }
}

/** What a test left behind that no entry of the trail explains. */
async function refuseUnexplained({ db, audit }: Hub): Promise<void> {
  const { problems } = await verifyTrail(db, { keys: audit.key, heads: audit.heads })
  if (problems.length === 0) return
  throw new Error(`The trail does not explain:\n${problems.map(({ message }) => message).join('\n')}`)
}

function createClock(start: string): TestClock {
  let millis = Date.parse(start)
  return {
    now: () => new Date(millis),
    set: (instant) => {
      millis = Date.parse(instant)
    },
    advance: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      millis += ((hours * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
