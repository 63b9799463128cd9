import { sql } from 'kysely'
import { work } from '../connection-hub.ts'
import { refusalOf } from '../exchange-answers.ts'
import { unique } from '../factories.ts'
import { settingsOf } from '../stand-ins/domibus.ts'
import { toEsg } from '../stand-ins/fda-esg.ts'
import { toSwissdamed } from '../stand-ins/swissdamed.ts'
import { type Call, type Command, type Commands, choose, plain } from './command.ts'
import { personOf } from './decision.ts'
import { noteInMessage } from './leaving.ts'
import { count, type World } from './world.ts'

/** Connections, with a register's stand-in at their other end: what arrives there has left. */

const secrets = { password: 'a password of plugins', token: 'a-token-of-eudamed' }

/** Where the connection goes that two administrators switched on, and where attackers would have it. */
export const placeOf = (world: Pick<World, 'point'>, environment: string): Record<string, string> => ({
  ...settingsOf(world.point),
  address: `${world.point.address}/${environment}`,
})

function wanted({ world, variant }: Call) {
  const name = unique('Connection')
  const toAccessPoint = (environment: 'playground' | 'production') => ({
    ...{
      kind: 'eudamed-domibus',
      environment,
      settings: placeOf(world, environment),
      secrets,
      enabled: true,
    },
  })
  const environment = 'playground' as const
  const body = choose<object>(
    variant,
    toAccessPoint('playground'),
    toAccessPoint('production'),
    { ...toSwissdamed(world.swissdamed), environment },
    { ...toEsg(world.gateway), environment },
  )
  return { ...body, name, confirmation: name }
}

async function another({ world, id, variant }: Call) {
  const { rows } = await sql<{ name: string; settings: object }>`
    select name, settings from connections where id = ${id}`.execute(world.hub.hub.db)
  const { name = '', settings = {} } = rows[0] ?? {}
  const elsewhere = { ...settings, action: unique('action') }
  return {
    body: choose<object>(
      variant,
      { name, settings, enabled: true, confirmation: name },
      { name, settings, enabled: false },
      { name, settings: elsewhere, enabled: true, secrets, confirmation: name },
    ),
  }
}

interface Arrived {
  readonly id: number
  readonly enabled: boolean
  readonly environment: string
  readonly signed: boolean
}

/** Sends what is due, and looks at what arrived: it left through what is switched on, and was decided on. */
export async function arrive(world: World): Promise<void> {
  await work(world.hub)
  for (const { id, market, message } of received(world)) {
    if (world.arrived.has(id)) continue
    world.arrived.add(id)
    const through = await connectionOf(world, id)
    if (!through?.enabled) throw new Error(`Message ${id} left through a connection that is switched off`)
    if (through.environment === 'production' && !through.signed)
      throw new Error(`Message ${id} left through a connection that nobody else signed`)
    await noteInMessage(world, market, message)
    count(world, `sent through a connection: ${market}`)
  }
}

/** What the other ends have, by the number the hub knows it by. */
const received = ({ point, swissdamed, gateway }: World) => [
  ...[...point.taken].map(([id, message]) => ({ id, market: 'EU', message })),
  ...[...swissdamed.taken].map(([id, one]) => ({ id, market: 'CH', message: JSON.stringify(one) })),
  ...[...gateway.submitted].map(([id, message]) => ({ id, market: 'US', message })),
]

/** Signed by somebody else than who asked, and as it was signed. */
async function connectionOf({ hub, holders }: World, messageId: string): Promise<Arrived | undefined> {
  const { rows } = await sql<Arrived>`
    select c.id, enabled, environment, exists (
      select from countersignatures s where s.connection_id = c.id and s.status = 'signed'
        and ${personOf(holders, sql.ref('s.asked_by'))} <> ${personOf(holders, sql.ref('s.resolved_by'))}
        and not exists (select from jsonb_each_text(c.settings) each
          where not exists (select from jsonb_array_elements(s.changes) change where change ->> 'to' = each.value))
      ) as signed
    from transmissions t join connections c on c.id = t.connection_id
    where ${messageId} in (t.message_id, t.reference, split_part(t.message_id, '@', 1))`.execute(hub.hub.db)
  return rows[0]
}

const arriving: Command['learn'] = ({ world }) => arrive(world)

/** Something comes that says of a whole file that it was refused, and not of which. */
async function stray({ world, pick }: Call): Promise<void> {
  const { rows } = await sql<{ content: string }>`
    select content from exports where id = ${await pick('export/files')} and market = 'EU'`.execute(
    world.hub.hub.db,
  )
  const [file] = rows
  if (!file) return
  const answer = refusalOf(file.content, 'SERVER_ERROR', { code: 'E-1', detail: 'Busy' })
  const other = answer.replace(/correlationID>[^<]*</, 'correlationID>other<')
  world.point.inbox.set(unique('stray'), Buffer.from(other))
  await arrive(world)
}

export const connections: Commands = {
  'POST /api/connections': { ask: (call) => ({ body: wanted(call) }), learn: arriving },
  'PUT /api/connections/:id': { ask: another, learn: arriving },
  'DELETE /api/connections/:id': plain,
  'POST /api/connections/:id/test': { learn: stray },
  'POST /api/export/transmissions': {
    ask: async ({ world, pick, variant }) => ({
      body: {
        connectionId: variant % 2 === 0 ? world.connectionId : await pick('connections'),
        fileIds: [await pick('export/files')],
      },
    }),
    learn: arriving,
  },
  'POST /api/export/transmissions/:id/stop': { learn: arriving },
  'GET /api/export/unmatched-answers/:id/content': plain,
  'POST /api/export/unmatched-answers/:id/assign': {
    ask: async ({ pick }) => ({ body: { fileId: await pick('export/files') } }),
    learn: ({ world }) => count(world, 'answers assigned'),
  },
  'POST /api/export/unmatched-answers/:id/set-aside': { ask: () => ({ body: { reason: 'Not ours' } }) },
}
