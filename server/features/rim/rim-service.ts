import type { Issue } from '#core/contract/problem.ts'
import { applyPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { complianceFields, rimDocumentFields, rimSubmissionFields } from '#core/dictionary/rim/index.ts'
import { wrongInProject } from '#core/lifecycle/rim.ts'
import type { RimKind } from '#server/database/rim-tables.ts'
import { patchOf, refuseStale } from '#server/entities/entities-of.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { sha256 } from '#server/platform/audit.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { takeBack } from '#server/platform/notices.ts'
import { takeBackTasksOf } from '#server/tasks/task-writes.ts'
import { refuseApprovedOnce, statusAfterChange } from './document-approval.ts'
import { type OwnerChange, ownerChange, projectAddress, tellOwner } from './project-owner.ts'
import { rimEntities } from './rim-entities.ts'
import { complianceProperties, documentProps, submissionProperties } from './rim-presenter.ts'
import { findAnyItem, findItem, lockItem, lockSubmissionsOf, type RimRow } from './rim-queries.ts'
import { insertFile, storeLinks } from './rim-writes.ts'

/** What a client gives: fields of the document, the revision it is based on, of documents where they belong. */
interface Input extends DocumentPatchLike {
  readonly revision?: number | null | undefined
  readonly submissionIds?: readonly number[] | undefined
  /** Of a submission: a person who can sign in. */
  readonly ownerId?: number | null | undefined
}
type DocumentPatchLike = Readonly<Record<string, unknown>>

const kinds = {
  'rim-submission': {
    noun: 'regulatory submission',
    fields: rimSubmissionFields as Fields,
    begins: { status: 'draft', priority: 'medium', progress: 0 },
    properties: submissionProperties,
  },
  'rim-compliance': {
    noun: 'compliance item',
    fields: complianceFields as Fields,
    begins: { status: 'pending' },
    properties: () => complianceProperties,
  },
  'rim-document': {
    noun: 'document',
    fields: rimDocumentFields as Fields,
    begins: { status: 'draft' },
    properties: () => documentProps,
  },
} as const satisfies Record<RimKind, unknown>

function required(kind: RimKind, row: RimRow | undefined): RimRow {
  if (!row) throw notFound(`This ${kinds[kind].noun} does not exist`)
  return row
}

export const loadItem = async (hub: Hub, kind: RimKind, id: number): Promise<RimRow> =>
  required(kind, await findItem(hub.db, kind, id))

const presentItem = <T>(hub: Hub, kind: RimKind, row: RimRow, actor: Actor): T =>
  presentWhole(row, actor, kinds[kind].properties(hub) as never) as T

const auditDetailsOf = (document: AnyDocument) => ({
  deviceName: String(document.productName ?? document.regulation ?? document.name ?? ''),
})

export async function createItem<T>(hub: Hub, actor: Actor, kind: RimKind, input: Input): Promise<T> {
  return inTransaction(hub, actor, async (unit) => {
    const id = await createInUnit(unit, actor, kind, input)
    return presentItem<T>(hub, kind, required(kind, await findItem(unit.tx, kind, id)), actor)
  })
}

/** Answers its number; without an actor it is the hub's own, and no document. */
export async function createInUnit(
  unit: Unit,
  actor: Actor | null,
  kind: RimKind,
  input: Input,
): Promise<number> {
  const { fields, begins } = kinds[kind]
  // Nothing is there yet that null could clear: what is left open begins as usual.
  const given: AnyDocument = { ...begins, ...applyPatch({}, patchOf(fields, input)) }
  const document = kind === 'rim-document' && actor ? statusAfterChange(actor.rules, begins, given) : given
  const owner = await ownerChange(unit, null, input.ownerId)
  const links = await checked(unit, { fields, before: {}, document, owner }, input)
  const own = { kind, deleted: false, delete_reason: null, owner_id: owner.id }
  const told = { ...auditDetailsOf(document), ...(owner.name !== null && { assignedToName: owner.name }) }
  const [id = 0] = await rimEntities[kind].create(unit, actor, [{ document, own, fields, told }])
  if (links) await storeLinks(unit.tx, id, links)
  await tellOwner(unit, actor, { id, document, owner })
  return id
}

export async function changeItem<T>(
  hub: Hub,
  actor: Actor,
  { kind, id }: { kind: RimKind; id: number },
  input: Input,
): Promise<T> {
  const { fields, noun } = kinds[kind]
  return inTransaction(hub, actor, async (unit) => {
    const before = required(kind, await lockItem(unit.tx, kind, id))
    const given = applyPatch(before.document, patchOf(fields, input))
    const document = kind === 'rim-document' ? statusAfterChange(actor.rules, before.document, given) : given
    const owner = await ownerChange(unit, before, input.ownerId)
    const links = await checked(unit, { fields, before: before.document, document, owner }, input)
    refuseStale(noun, before, input.revision, () => presentItem(hub, kind, before, actor))
    const words = (ids: readonly number[]) => ids.join(', ') || null
    const [from, to] = [words(before.submission_ids), words(links ?? before.submission_ids)]
    const beside = [...(from === to ? [] : [{ field: 'submissionIds', from, to }]), ...owner.changes]
    const told = auditDetailsOf(document)
    await rimEntities[kind].change(unit, actor, [
      { before: before as never, document, own: { owner_id: owner.id }, fields, told, beside },
    ])
    if (links) await storeLinks(unit.tx, id, links)
    await tellOwner(unit, actor, { id, document, owner })
    return presentItem<T>(hub, kind, required(kind, await findItem(unit.tx, kind, id)), actor)
  })
}

interface Checked {
  readonly fields: Fields
  readonly before: AnyDocument
  readonly document: AnyDocument
  readonly owner: OwnerChange
}

/** All that is wrong at once; answers the submissions a document is to be linked to, where any were named. */
async function checked(
  { tx, now }: Unit,
  { fields, before, document, owner }: Checked,
  { submissionIds }: Input,
): Promise<number[] | undefined> {
  const wanted = submissionIds && [...new Set(submissionIds)]
  const known = wanted ? await lockSubmissionsOf(tx, wanted) : []
  const unknown = (wanted ?? []).filter((id) => !known.includes(id))
  const issues: Issue[] = [
    ...missingFields(fields, document),
    ...wrongInProject(before, document, dayOf(now)),
    ...owner.issues,
    ...unknown.map((id) => ({
      path: 'submissionIds',
      message: `Regulatory submission ${id} does not exist`,
    })),
  ]
  if (issues.length > 0) throw invalid(issues)
  return wanted && known
}

export async function deleteItem<T>(
  hub: Hub,
  actor: Actor,
  { kind, id }: { kind: RimKind; id: number },
  reason: string,
): Promise<T> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(kind, await lockItem(unit.tx, kind, id))
    if (kind === 'rim-document') refuseApprovedOnce(actor.rules, row)
    await rimEntities[kind].remove(unit, actor, { id, reason, told: auditDetailsOf(row.document) })
    if (kind === 'rim-submission') {
      await takeBack(unit, projectAddress(id))
      await takeBackTasksOf(unit, 'project_id', id)
    }
    return presentItem<T>(hub, kind, required(kind, await findAnyItem(unit.tx, id)), actor)
  })
}

