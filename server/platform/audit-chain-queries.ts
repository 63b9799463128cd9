import type { Db } from '#server/database/connect.ts'

export type Link = Awaited<ReturnType<typeof linksAfter>>[number]

const linkColumns = [
  'seq',
  'at',
  'actor_id',
  'action',
  'entity_type',
  'entity_id',
  'import_id',
  'entry',
  'previous_hash',
  'hash',
  'search_text',
  'former_names',
] as const

async function linksAfter(db: Db, seq: number, limit: number) {
  return db
    .selectFrom('audit_entries')
    .select(linkColumns)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Every entry of the hub as it is stored, oldest first, in slices of a query each: nothing stays open. */
export async function* eachSlice(db: Db, size: number): AsyncGenerator<readonly Link[]> {
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const slice = await linksAfter(db, last, size)
    yield slice
    if (slice.length < size) return
    last = slice.at(-1)?.seq ?? last
  }
}
