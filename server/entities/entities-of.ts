import type { AuditChanges } from '#core/audit/audit-entry.ts'
import { changesBetween, type DocumentPatch } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import type { EntityChange, EntityKind, EntityRow, NewEntity, SqlTypes } from './entity-kind.ts'
import { findRevision, insertEntities, markEntityDeleted, updateEntities } from './entity-queries.ts'

/** Null is the hub itself. */
type Author = Pick<Actor, 'id'> | null

export interface Entities<Own extends SqlTypes> {
  /** Stores new ones, each with its first revision, and tells the trail; answers their numbers. */
  create(
    unit: Unit,
    actor: Author,
    entities: readonly NewEntity<Own>[],
    importId?: number,
  ): Promise<readonly number[]>
  /**
   * Stores what differs as next revisions and tells the trail field by field; nothing happens to those that do not
   * differ. Answers the numbers of those that did.
   */
  change(
    unit: Unit,
    actor: Author,
    changes: readonly EntityChange<Own>[],
    importId?: number,
  ): Promise<readonly number[]>
  /** Soft delete of what was locked, told to the trail with what it is `told` besides. */
  remove(
    unit: Unit,
    actor: Author,
    deleted: { readonly id: number; readonly reason: string; readonly told: AuditChanges },
  ): Promise<void>
  /** The document of an earlier revision, to be stored again as the newest; undefined where there is none. */
  earlier(unit: Unit, row: Pick<EntityRow<Own>, 'id'>, revision: number): Promise<AnyDocument | undefined>
}

/** One way to store a noun: rows, revisions, hashes, differences and the trail are the same for all. */
export function entitiesOf<Own extends SqlTypes, Found extends SqlTypes>(
  kind: EntityKind<Own, Found>,
): Entities<Own> {
  const { entityType } = kind
  return {
    async create(unit, actor, entities, importId) {
      const ids = await insertEntities(unit.tx, kind, entities, by(unit, actor))
      for (const [at, { document, fields, told, changeReason }] of entities.entries()) {
        unit.record({
          action: 'created',
          entityType,
          entityId: ids[at] ?? null,
          ...(importId !== undefined && { importId }),
          changeReason: changeReason ?? null,
          changesData: { ...told, changes: changesBetween(fields, {}, document) },
        })
      }
      return ids
    },

    async change(unit, actor, changes, importId) {
      const made = changes
        .map((change) => ({
          ...change,
          differences: [
            ...changesBetween(change.fields, change.before.document, change.document),
            ...(change.beside ?? []),
          ],
        }))
        .filter(({ differences }) => differences.length > 0)
      if (made.length === 0) return []
      await updateEntities(unit.tx, kind, made, by(unit, actor))
      for (const { before, told, changeReason, differences, action = 'updated' } of made) {
        unit.record({
          action,
          entityType,
          entityId: before.id,
          ...(importId !== undefined && { importId }),
          changeReason: changeReason ?? null,
          changesData: { ...told, changes: differences },
        })
      }
      return made.map(({ before }) => before.id)
    },

    async remove(unit, actor, { id, reason, told }) {
      await markEntityDeleted(unit.tx, kind, { id, reason, by: by(unit, actor) })
      unit.record({ action: 'deleted', entityType, entityId: id, changeReason: reason, changesData: told })
    },

    async earlier(unit, row, revision) {
      return (await findRevision(unit.tx, kind, row.id, revision))?.document
    },
  }
}

const by = ({ now }: Unit, actor: Author) => ({ now, actorId: actor?.id ?? null })

/** The fields that a change names. */
export const patchOf = (fields: Fields, input: object): DocumentPatch => {
  const given = input as DocumentPatch
  return Object.fromEntries(Object.keys(fields).map((id) => [id, given[id]]))
}

interface Revised {
  readonly revision: number
}
type GivenRevision = number | null | undefined

/**
 * A write that names the revision it is based on must find it (decision D2). `present` makes what the client gets to
 * see of the record as it is now.
 */
export function refuseStale(noun: string, row: Revised, given: GivenRevision, present: () => unknown): void {
  if (isStale(row, given)) throw staleRecord(noun, present())
}

/** The same where what the client gets to see has to be read from the database: that is done only to refuse. */
export async function refuseStaleRead(
  noun: string,
  row: Revised,
  given: GivenRevision,
  present: () => Promise<unknown>,
): Promise<void> {
  if (isStale(row, given)) throw staleRecord(noun, await present())
}

const isStale = (row: Revised, given: GivenRevision): boolean =>
  typeof given === 'number' && given !== row.revision

const staleRecord = (noun: string, record: unknown): Refusal =>
  new Refusal('stale_record', `Someone else has changed this ${noun}. Nothing was saved.`, { record })
