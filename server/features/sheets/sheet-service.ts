import type { z } from 'zod'
import { defaultMarket, findMarket } from '#core/code-lists/markets.ts'
import type { Issue } from '#core/contract/problem.ts'
import type {
  NewSheet,
  SheetContent,
  SheetGrouping,
  SubmissionSheet,
} from '#core/contract/submission-sheets.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { productCodesOf } from '#core/imports/source-facts.ts'
import { type DeviceToGroup, proposeGroups } from '#core/markets/propose-groups.ts'
import type { Db } from '#server/database/connect.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { recordsToCopy, submissionsOfDevices } from '#server/submissions/record-to-copy-queries.ts'
import { keysInUse } from '#server/submissions/shared-queries.ts'
import { presentSheet } from './sheet-presenter.ts'
import {
  findSheet,
  insertSheet,
  lockSheet,
  type SheetRow,
  storeSheet,
  submissionsForSheet,
} from './sheet-queries.ts'

/*
 * A sheet holds a person's work in hand: how devices are grouped, and which submissions came of them. It is no record
 * of anything: what it makes and changes are submissions, and the trail tells of those.
 */

export async function loadSheet(hub: Hub, id: number): Promise<SheetRow> {
  const row = await findSheet(hub.db, id)
  if (!row) throw notFound('Sheet not found')
  return row
}

interface Listed {
  readonly masterDiId: number | null
  readonly submissionId: number | null
  readonly about: DeviceToGroup
  readonly udiDi: string
}

/** Puts devices together: a submission a device has already is taken, and none is made twice (decision D33). */
export async function createSheet(
  hub: Hub,
  actor: Actor,
  input: z.output<typeof NewSheet>,
): Promise<SubmissionSheet> {
  const market = findMarket(input.country ?? defaultMarket)?.code
  const issues: Issue[] = []
  if (!market || !hub.marketOf(market)) {
    issues.push({ path: 'country', message: 'The hub has no form for this market' })
  }
  const masterDiIds = [...new Set(input.masterDiIds ?? [])]
  const submissionIds = [...new Set(input.submissionIds ?? [])]
  if (masterDiIds.length + submissionIds.length === 0) {
    issues.push({ path: 'masterDiIds', message: 'Choose at least one device' })
  }
  if (!market || issues.length > 0) throw invalid(issues)
  const listed = await devicesOf(hub.db, market, masterDiIds, submissionIds)
  const missing = masterDiIds.length + submissionIds.length - listed.found
  if (missing > 0) {
    const what = `${missing} of them ${missing === 1 ? 'is' : 'are'} not there, or of another market`
    throw invalid([{ path: masterDiIds.length > 0 ? 'masterDiIds' : 'submissionIds', message: what }])
  }
  const content = proposal(listed.devices)
  return inTransaction(hub, actor, async ({ tx, now }) => {
    const id = await insertSheet(tx, { market, content, by: actor.id, now })
    return shown(hub, tx, actor, id)
  })
}

async function shown(hub: Hub, tx: Tx, actor: Actor, id: number): Promise<SubmissionSheet> {
  const row = await findSheet(tx, id)
  if (!row) throw notFound('Sheet not found')
  return presentSheet(hub, tx, actor, row)
}

