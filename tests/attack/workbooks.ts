import { sql } from 'kysely'
import { laidOut } from '../laid-out-workbook.ts'
import { type Call, type Commands, choose, plain } from './command.ts'
import { leaving } from './leaving.ts'
import { count } from './world.ts'

/** Workbooks of regulators and others: what is filled in leaves as in any other file (decision D131). */

interface Kept {
  readonly market: string
  readonly name: string
  readonly mapping: object
  readonly revision: number
}

async function kept({ world, id }: Call): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select market, name, mapping, revision from workbooks where id = ${id}`.execute(world.hub.hub.db)
  return rows[0]
}

async function marketOf({ world, pick }: Call): Promise<string> {
  const { rows } = await sql<{ market: string }>`
    select market from submissions where id = ${await pick('submissions')}`.execute(world.hub.hub.db)
  return rows[0]?.market ?? 'EU'
}

const some = async ({ pick, place }: Call) => [
  await pick('submissions'),
  await pick('submissions', place + 1),
]

const sheet = (rows: readonly (readonly string[])[]) => laidOut({ sheets: [{ name: 'Devices', rows }] })

export const workbooks: Commands = {
  'POST /api/workbooks': {
    ask: async (call) => {
      const nature = choose(call.variant, 'regulator', 'own')
      const bytes = sheet([['UDI-DI', 'Device name', 'Model', String(call.variant)]])
      return {
        query: `?market=${await marketOf(call)}&nature=${nature}`,
        file: [bytes, 'template.xlsx'] as const,
      }
    },
    learn: ({ world }) => count(world, 'workbooks loaded'),
  },
  'PUT /api/workbooks/:id': {
    ask: async (call) => {
      const { name, mapping, revision } = (await kept(call)) ?? { name: 'None', mapping: {}, revision: 1 }
      return { body: { name, mapping, revision } }
    },
  },
  'DELETE /api/workbooks/:id': plain,
  'POST /api/workbooks/:id/restore': plain,
  'POST /api/workbooks/:id/fill': {
    ask: async (call) => ({ body: { submissionIds: call.variant % 2 === 0 ? null : await some(call) } }),
    ...leaving('a workbook', async (_, call) => (await kept(call))?.market ?? ''),
  },
}
