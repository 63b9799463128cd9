import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import {
  type ProviderSettings,
  providerVariables,
  readProvider,
} from './platform/identity/provider-settings.ts'
import type { HeadSettings, KeyPlace } from './platform/keys/key-files.ts'
import type { MailSettings } from './platform/mail.ts'

const whyNotTrue =
  'true would believe whatever address a client writes down. Name the addresses of the proxies, or how many stand one behind the other'

/** Everything the environment decides, checked at boot (decision D1). All of it is optional. */
const Environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  HUB_DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  HUB_REFERENCE_DIR: z.string().min(1).optional(),
  HUB_KEYS_DIR: z.string().min(1).optional(),
  HUB_SECRET_KEY: z.string().min(1).optional(),
  HUB_BACKUP_KEY: z.string().min(1).optional(),
  HUB_AUDIT_KEY: z.string().min(1).optional(),
  HUB_AUDIT_HEADS: z.string().min(1).optional(),
  HUB_AUDIT_HEAD_MINUTES: z.coerce.number('must be a number of minutes').int().min(1).max(10_080).default(60),
  HUB_AUDIT_MAIL: z
    .string()
    .refine((text) => text.split(',').every((one) => /^\s*[^\s@,]+@[^\s@,]+\s*$/.test(one)), {
      error: 'must be e-mail addresses with commas between',
    })
    .optional(),
  HUB_ALLOW_PRIVATE_ADDRESSES: z.enum(['true', 'false'], 'must be true or false').default('false'),
  HUB_CONNECTION_FOLDERS: z.string().min(1).optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => text !== 'true', { abort: true, error: whyNotTrue })
    .refine(isTrustProxy, 'must be addresses of proxies with commas between, or the number of proxies')
    .optional(),
  ACCESS_LOG: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'must be an e-mail address').optional(),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#]+\/?$/, 'must be where people reach the hub, like https://hub.example.org')
    .optional(),
  HUB_METRICS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,200}$/, 'must be 20 to 200 letters, digits, - or _')
    .optional(),
  HUB_METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  HUB_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HUB_LEAST_FREE_MB: z.coerce
    .number('must be a number of megabytes')
    .int('must be a whole number of megabytes')
    .min(0)
    .max(1_000_000)
    .default(100),
  HUB_JOBS: z.coerce.number('must be a number').int().min(1).max(20).default(2),
  ...providerVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

/** Access to the metrics. */
export interface MetricsSettings {
  /** The token a reader must send. */
  readonly token: string | undefined
  /** Set if the metrics have their own port. */
  readonly listen: { readonly host: string; readonly port: number } | undefined
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly keys: KeyPlace
  readonly heads: HeadSettings
  /** Encrypts backups: 32 bytes in base64. */
  readonly backupKey: string | undefined
  /** Where official reference material (XSDs) is installed. */
  readonly referenceDir: string | undefined
  /** Whether the hub may ask addresses of the network it stands in. */
  readonly allowPrivateAddresses: boolean
  /** The directory below which connections may use folders. */
  readonly connectionFolders: string | undefined
  /** Addresses of proxies, or how many there are; false where there is none. */
  readonly trustProxy: string | number | false
  /** A file for one line a request; `-` is the standard output. */
  readonly accessLog: string | undefined
  /** Where mail is handed over; undefined where links are handed over by people alone. */
  readonly mail: MailSettings | undefined
  /** Where people reach the hub. */
  readonly publicUrl: string | undefined
  /** Undefined where people have their passwords here. */
  readonly provider: ProviderSettings | undefined
  /** Undefined where nobody counts for Prometheus. */
  readonly metrics: MetricsSettings | undefined
  /** With less room on a disk the hub is not ready. */
  readonly leastFreeBytes: number
  /** So many imports run at once, on all servers of the database together. */
  readonly jobsAtOnce: number
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL']
}

/** Reads the environment; throws one Error that names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(filled)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not valid:\n${lines.join('\n')}`)
  }
  const env = result.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.HUB_DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    keys: {
      directory: resolve(keysIn(env)),
      secretKeys: env.HUB_SECRET_KEY,
      auditKey: env.HUB_AUDIT_KEY,
    },
    heads: {
      file: resolve(env.HUB_AUDIT_HEADS ?? join(keysIn(env), 'audit-heads.jsonl')),
      everyMinutes: env.HUB_AUDIT_HEAD_MINUTES,
      mailTo: env.HUB_AUDIT_MAIL?.split(',').map((one) => one.trim()) ?? [],
    },
    backupKey: env.HUB_BACKUP_KEY,
    referenceDir: env.HUB_REFERENCE_DIR,
    allowPrivateAddresses: env.HUB_ALLOW_PRIVATE_ADDRESSES === 'true',
    connectionFolders:
      env.HUB_CONNECTION_FOLDERS === undefined ? undefined : resolve(env.HUB_CONNECTION_FOLDERS),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    accessLog: env.ACCESS_LOG,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    mail: readMail(env),
    provider: readProvider(env, env.PUBLIC_URL),
    metrics: readMetrics(env),
    leastFreeBytes: Math.max(env.HUB_LEAST_FREE_MB * 1_000_000, 1),
    jobsAtOnce: env.HUB_JOBS,
    logLevel: env.LOG_LEVEL,
  }
}

const keysIn = (env: z.infer<typeof Environment>): string =>
  env.HUB_KEYS_DIR ?? join(env.HUB_DATA_DIR, 'keys')

/** All of it or nothing: a link in a mail needs to know where the hub is, and whom it comes from. */
function readMail({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: z.infer<typeof Environment>): MailSettings | undefined {
  if (!SMTP_URL) return undefined
  if (!MAIL_FROM || !PUBLIC_URL) {
    throw new Error('The configuration is not valid:\n  SMTP_URL: needs MAIL_FROM and PUBLIC_URL beside it')
  }
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl: PUBLIC_URL }
}

/** Figures are given to whoever has the token, or reaches the port that is for them alone. */
function readMetrics(env: z.infer<typeof Environment>): MetricsSettings | undefined {
  const { HUB_METRICS_TOKEN: token, HUB_METRICS_PORT: port, HUB_METRICS_HOST: host } = env
  if (token === undefined && port === undefined) return undefined
  return { token, listen: port === undefined ? undefined : { host, port } }
}

/** Others than those at this machine may reach it. */
export const isExposed = ({ host, trustProxy }: Config): boolean =>
  trustProxy !== false || !/^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)

/** A list of proxy addresses, or how many proxies stand one behind the other (decision D48). */
function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === 'false' || text === '0') return false
  return /^\d+$/.test(text) ? Number(text) : text
}

/** Addresses, networks like 10.0.0.0/8, and the names Fastify has for some of them. */
function isTrustProxy(text: string): boolean {
  if (text === 'false' || /^\d{1,2}$/.test(text)) return true
  return text.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/')
    return (
      /^(loopback|linklocal|uniquelocal)$/.test(part.trim()) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits))
    )
  })
}