/** A new file of a document; earlier ones stay. */
export async function addFile<T>(
  hub: Hub,
  actor: Actor,
  id: number,
  file: { readonly name: string; readonly bytes: Buffer },
): Promise<T> {
  if (file.bytes.length === 0) throw invalid([{ path: 'file', message: 'The file is empty' }])
  const hash = sha256(file.bytes)
  return inTransaction(hub, actor, async (unit) => {
    const row = required('rim-document', await lockItem(unit.tx, 'rim-document', id))
    await insertFile(unit, { documentId: id, ...file, sha256: hash, by: actor.id })
    const document = statusAfterChange(actor.rules, row.document, row.document)
    if (document !== row.document) {
      const told = auditDetailsOf(document)
      await rimEntities['rim-document'].change(unit, actor, [
        { before: row as never, document, own: {}, fields: rimDocumentFields, told, beside: [] },
      ])
    }
    unit.record({
      action: 'updated',
      entityType: 'rim-document',
      entityId: id,
      changesData: {
        ...auditDetailsOf(row.document),
        actionNotes: `File ${file.name}, ${file.bytes.length} bytes, SHA-256 ${hash}`,
      },
    })
    return presentItem<T>(
      hub,
      'rim-document',
      required('rim-document', await findItem(unit.tx, 'rim-document', id)),
      actor,
    )
  })
}
