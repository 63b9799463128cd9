import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { marketModules, registryOf } from '#core/markets/index.ts'
import { buildApp } from './app.ts'
import { tellDue } from './approval/due-notices.ts'
import { moveOver } from './backup/move-over.ts'
import { type Config, isExposed } from './config.ts'
import { freeAllConnections } from './connections/connection-writes.ts'
import { createRounds } from './connections/rounds.ts'
import { clusterIn } from './database/bundled/cluster.ts'
import { type Db, openDatabase, reasonOf } from './database/connect.ts'
import { tellOfExpiry } from './features/actors/expiry-notices.ts'
import { tellDueAssessments } from './features/assessments/assessment-notices.ts'
import { exchangePort } from './features/exchange/transmitting.ts'
import { builtInSeconds, keepBuiltIn } from './features/intelligence/built-in.ts'
import { refreshWhenDue } from './features/intelligence/refresh-service.ts'
import { tellOfEndingCertificates } from './features/register/certificate-telling.ts'
import { beginDueRenewals } from './features/rim/renewal-upkeep.ts'
import { requireSecondFactorWhenDue } from './features/second-factor/second-factor-due.ts'
import { keepSecurityEvents } from './features/security-events/security-digest.ts'
import { tellOfTasks } from './features/tasks/task-reminders.ts'
import { forgetExpired } from './imports/preview-writes.ts'
import { openAccessLog } from './platform/access-log.ts'
import { tellOfDisks } from './platform/disk-alerts.ts'
import { keepHeadWhenDue, signNow, tellKeyChange } from './platform/head-keeping.ts'
import type { Room } from './platform/health.ts'
import type { Hub } from './platform/hub.ts'
import { createIdentityProvider } from './platform/identity/identity-provider.ts'
import { createSessionRenewals } from './platform/identity/session-renewals.ts'
import { giveBackMemory } from './platform/idle-memory.ts'
import { freeAllJobs } from './platform/job-leases.ts'
import { createJobQueue } from './platform/job-queue.ts'
import { createJobRunner, repeat } from './platform/jobs.ts'
import { openAuditKey } from './platform/keys/audit-key.ts'
import { openSecretBox } from './platform/keys/key-files.ts'
import { createMailer } from './platform/mail.ts'
import { sendMails } from './platform/mail-outbox.ts'
import { createMarketSchemas } from './platform/market-schemas.ts'
import { createOutgoing } from './platform/outgoing.ts'
import { createSecurityLog } from './platform/security-log.ts'
import { loggerOptions } from './platform/server-log.ts'
import { lostSecrets, sealStoredSecrets } from './platform/stored-secrets.ts'
import { verifyDaily } from './platform/trail-alerts.ts'
import { type Differing, differingNow, recordAfterMigrations } from './platform/trail-records.ts'
import { deliverDue, forgetOldDeliveries } from './webhooks/deliver.ts'

/** How long a refusal may be known to this process alone. */
const securityUpkeepSeconds = 10
/** How soon a file leaves that somebody sends, and an answer is read. */
const connectionSeconds = 5
/** How soon a job is taken whose server has died, when its lease has run out; and one that waits for other servers' jobs. */
const jobUpkeepSeconds = 3
/** Certifications end by the day; a server that is started anew every day is to tell of them too. */
const expiryUpkeepSeconds = 3600

/** What has come to be due meanwhile, such as a certificate that was read today, need not wait for tomorrow. */
const renewalSeconds = 3600

/** Files that were looked at and not imported are kept for a day. */
const previewUpkeepSeconds = 3600

/** What happens is told to others within seconds. */
const webhookSeconds = 3
/** So soon a mail leaves that tells of something. */
const mailSeconds = 10
/** The log of what was told is kept for some weeks. */
const deliveryUpkeepSeconds = 3600
/** How often it is looked at whether the feeds of regulators are to be asked again. */
const feedUpkeepSeconds = 600

const whyLost = 'the key it was encrypted with is neither in HUB_SECRET_KEY nor in secrets.key.'

/** How often it is looked at whether a head is to be signed. */
const headSeconds = 60

/** How often it is looked at what is due. */
const noticeSeconds = 600

/** A hub on its database, with all that it does by itself. */
export interface Server {
  readonly hub: Hub
  /** Takes requests from now on; answers the address. */
  listen(): Promise<string>
  /** Stops accepting, finishes, closes. */
  finish(): Promise<void>
  /** Leaves imports that take longer to the next start, or to another server. */
  handOver(): void
  /** Ends the connections of clients that do not read, or do not send. */
  cutOff(): void
}

