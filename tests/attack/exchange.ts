import { sql } from 'kysely'
import { registerFactsOf } from '#core/code-lists/registers.ts'
import { certificatesApi } from '#core/contract/certificates.ts'
import { certificateHit } from '../certificate-answers.ts'
import { acknowledgementOf } from '../exchange-answers.ts'
import { uniqueGtin } from '../factories.ts'
import { deviceOfRegister, srn } from '../register-answers.ts'
import { swissdamedDetail } from '../swissdamed-answers.ts'
import { type Call, type Command, type Commands, choose, plain } from './command.ts'
import { again, leaving, leavingAlone, stamped, withStamps } from './leaving.ts'
import { submissionFor } from './markets.ts'
import { statedCertificate } from './submissions.ts'
import { count } from './world.ts'

/** What leaves for regulators, what they answer, and what is read from them. */

const inEnvironment = (variant: number) =>
  choose<object>(variant, {}, { environment: 'production' }, { environment: 'playground' })

const queryOf = (values: object) => `?${new URLSearchParams(values as Record<string, string>)}`

const some = async ({ pick, place }: Call) => [
  await pick('submissions'),
  await pick('submissions', place + 1),
]

async function marketOf({ world }: Call, submission: number): Promise<string> {
  const { rows } = await sql<{ market: string }>`
    select market from submissions where id = ${submission}`.execute(world.hub.hub.db)
  return rows[0]?.market ?? 'EU'
}

const digest =
  (table: 'exports' | 'packages') =>
  async ({ world, id }: Call) => {
    const { rows } = await sql<{ hash: string }>`
    select hash from ${sql.table(table)} where id = ${id}`.execute(world.hub.hub.db)
    return rows[0]?.hash
  }

/** A device only a published file has, or one that the hub has as well. */
async function release({ variant, pick, world }: Call) {
  const country = 'CH'
  const { rows } = await sql<{ udi_di: string | null }>`
    select udi_di from submissions where id = ${await pick('submissions')}`.execute(world.hub.hub.db)
  const udiDi = variant % 2 === 0 ? uniqueGtin() : (rows[0]?.udi_di ?? uniqueGtin())
  const device = { ...(await submissionFor('CH')), udiDi }
  return { path: { country }, file: [JSON.stringify([swissdamedDetail(device)]), 'answers.json'] as const }
}

/** EUDAMED's answer to a file that left, as somebody without EUDAMED writes it. */
async function forgedAnswer({ world, pick }: Call) {
  const id = await pick('export/files')
  const { rows } = await sql<{ content: string }>`
    select content from exports where id = ${id} and market = 'EU'`.execute(world.hub.hub.db)
  const content = rows[0]?.content
  return content ? { file: [acknowledgementOf(content), 'answer.xml'] as const } : null
}

const idle: Command['learn'] = ({ world }) => world.hub.hub.jobs.idle()
const xml = () => 'xml'