async function devicesOf(
  db: Db,
  market: string,
  masterDiIds: readonly number[],
  submissionIds: readonly number[],
): Promise<{ readonly devices: readonly Listed[]; readonly found: number }> {
  const records = await recordsToCopy(db, masterDiIds)
  const existing = await submissionsOfDevices(db, market, records)
  const ofRecords = records.map((record): Listed => {
    const submission = existing.get(record.device_number)
    return {
      masterDiId: record.id,
      submissionId: submission?.id ?? null,
      udiDi: text(record.document.udiDi),
      about: {
        ...traits(record.document),
        productCodes: productCodesOf(record.source_data),
        basicUdiDi: submission?.basicUdiDi ?? '',
      },
    }
  })
  const ticked = await submissionsForSheet(db, market, submissionIds)
  const already = new Set(ofRecords.map(({ submissionId }) => submissionId))
  const ofSubmissions = ticked
    .filter(({ id }) => !already.has(id))
    .map(
      (row): Listed => ({
        masterDiId: row.master_di_id,
        submissionId: row.id,
        udiDi: text(row.document.udiDi),
        about: { ...traits(row.document), productCodes: '', basicUdiDi: row.basic_udi_di ?? '' },
      }),
    )
  return { devices: [...ofRecords, ...ofSubmissions], found: records.length + ticked.length }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const traits = (document: Readonly<Record<string, unknown>>) => ({
  brandName: text(document.brandName),
  deviceFamily: text(document.deviceFamily),
  modelNumber: text(document.modelNumber),
  riskClass: text(document.riskClass),
  emdnCode: text(document.emdnCode),
})

function proposal(devices: readonly Listed[]): SheetContent {
  const groups = proposeGroups(devices.map(({ about }) => about))
  return {
    groups: groups.map(({ name, reason, basicUdiDi, members }) => {
      const of = members.flatMap((index) => devices[index] ?? [])
      return {
        name,
        reason,
        basicUdiDi: basicUdiDi ?? gmnOf(of[0]?.udiDi ?? ''),
        devices: of.map(({ masterDiId, submissionId }) => ({ masterDiId, submissionId })),
      }
    }),
  }
}

/** A new Basic UDI-DI made of the first device's UDI-DI, where one can be made. */
function gmnOf(udiDi: string): string | null {
  const made = generateGmnFromUdiDi(udiDi)
  return made.valid ? made.value : null
}

/** Other groups for the devices that have no submission yet; those that have one stay where they are. */
export async function groupSheet(
  hub: Hub,
  actor: Actor,
  id: number,
  input: SheetGrouping,
): Promise<SubmissionSheet> {
  return inTransaction(hub, actor, async ({ tx, now }) => {
    const row = await lockSheet(tx, id)
    if (!row) throw notFound('Sheet not found')
    refuseStale('sheet', row, input.revision, () => ({ id: row.id, revision: row.revision }))
    const waiting = row.content.groups.flatMap(({ devices }) =>
      devices.flatMap(({ masterDiId, submissionId }) => (submissionId === null ? (masterDiId ?? []) : [])),
    )
    if (waiting.length === 0) {
      throw new Refusal('invalid_transition', 'Every device of this sheet already has a submission.')
    }
    const given = input.groups.flatMap(({ masterDiIds }) => masterDiIds)
    const issues = misplaced(waiting, given)
    if (issues.length > 0) throw invalid(issues)
    const settled = row.content.groups
      .map((group) => ({
        ...group,
        devices: group.devices.filter(({ submissionId }) => submissionId !== null),
      }))
      .filter(({ devices }) => devices.length > 0)
    const codes = input.groups.flatMap(({ basicUdiDi }) => basicUdiDi || [])
    const used = await keysInUse(tx, row.market, codes)
    const made = input.groups
      .filter(({ masterDiIds }) => masterDiIds.length > 0)
      .map(({ name, reason, basicUdiDi, masterDiIds }) => ({
        name,
        reason: reason ?? '',
        basicUdiDi: basicUdiDi || null,
        joins: used.has(basicUdiDi ?? ''),
        devices: masterDiIds.map((masterDiId) => ({ masterDiId, submissionId: null })),
      }))
    await storeSheet(tx, row, { groups: [...made, ...settled] }, now)
    return shown(hub, tx, actor, id)
  })
}

function misplaced(waiting: readonly number[], given: readonly number[]): Issue[] {
  const issues: Issue[] = []
  const strangers = given.filter((id) => !waiting.includes(id))
  const forgotten = waiting.filter((id) => !given.includes(id))
  if (strangers.length > 0) {
    issues.push({
      path: 'groups',
      message: `Not a device of this sheet without a submission: ${strangers.slice(0, 5).join(', ')}`,
    })
  }
  if (forgotten.length > 0) {
    issues.push({ path: 'groups', message: `In no group: ${forgotten.slice(0, 5).join(', ')}` })
  }
  if (new Set(given).size < given.length) {
    issues.push({ path: 'groups', message: 'A device can be in only one group' })
  }
  return issues
}
