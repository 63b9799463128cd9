import { z } from 'zod'
import { transmissionStates } from '#core/connections/transmission.ts'
import { plainText } from '#core/dictionary/field-schema.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { environments } from '#core/markets/exchange.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

const values = z.record(z.string().max(60), plainText(500))

export const Connection = z.object({
  id: z.int(),
  revision: z.int(),
  kind: z.string(),
  market: z.string(),
  environment: z.enum(environments),
  name: z.string(),
  settings: z.record(z.string(), z.string()),
  /** Names of the secrets that are stored; the secrets are shown nowhere. */
  secretsSet: z.array(z.string()),
  enabled: z.boolean(),
  /** Not handed over yet. */
  queued: z.int(),
  /** Handed over, and not answered. */
  waiting: z.int(),
  /** Something went through it, or was decided about it, so that it is kept. */
  used: z.boolean(),
  lastAnswerAt: z.string().nullable(),
  /** When the other side answered a call last, whatever it said. */
  lastContactAt: z.string().nullable(),
  /** Until then it is left alone. */
  pausedUntil: z.string().nullable(),
  /** What is wrong with it just now. */
  told: z.string().nullable(),
  /** Messages that came back and belong to no file. */
  unmatched: z.int(),
  /** Why it cannot be switched on; null where it can, or is. */
  locked: z.string().nullable(),
  /** A second administrator is asked to sign that it is switched on. */
  awaitsCountersignature: z.boolean(),
})
export type Connection = z.infer<typeof Connection>

const ConnectionChange = z.strictObject({
  name: plainText(100),
  settings: values,
  /** Those left out or empty stay as they are. */
  secrets: values.default({}),
  enabled: z.boolean().default(false),
  /** To switch on a connection to a register itself: its name once more. */
  confirmation: plainText(100).nullish(),
  revision: z.int().nullish(),
})
export type ConnectionChange = z.input<typeof ConnectionChange>

const NewConnection = ConnectionChange.extend({
  kind: z.string().max(60),
  /** Which register, where the kind reaches several. */
  market: z.string().max(10).nullish(),
  environment: z.enum(environments).nullish(),
})
export type NewConnection = z.input<typeof NewConnection>

export const ConnectionTest = z.object({ works: z.boolean(), told: z.string() })
export type ConnectionTest = z.infer<typeof ConnectionTest>

export const Transmission = z.object({
  id: z.int(),
  fileId: z.int(),
  connectionId: z.int(),
  connectionName: z.string(),
  state: z.enum(transmissionStates),
  tries: z.int(),
  told: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  nextAt: z.string().nullable(),
  /** Until then an answer is waited for. */
  answerBy: z.string(),
})
export type Transmission = z.infer<typeof Transmission>

export const UnmatchedAnswer = z.object({
  id: z.int(),
  connectionId: z.int(),
  connectionName: z.string(),
  market: z.string(),
  receivedAt: z.string(),
  /** What the other side calls it. */
  name: z.string(),
  /** Why it belongs to no file. */
  note: z.string().nullable(),
  /** SHA-256, hex. */
  hash: z.string(),
})
export type UnmatchedAnswer = z.infer<typeof UnmatchedAnswer>

export const SendRequest = z.strictObject({
  connectionId: IdParams.shape.id,
  packageId: IdParams.shape.id.nullish(),
  fileIds: z.array(IdParams.shape.id).min(1).max(1000).nullish(),
})
export type SendRequest = z.output<typeof SendRequest>

const access = 'system-admin'

export const connectionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/connections',
    access,
    summary: 'Connections to registers, without their secrets',
    response: z.array(Connection),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/connections',
    access,
    summary: 'Add a connection to a register or its playground',
    body: NewConnection,
    response: Connection,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/connections/:id',
    access,
    summary: 'Change a connection, or switch it on or off; secrets that are left out stay as they are',
    params: IdParams,
    body: ConnectionChange,
    response: Connection,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/connections/:id',
    access,
    summary: 'Delete a connection that nothing was sent through',
    params: IdParams,
    response: Connection,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/connections/:id/test',
    access,
    summary: 'Ask the other side whether it answers; no data is sent',
    params: IdParams,
    response: ConnectionTest,
  }),
  usable: endpoint({
    method: 'GET',
    path: '/api/export/connections',
    access: 'export-data',
    summary: 'Connections that are switched on',
    response: z.array(Connection.pick({ id: true, name: true, market: true, environment: true })),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/export/transmissions',
    access: 'export-data',
    summary: 'Send the files of a package, or single files, through a connection',
    body: SendRequest,
    response: z.array(Transmission),
    status: 201,
  }),
  transmissions: endpoint({
    method: 'GET',
    path: '/api/export/packages/:id/transmissions',
    access: 'view-submissions',
    summary: 'How the files of a package are on their way',
    params: IdParams,
    response: z.array(Transmission),
  }),
  ofFile: endpoint({
    method: 'GET',
    path: '/api/export/files/:id/transmissions',
    access: 'view-submissions',
    summary: 'How often a file was sent through a connection, and what came of it',
    params: IdParams,
    response: z.array(Transmission),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/export/transmissions/:id/stop',
    access: 'export-data',
    summary: 'Stop a file that has not left yet',
    params: IdParams,
    response: Transmission,
  }),
  unmatched: endpoint({
    method: 'GET',
    path: '/api/export/unmatched-answers',
    access: 'view-submissions',
    summary: 'What came through connections and belongs to no file',
    response: z.array(UnmatchedAnswer),
  }),
  unmatchedContent: endpoint({
    method: 'GET',
    path: '/api/export/unmatched-answers/:id/content',
    access: 'edit-submissions',
    summary: 'An answer as it came; secrets of the connection are cut out of it',
    params: IdParams,
    response: 'file',
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/export/unmatched-answers/:id/assign',
    access: 'edit-submissions',
    summary: 'Say which file an answer answers; it is then read in',
    params: IdParams,
    body: z.strictObject({ fileId: IdParams.shape.id }),
    response: z.object({ fileId: z.int(), words: z.string() }),
  }),
  setAside: endpoint({
    method: 'POST',
    path: '/api/export/unmatched-answers/:id/set-aside',
    access: 'edit-submissions',
    summary: 'Say that an answer is to nothing of this hub, and why; it is kept',
    params: IdParams,
    body: z.strictObject({
      reason: reasonText.refine((given) => given.trim() !== '', 'Enter the reason'),
    }),
    response: UnmatchedAnswer,
  }),
}