export async function openServer(config: Config): Promise<Server> {
  const accessLog = config.accessLog === undefined ? undefined : await openAccessLog(config.accessLog)
  let migrated: { before: Differing | undefined } | null = null
  const beforeMigrating = async (db: Db) => {
    migrated = { before: await differingNow(db) }
  }
  const database = await openDatabase(config, new Date(), { moveOver }, beforeMigrating)
  await recordAfterMigrations(database.db, () => new Date(), migrated)
  const webRoot = fileURLToPath(new URL('../web', import.meta.url))
  const jobs = createJobRunner()
  const queue = createJobQueue({ atMost: config.jobsAtOnce })
  const now = () => new Date()
  const hub: Hub = {
    database,
    db: database.db,
    now,
    exposed: isExposed(config),
    publicUrl: config.publicUrl,
    mailer: config.mail ? createMailer(config.mail) : null,
    identityProvider: config.provider ? createIdentityProvider(config.provider) : null,
    renewals: createSessionRenewals(),
    marketOf: registryOf(marketModules),
    schemas: createMarketSchemas(config.referenceDir),
    jobs,
    queue,
    connectionFolders: config.connectionFolders,
    outgoing: createOutgoing({ allowPrivate: config.allowPrivateAddresses, stopping: jobs.stopping }),
    securityLog: createSecurityLog(database.db, now),
    secrets: openSecretBox(config.keys),
    audit: { key: openAuditKey(config.keys), heads: config.heads },
  }
  const app = await buildApp(hub, {
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    ...(existsSync(join(webRoot, 'index.html')) ? { webRoot } : {}),
    rooms: roomsOf(config),
    rateLimits: { signIns: 60, registrations: 30 },
    ...(accessLog && { accessLog }),
    ...(config.metrics && { metrics: config.metrics }),
  })
  await tellKeyChange(hub)
  await sealStoredSecrets(hub)
  for (const lost of await lostSecrets(hub))
    process.stderr.write(`${lost} must be entered again: ${whyLost}\n`)
  // The directory is this process's own; a PostgreSQL server may be another's too, whose jobs are left to it.
  if (database.bundled) {
    await freeAllJobs(hub.db)
    await freeAllConnections(hub.db)
  }
  await queue.look(hub)
  jobs.start(() => tellOfExpiry(hub, now()), { kind: 'notices of expiry', routine: true })
  jobs.start(() => tellOfEndingCertificates(hub, now()), { kind: 'notices of certificates', routine: true })
  jobs.start(() => beginDueRenewals(hub), { kind: 'renewals', routine: true })
  jobs.start(() => keepBuiltIn(hub), { kind: 'built-in updates', routine: true })
  const connections = createRounds(hub, exchangePort)
  const upkeep = [
    repeat(jobs, securityUpkeepSeconds, 'security events', () => keepSecurityEvents(hub)),
    repeat(jobs, noticeSeconds, 'notices of what is due', () => tellDue(hub)),
    repeat(jobs, noticeSeconds, 'notices of impact assessments', () => tellDueAssessments(hub)),
    repeat(jobs, noticeSeconds, 'reminders of tasks', () => tellOfTasks(hub)),
    repeat(jobs, noticeSeconds, 'verification of the trail', () => verifyDaily(hub)),
    repeat(jobs, noticeSeconds, 'second factors', () => requireSecondFactorWhenDue(hub)),
    repeat(jobs, noticeSeconds, 'room on disks', () => tellOfDisks(hub, roomsOf(config))),
    repeat(jobs, jobUpkeepSeconds, 'queue of jobs', () => queue.look(hub)),
    repeat(jobs, expiryUpkeepSeconds, 'notices of expiry', () => tellOfExpiry(hub, now())),
    repeat(jobs, expiryUpkeepSeconds, 'notices of certificates', () => tellOfEndingCertificates(hub, now())),
    repeat(jobs, renewalSeconds, 'renewals', () => beginDueRenewals(hub)),
    repeat(jobs, webhookSeconds, 'webhooks', () => deliverDue(hub)),
    repeat(jobs, connectionSeconds, 'connections', connections.look),
    repeat(jobs, mailSeconds, 'mails', () => sendMails(hub)),
    repeat(jobs, deliveryUpkeepSeconds, 'log of webhooks', () => forgetOldDeliveries(hub)),
    repeat(jobs, previewUpkeepSeconds, 'files not imported', () => forgetExpired(hub)),
    repeat(jobs, headSeconds, 'signed heads', () => keepHeadWhenDue(hub)),
    repeat(jobs, feedUpkeepSeconds, 'feeds', () => refreshWhenDue(hub)),
    repeat(jobs, builtInSeconds, 'built-in updates', () => keepBuiltIn(hub)),
    giveBackMemory(),
  ]
  const finish = async () => {
    jobs.stop()
    await app.close()
    for (const end of upkeep) end()
    jobs.start(() => hub.securityLog.flush())
    await jobs.idle()
    // Whatever went wrong with it is found by the next verification too, and told by the next start.
    await signNow(hub).catch((error: unknown) => process.stderr.write(`${reasonOf(error)}\n`))
    await database.close()
  }
  return {
    hub,
    async listen() {
      await app.listen({ port: config.port, host: config.host })
      const address = app.server.address()
      const port = typeof address === 'object' && address ? address.port : config.port
      return `http://${config.host}:${port}`
    },
    finish,
    handOver: queue.handOver,
    cutOff: () => app.server.closeAllConnections(),
  }
}

/** Of a database elsewhere only its server knows how much room it has. */
function roomsOf({ databaseUrl, dataDir, leastFreeBytes: leastBytes }: Config): Room[] {
  const data = { name: 'the data directory', directory: clusterIn(resolve(dataDir)), leastBytes }
  const uploads = { name: 'the directory of uploads', directory: tmpdir(), leastBytes }
  return databaseUrl === undefined ? [data, uploads] : [uploads]
}
