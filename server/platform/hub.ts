import type { Transaction } from 'kysely'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import type { Permission, Role } from '#core/lifecycle/permissions.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import type { MarketRegistry } from '#core/markets/index.ts'
import type { Database, Db } from '#server/database/connect.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import type { Schema } from '#server/database/schema.ts'
import { type Author, appendToTrail, type Told } from './audit.ts'
import type { IdentityProvider } from './identity/identity-provider.ts'
import type { SessionRenewals } from './identity/session-renewals.ts'
import type { JobWords } from './job-words.ts'
import type { JobRunner } from './jobs.ts'
import type { AuditKey } from './keys/audit-key.ts'
import type { HeadSettings } from './keys/key-files.ts'
import type { SecretBox } from './keys/secret-box.ts'
import type { Mailer } from './mail.ts'
import type { MarketSchemas } from './market-schemas.ts'
import { happeningsOf, isListened, queueHappenings } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'
import type { SecurityLog } from './security-log.ts'

export type Tx = Transaction<Schema>

/** Shared services; built once in app.ts. */
export interface Hub {
  readonly database: Database
  readonly db: Db
  now(): Date
  /** Where people reach the hub, if whoever runs it has said so. */
  readonly publicUrl: string | undefined
  /** Set if a mail server is configured. */
  readonly mailer: Mailer | null
  /** Set where people sign in with a provider. */
  readonly identityProvider: IdentityProvider | null
  /** Sessions of that provider, as long as it says that they go on. */
  readonly renewals: SessionRenewals
  /** It listens on more than a loopback address, or behind a proxy (decision D47). */
  readonly exposed: boolean
  /** The markets with rules and files of their own. */
  readonly marketOf: MarketRegistry
  readonly schemas: MarketSchemas
  /** Background work of this process. */
  readonly jobs: JobRunner
  /** The job queue, shared by all servers of the database. */
  readonly queue: JobQueue
  readonly outgoing: Outgoing
  /** The directory below which connections may use folders; none where whoever runs the hub names none. */
  readonly connectionFolders: string | undefined
  readonly securityLog: SecurityLog
  /** Encrypts what is stored and must be read again. */
  readonly secrets: SecretBox
  /** Signs how far the trail has come, and knows where that is kept (decision D50). */
  readonly audit: { readonly key: AuditKey; readonly heads: HeadSettings }
}

/** The person behind a request. */
export interface Actor {
  readonly id: number
  /** First and last name. */
  readonly name: string
  readonly username: string
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  /** The hub settings when the request began; permissions depend on them. */
  readonly rules: HouseRules
  /** The request came with an API token; some endpoints need a signed-in user. */
  readonly byToken?: true
  /** The settings ask for a second factor she has not set up yet. */
  readonly needsSecondFactor?: true
}

export interface Unit {
  readonly tx: Tx
  /** The one instant of this transaction; every row it writes carries it. */
  readonly now: Date
  /** Adds an audit entry, written at the end of the transaction; by default in the actor’s name. */
  record(event: AuditEvent, by?: Author): void
}

/** The jobs of the database, as far as this server does them (decision D72). */
export interface JobQueue {
  /** Says how each kind of job is done. */
  learn(works: readonly JobWork[]): void
  /** Takes jobs that nobody has, as many as may run. */
  look(hub: Hub): Promise<void>
  /** Waits until a job has ended, whoever does it; or until this server cannot tell. Answers what went wrong here. */
  wait(hub: Hub, id: number): Promise<unknown>
  /** Gives the jobs back after the batch they are at. */
  handOver(): void
}

/** How the jobs of a kind are done. */
export interface JobWork {
  readonly kind: string
  /** From where the job is to its end; all it writes it writes in steps. */
  perform(hub: Hub, job: HeldJob): Promise<void>
  /** Tables that grow by it. */
  readonly grownTables: readonly (keyof Schema)[]
  /** Where its result is shown. */
  readonly address?: (jobId: number) => string
  /** Those of an import where there are none. */
  readonly words?: JobWords
}

/** A job this server has. */
export interface HeldJob {
  /** As it was taken. */
  readonly row: JobRow
  readonly actor: Actor
  /** What its kind keeps with it. */
  readonly details: unknown
  /** Does a part of it in a transaction; throws, and nothing of the part is stored, where somebody else has the job by now. */
  step(work: (unit: Unit) => Promise<void>): Promise<void>
}

/**
 * PostgreSQL: somebody else's transaction and this one waited for each other, and this one gave way; or the other
 * stored the same thing between our look and our write, and another look will find it.
 */
const isRetryable = (error: unknown): boolean =>
  ['40P01', '40001', '23505'].includes(String((error as { code?: unknown } | null)?.code))

/** Writers lock in a fixed order, so retries are rare; three in a row indicate a defect. */
const mostTries = 3

/**
 * One change to the hub: everything inside happens or nothing does, and the audit trail has it or it did
 * not happen (decision D28). Never wait on anything outside the database in here; it may run once more when
 * the transaction had to give way to another.
 */
export async function inTransaction<T>(
  hub: Pick<Hub, 'db' | 'now'>,
  actor: Actor | null,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(hub, actor, work)
    } catch (error) {
      if (attempt === mostTries || !isRetryable(error)) throw error
    }
  }
}

function once<T>(
  hub: Pick<Hub, 'db' | 'now'>,
  actor: Actor | null,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  return hub.db.transaction().execute(async (tx) => {
    const events: Told[] = []
    const now = hub.now()
    const result = await work({ tx, now, record: (event, by) => events.push({ event, by: by ?? actor }) })
    const happenings = happeningsOf(events)
    const listened = await appendToTrail(tx, now, events, isListened(happenings))
    if (listened) await queueHappenings(tx, now, happenings)
    return result
  })
}