export const exchange: Commands = {
  'GET /api/submissions/:id/xml': leavingAlone('a preview', xml),
  'POST /api/submissions/:id/generate-xml': leavingAlone('a file', xml),
  'POST /api/submissions/:id/files/:file': {
    ask: ({ variant }) => ({ path: { file: choose(variant, 'csv', 'xml', 'xlsx', 'json', 'spl') } }),
    ...leavingAlone('a file', ({ path }) => path?.file ?? ''),
  },
  'POST /api/submissions/market-files': {
    ask: async (call) => {
      const submissionIds = await some(call)
      return { body: { country: await marketOf(call, submissionIds[0] ?? 0), submissionIds } }
    },
    ...leaving('files of a market', ({ body }) => String((body as { country?: string }).country)),
  },
  'POST /api/submissions/market-files/check': {
    ask: async (call) => ({ body: { country: 'AU', submissionIds: await some(call) } }),
  },
  'POST /api/submissions/:id/acknowledge': {
    ask: ({ variant }) => ({
      body:
        variant === 3
          ? { outcome: 'rejected', notes: 'Refused' }
          : { outcome: 'accepted', registeredVersion: '1', ...inEnvironment(variant) },
    }),
    learn: ({ world }) => count(world, 'acknowledged'),
  },
  'POST /api/export': {
    ask: async (call) => {
      const submissionIds = await some(call)
      const market = await marketOf(call, submissionIds[0] ?? 0)
      const ofRegister = registerFactsOf(market) ? { market } : {}
      return {
        body: { submissionIds, ...ofRegister, again: call.variant > 2, ...inEnvironment(call.variant) },
      }
    },
    learn: ({ world }) => {
      count(world, 'packages')
      return world.hub.hub.jobs.idle()
    },
  },
  'GET /api/export/packages/:id/content': again(digest('packages')),
  'GET /api/export/files/:id/content': again(digest('exports')),
  'GET /api/export/files/:id/audit-copy': plain,
  'GET /api/export/files/export': plain,
  'GET /api/export/xml': {
    ask: async (call) => ({
      query: queryOf({ submissionIds: await call.pick('submissions'), ...inEnvironment(call.variant) }),
    }),
    ...leaving('files without a record', () => 'EU'),
  },
  'GET /api/export/csv': {
    ask: async ({ pick }) => ({ query: queryOf({ submissionIds: await pick('submissions') }) }),
    ...stamped,
  },
  'GET /api/export/xlsx': {
    ask: async ({ pick }) => ({ query: queryOf({ submissionIds: await pick('submissions') }) }),
    ...stamped,
  },
  'GET /api/submissions/export': {
    ask: async ({ pick }) => ({ query: queryOf({ submissionIds: await pick('submissions') }) }),
    ...stamped,
  },
  'GET /api/master-di/export': { ask: () => ({ query: '?status=active' }), ...withStamps },
  'GET /api/export/template': { ask: () => ({ query: '?service=DEVICE.POST' }) },
  'POST /api/export/answers': {
    ask: forgedAnswer,
    learn: ({ world }) => count(world, 'answers of a register'),
  },
  'POST /api/export/sent': {
    ask: async ({ pick, variant }) => ({
      body: { fileIds: [await pick('export/files')], sent: variant % 3 !== 2 },
    }),
  },
  'POST /api/eudamed-import': {
    ask: async ({ pick, variant, world }) => {
      const { rows } = await sql<{ udi_di: string | null }>`
        select udi_di from submissions where id = ${await pick('submissions')}`.execute(world.hub.hub.db)
      const udiDi = variant % 2 === 0 ? uniqueGtin() : (rows[0]?.udi_di ?? uniqueGtin())
      const { certificateNumber } = statedCertificate
      const certificate = certificateHit(srn, { certificateNumber, versionNumber: variant })
      return { file: [deviceOfRegister(udiDi, { 'certificates.json': certificate }), 'eudamed.zip'] }
    },
  },
  'POST /api/eudamed-import/fetch': { ask: () => ({ body: { srn: 'DE-MF-000000001' } }), learn: idle },
  'POST /api/eudamed-import/:id/store': {
    ask: ({ variant }) => ({ body: { masters: choose(variant, 'create', 'none') } }),
    learn: ({ world }) => count(world, 'read from a register'),
  },
  'GET /api/eudamed-import/devices/export': plain,
  'POST /api/register-certificates/:id/carry-over': {
    ask: async ({ as, id, pick }) => {
      const { body } = await as.api.call(certificatesApi.get, { id })
      const [otherwise] = body.devices.filter(({ changes }) => changes.length > 0)
      const { id: other, revision } = otherwise ?? { id: await pick('submissions'), revision: 1 }
      return { body: { submissions: [{ id: other, revision }] } }
    },
  },
  'POST /api/register-certificates/:id/renewal': { ask: () => ({ body: {} }) },
  'POST /api/country-specific/release-comparison/:country': { ask: release },
  'POST /api/country-specific/release-import/:country': { ask: release, learn: idle },
}
