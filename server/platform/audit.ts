import { createHash } from 'node:crypto'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { AuditChanges, AuditEvent } from '#core/audit/audit-entry.ts'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import { formerNames, searchText } from '#core/audit/search-text.ts'
import { storeInPortions } from '#server/database/many-rows.ts'
import type { Schema } from '#server/database/schema.ts'

/** Arbitrary, but unique among the hub’s advisory locks. */
export const trailLock = 7_301_001

/** Who did it. */
export interface Author {
  readonly id: number
  readonly name: string
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** For the entry of a file that came or was made: which one it was, by more than its name. */
export const hashOfFile = (content: string | Uint8Array): Pick<AuditChanges, 'changes'> => ({
  changes: [{ field: 'sha256', from: null, to: sha256(content) }],
})

/** An entry without its sequence number, with its actor. */
export interface Told {
  readonly event: AuditEvent
  readonly by: Author | null
}

/**
 * Appends to the hash chain. The lock makes sequence number and previous hash one step; it is taken last, and all that
 * needs it is done by the database (`append_to_trail`), so that writers wait for each other as briefly as possible.
 * `question` is asked in the same statement: each one more costs every write.
 */
export async function appendToTrail(
  tx: Transaction<Schema>,
  now: Date,
  told: readonly Told[],
  question: RawBuilder<boolean> = sql<boolean>`false`,
): Promise<boolean> {
  let answer = false
  await storeInPortions(
    told,
    (portion) => JSON.stringify(portion.map((one) => entryOf(one, now))),
    async (entries) => {
      const { rows } = await sql<{ answer: boolean }>`
        select append_to_trail(${trailLock}, ${entries}::json), ${question} as answer`.execute(tx)
      answer ||= rows[0]?.answer ?? false
    },
  )
  return answer
}

function entryOf({ event, by }: Told, now: Date) {
  const facts = {
    at: now.toISOString(),
    actorId: by?.id ?? null,
    performedByName: by?.name ?? 'system',
    ...(event as unknown as { [key: string]: JsonValue }),
  }
  return {
    ...piecesOf(facts),
    at: now,
    actor_id: by?.id ?? null,
    action: event.action,
    entity_type: event.entityType,
    entity_id: event.entityId,
    import_id: event.importId ?? null,
    search_text: searchText(event),
    former_names: formerNames(event),
  }
}

/** The canonical JSON of an entry around the hash of the one before it and its own number. */
function piecesOf(facts: { readonly [key: string]: JsonValue }) {
  const pieces = { before: '', middle: '', after: '' }
  for (const key of Object.keys(facts).sort()) {
    const fact = facts[key]
    if (fact === undefined) continue
    const place = key < 'previousHash' ? 'before' : key < 'seq' ? 'middle' : 'after'
    pieces[place] += `${pieces[place] === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(fact)}`
  }
  const { before, middle, after } = pieces
  return {
    opening: `{${before === '' ? '' : `${before},`}"previousHash":"`,
    middle: `"${middle === '' ? '' : `,${middle}`},"seq":`,
    closing: `${after === '' ? '' : `,${after}`}}`,
  }
}
