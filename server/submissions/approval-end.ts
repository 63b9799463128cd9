import type { HubSettings } from '#core/lifecycle/settings.ts'
import { environmentOf } from '#core/markets/exchange.ts'
import { marketModules } from '#core/markets/index.ts'
import { noteLapsed } from '#server/exchange/attempt-queries.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { isControlled } from '#server/settings/settings-queries.ts'
import {
  approvalsThatEnd,
  approvedAtUnapprovedVersions,
  approvedOf,
  takeApprovalFrom,
  unapprovedInFiles,
} from './approval-end-queries.ts'
import { otherThanApproved } from './approved-files.ts'
import { deviceNamed } from './submission-audit-details.ts'

/**
 * Approvals of open mode do not count in controlled mode (decision D60): what has only those is validated, and is sent
 * for approval again before a file of it leaves. Files made without an approval do not leave either.
 */
export async function endApprovalsOfOpenMode(unit: Unit): Promise<void> {
  const ended = await approvalsThatEnd(unit.tx)
  for (const row of ended) tell(unit, row, 'Approved in open mode; controlled mode requires another approval')
  await noteLapsed(unit.tx, await unapprovedInFiles(unit.tx))
  await endApprovalsWithoutVersion(unit)
}

/**
 * In controlled mode an approval holds with a version in force (decision D151): where that was deleted and a draft has
 * taken its place, the submissions of the device are validated, and are sent for approval again; of all, or of these.
 */
export async function endApprovalsWithoutVersion(unit: Unit, among?: readonly number[]): Promise<void> {
  const ids = await approvedAtUnapprovedVersions(unit.tx, among)
  if (ids.length === 0 || !(await isControlled(unit.tx))) return
  const ended = await takeApprovalFrom(unit.tx, ids)
  for (const row of ended) {
    tell(
      unit,
      row,
      'The version it was approved with was deleted, and the one that took its place is not approved',
    )
  }
  await noteLapsed(unit.tx, idsOf(ended))
}

/** Ends those that earlier releases of the hub left. */
export const endApprovalsLeft = (hub: Pick<Hub, 'db' | 'now'>): Promise<void> =>
  inTransaction(hub, null, (unit) => endApprovalsWithoutVersion(unit))

/**
 * An approval is of one file: with another environment, release or actor another one would leave, so what was approved
 * is validated, and is sent for approval again.
 */
export async function endApprovalsOfOtherFiles(
  hub: Hub,
  unit: Unit,
  actor: Pick<Actor, 'rules'>,
  settings: HubSettings,
): Promise<void> {
  for (const { code } of marketModules) {
    const market = hub.marketOf(code)
    const file = market?.files.find(({ id }) => id === market.exchange?.file)
    if (!market?.exchange || !file) continue
    const ids = await approvedOf(unit.tx, code)
    const environment = environmentOf(market.exchange, settings)
    const leaving = { market, file, settings, environment, whole: true }
    const others = await otherThanApproved(unit.tx, actor, ids, leaving)
    const ended = await takeApprovalFrom(unit.tx, [...others.keys()])
    for (const row of ended) tell(unit, row, others.get(row.id) ?? '')
    await noteLapsed(unit.tx, idsOf(ended))
  }
}

type Ended = Awaited<ReturnType<typeof approvalsThatEnd>>[number]

const idsOf = (ended: readonly Ended[]) => ended.map(({ id }) => id)

function tell({ record }: Unit, row: Ended, actionNotes: string): void {
  record({
    action: 'approval_lapsed',
    entityType: 'submission',
    entityId: row.id,
    changesData: {
      ...deviceNamed(row),
      previousStatus: 'approved-user',
      newStatus: 'validated',
      actionNotes,
    },
  })
}
