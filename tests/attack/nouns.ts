import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

/** What addresses name by a number, and where it is kept: `(table as it)` with a condition where the table has others too. */
const places = {
  'master-di': 'master_records it',
  submissions: 'submissions it',
  'eudamed-udi-submissions': `submissions it where market = 'EU'`,
  'pending-changes': 'requests it',
  'admin/users': 'users it',
  'admin/countersignatures': 'countersignatures it',
  'users/sessions': 'sessions it',
  'users/second-factor/passkeys': 'passkeys it',
  jobs: 'jobs it',
  'imports/previews': 'import_previews it',
  'eudamed-import': 'register_reads it',
  'register-certificates': 'certificates it',
  'export/packages': 'packages it',
  'export/files': 'exports it',
  connections: 'connections it',
  'export/transmissions': 'transmissions it',
  'export/unmatched-answers': `received_messages it where state = 'unmatched'`,
  workbooks: 'workbooks it',
  'rim/submissions': `rim_items it where kind = 'rim-submission'`,
  'rim/compliance': `rim_items it where kind = 'rim-compliance'`,
  'rim/documents': `rim_items it where kind = 'rim-document'`,
  'rim/files': 'rim_files it',
  tasks: 'tasks it',
  comments: 'comments it',
  'comment-files': 'comment_files it',
  notifications: 'notifications it',
  'api-tokens': 'api_tokens it',
  webhooks: 'webhooks it',
  'webhook-deliveries': 'webhook_deliveries it',
  actors: 'operators it',
  certifications: 'certifications it',
  'device-links': 'device_links it',
  portfolio: 'portfolios it',
  'submission-sheets': 'submission_sheets it',
  'validation-errors': 'validation_errors it',
  'impact-assessments': 'assessments it',
  'regulatory-intelligence/alerts': 'alerts it',
  'regulatory-intelligence/feeds': 'feeds it',
  'regulatory-intelligence/updates': 'updates it',
} as const
export type Noun = keyof typeof places

export const isNoun = (text: string): text is Noun => Object.hasOwn(places, text)

/** What the number in a path is of: `/api/rim/documents/:id/files` is about a document. */
export function nounOf(path: string): Noun | undefined {
  const [before] = path.replace('/api/', '').split('/:id')
  return path.includes('/:id') && before !== undefined && isNoun(before) ? before : undefined
}

const newest = 12
const from = (noun: Noun) => sql.raw(places[noun])
const numbers = async (hub: TestApp, noun: Noun, more: ReturnType<typeof sql>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from (select it.id from ${from(noun)}) numbered ${more} limit ${newest}`.execute(hub.hub.db)
  return rows.map(({ id }) => id)
}

/** The numbers of a noun that came after one, in their order; or the last ones up to it. */
export const numbersSince = (hub: TestApp, noun: Noun, since: number): Promise<number[]> =>
  numbers(hub, noun, sql`where id > ${since} order by id`)
export const numbersUpTo = (hub: TestApp, noun: Noun, last: number): Promise<number[]> =>
  numbers(hub, noun, sql`where id <= ${last} order by id desc`)

/** The highest number of each. */
export async function highestNumbers(hub: TestApp): Promise<Readonly<Record<Noun, number>>> {
  const nouns = Object.keys(places) as Noun[]
  const columns = nouns.map(
    (noun) => sql`coalesce((select max(it.id) from ${from(noun)}), 0)::int as ${sql.ref(noun)}`,
  )
  const { rows } = await sql<Record<Noun, number>>`select ${sql.join(columns)}`.execute(hub.hub.db)
  const [found] = rows
  if (!found) throw new Error('The database does not count')
  return found
}
