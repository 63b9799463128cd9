import { applyPatch } from '#core/dictionary/document.ts'
import { type MasterStatus, nextVersionNumber, readVersionNumber } from '#core/lifecycle/master-status.ts'
import type { Decider, Decision } from '#server/approval/decider.ts'
import type { RequestRow } from '#server/approval/request-queries.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { followVersions } from '#server/standing/follow-version.ts'
import { deleteVersion, type LockedRecord, lockDevice } from './master-di-life.ts'
import type { MasterRow } from './master-di-queries.ts'
import { insertOne } from './master-di-service.ts'
import { releaseVersion, setStatus } from './master-di-writes.ts'

/** What a decision does to a record (decision D5): release a version, open the next, or delete. */
export const masterDecider: Decider = {
  entityType: 'master-di',

  async lock({ tx }, request) {
    await lockDevice(tx, request.entity_id)
  },

  async approve(unit, actor, request, decision) {
    const locked = await lockDevice(unit.tx, request.entity_id)
    switch (request.intent) {
      case 'release':
        return release(unit, actor, locked, request, decision)
      case 'open-version':
        return openVersion(unit, actor, locked, request, decision)
      case 'delete':
        refuseUnlessThere(locked.row)
        noteDecision(unit, 'approved', locked.row, request, decision, locked.row.status)
        return deleteVersion(unit, actor, locked, request.change_reason ?? '', request.id)
    }
  },

  async reject(unit, actor, request, decision) {
    const { row } = await lockDevice(unit.tx, request.entity_id)
    const returns = request.intent === 'release'
    if (returns) await setStatus(unit.tx, row.id, 'draft', { now: unit.now, actorId: actor.id })
    noteDecision(unit, 'rejected', row, request, decision, returns ? 'draft' : row.status)
  },
}

function noteDecision(
  unit: Unit,
  action: 'approved' | 'rejected',
  row: MasterRow,
  request: RequestRow,
  decision: Decision,
  newStatus: string,
): void {
  const own = decision.selfApproved && action === 'approved' ? 'Self-approved by an administrator.' : null
  unit.record({
    action,
    entityType: 'master-di',
    entityId: row.id,
    changeReason: request.change_reason,
    changesData: {
      deviceName: row.device_name,
      deviceNumber: row.device_number,
      versionNumber: row.version_number,
      previousStatus: row.status,
      newStatus,
      dueDate: request.due_date,
      actionNotes: [own, decision.notes].filter(Boolean).join(' ') || null,
      decision: decision.facts,
    },
  })
}

/** `2.0-draft` becomes `2.0` and active; the active version before it is archived. */
async function release(
  unit: Unit,
  actor: Actor,
  { row, versions }: LockedRecord,
  request: RequestRow,
  decision: Decision,
): Promise<void> {
  const by = { now: unit.now, actorId: actor.id }
  if (row.status !== 'pending-approval') {
    throw new Refusal('invalid_transition', `The version is ${row.status}, not pending approval`)
  }
  for (const before of versions.filter((version) => version.status === 'active')) {
    await setStatus(unit.tx, before.id, 'archived', by)
    unit.record({
      action: 'archived',
      entityType: 'master-di',
      entityId: before.id,
      changesData: {
        // Uses the old version’s device name; the new version may have another.
        deviceName: before.device_name,
        deviceNumber: before.device_number,
        versionNumber: before.version_number,
        previousStatus: 'active',
        newStatus: 'archived',
        actionNotes: `Replaced by version ${released(row)}`,
      },
    })
  }
  await releaseVersion(unit.tx, row.id, released(row), by)
  noteDecision(unit, 'approved', row, request, decision, 'active')
  await followVersions(unit, [row.device_number])
}

const released = (row: MasterRow): string => row.version_number.replace(/-draft$/, '')

/** An approved request opens the next draft, with the reason it was asked for. */
async function openVersion(
  unit: Unit,
  actor: Actor,
  { row, versions }: LockedRecord,
  request: RequestRow,
  decision: Decision,
): Promise<void> {
  refuseUnlessActive(row)
  if (row.open_version !== null) {
    throw new Refusal(
      'invalid_transition',
      `There is already a draft version ${row.open_version.versionNumber} of this device. The request stays open until that is decided.`,
    )
  }
  if (row.pending_requests.includes('delete')) {
    throw new Refusal('pending_approval', 'A request to delete this record has to be decided first.')
  }
  noteDecision(unit, 'approved', row, request, decision, row.status)
  const versionNumber = nextVersionNumber(Math.max(...versions.map((version) => version.version_major)))
  const version = readVersionNumber(versionNumber)
  if (!version) {
    throw new Refusal('invalid_transition', 'The device has reached the highest possible version number.')
  }
  // The draft belongs to the requester, not to the approver.
  const author = { ...actor, id: request.requested_by, name: request.requested_by_name ?? '' }
  await insertOne(unit, author, {
    document: applyPatch({}, row.document),
    versionNumber,
    version,
    status: 'draft',
    parentId: row.id,
    changeReason: request.change_reason,
    sourceData: row.source_data,
  })
}

const refuseUnlessActive = (row: MasterRow): void => refuseOther(row, ['active'])

/** In controlled mode, a draft that was ever sent for approval needs a deletion request. */
const refuseUnlessThere = (row: MasterRow): void => refuseOther(row, ['active', 'draft'])

function refuseOther(row: MasterRow, statuses: readonly MasterStatus[]): void {
  if (statuses.includes(row.status)) return
  throw new Refusal('invalid_transition', `The record is now ${row.status}. Reject the request instead.`)
}
