import type { SheetDevice, SheetGroup, SubmissionSheet } from '#core/contract/submission-sheets.ts'
import type { Db } from '#server/database/connect.ts'
import { onlyOne } from '#server/operators/operator-of-record.ts'
import { type ManufacturerOfRecord, manufacturersOf } from '#server/operators/operator-of-record-queries.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'
import { recordsToCopy } from '#server/submissions/record-to-copy-queries.ts'
import { presentSubmission } from '#server/submissions/submission-presenter.ts'
import { findSubmissions, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import type { SheetRow } from './sheet-queries.ts'

type RecordRow = Awaited<ReturnType<typeof recordsToCopy>>[number]

/** A sheet with everything its screen shows. */
export async function presentSheet(
  hub: Hub,
  db: Db | Tx,
  actor: Actor,
  row: SheetRow,
): Promise<SubmissionSheet> {
  const listed = row.content.groups.flatMap(({ devices }) => devices)
  const submissionIds = listed.flatMap(({ submissionId }) => submissionId ?? [])
  const recordIds = listed.flatMap(({ masterDiId }) => masterDiId ?? [])
  const records = new Map((await recordsToCopy(db, recordIds)).map((one) => [one.id, one]))
  const submissions = new Map(
    (submissionIds.length === 0 ? [] : await findSubmissions(db, submissionIds)).map((one) => [one.id, one]),
  )
  const groups = row.content.groups.map(({ name, reason, basicUdiDi, devices }): SheetGroup => {
    const shown = devices.flatMap(({ masterDiId, submissionId }) => {
      const record = records.get(masterDiId ?? 0)
      const submission = submissions.get(submissionId ?? 0)
      // Records and submissions deleted in the meantime are not shown.
      return record || submission ? [presentDevice(hub, actor, record, submission)] : []
    })
    return { name, reason, basicUdiDi: basicUdiDi ?? commonCode(shown), devices: shown }
  })
  const open = groups.some(({ devices }) => devices.some(({ submissionId }) => submissionId === null))
  const may = (permission: Actor['permissions'][number]) => actor.permissions.includes(permission)
  return {
    id: row.id,
    country: row.market,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    createdByName: row.created_by_name,
    groups: groups.filter(({ devices }) => devices.length > 0),
    manufacturers: await knownManufacturers(db, groups),
    abilities: {
      group: open && may('create-submissions'),
      makeDrafts: open && may('create-submissions'),
      edit: may('edit-submissions'),
    },
  }
}

async function knownManufacturers(
  db: Db | Tx,
  groups: readonly SheetGroup[],
): Promise<SubmissionSheet['manufacturers']> {
  const records = groups.flatMap(({ devices }) => devices.flatMap(({ masterDiId }) => masterDiId ?? []))
  const found = records.length === 0 ? new Map<number, never>() : await manufacturersOf(db, records)
  const made = new Map<number, number[]>()
  for (const [masterDiId, some] of found) {
    const operator = onlyOne<ManufacturerOfRecord>(some)
    if (operator) made.set(operator.id, [...(made.get(operator.id) ?? []), masterDiId])
  }
  return [...made].map(([operatorId, masterDiIds]) => ({ operatorId, masterDiIds }))
}

function commonCode(devices: readonly SheetDevice[]): string | null {
  const codes = new Set(devices.map(({ values }) => values.basicUdiDi))
  const [only] = codes
  return codes.size === 1 && typeof only === 'string' ? only : null
}

function presentDevice(
  hub: Hub,
  actor: Actor,
  record: RecordRow | undefined,
  submission: SubmissionRow | undefined,
): SheetDevice {
  if (submission) return presentOfSubmission(hub, actor, submission, record)
  const document = record?.document ?? {}
  return {
    registered: false,
    publishDateSent: null,
    masterDiId: record?.id ?? null,
    submissionId: null,
    deviceName: record?.device_name ?? null,
    deviceNumber: record?.device_number ?? null,
    udiDi: text(document.udiDi),
    description: text(document.deviceDescription),
    status: null,
    revision: null,
    values: {},
    issues: null,
    abilities: null,
  }
}

export function presentOfSubmission(
  hub: Hub,
  actor: Actor,
  row: SubmissionRow,
  record?: RecordRow,
): SheetDevice {
  const { abilities, validationResults } = presentSubmission(hub, row, actor)
  return {
    registered: row.registered_at !== null,
    publishDateSent: row.publish_date_sent,
    masterDiId: row.master_di_id,
    submissionId: row.id,
    deviceName: row.device_name,
    deviceNumber: row.device_number,
    udiDi: row.udi_di,
    description: text(row.document.deviceDescription) ?? text(record?.document.deviceDescription),
    status: row.status,
    revision: row.revision,
    values: { ...row.document },
    issues: validationResults?.issues ?? null,
    abilities,
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
