import type {
  CertificateCarriedOver,
  CertificateCarryOver,
  CertificateChange,
  CertificateDetails,
  UnseenCertificate,
} from '#core/contract/certificates.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { renewalDue } from '#core/lifecycle/expiry.ts'
import type { RenewedThing } from '#core/lifecycle/renewals.ts'
import type { Db } from '#server/database/connect.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { todayOf } from '#server/platform/day.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { changeInGroup } from '#server/submissions/shared-values.ts'
import { lockSubmission } from '#server/submissions/submission-queries.ts'
import { certificateProperties, labelOf } from './certificate-presenter.ts'
import {
  type CertificateRow,
  changesOf,
  exchangedFor,
  findCertificate,
  lockCertificate,
  submissionsUnder,
  unseenCertificates,
} from './certificate-queries.ts'
import { registerMarketOf } from './register-market.ts'

const atMost = 500
const missing = () => notFound('This certificate does not exist')

export async function requireCertificate(hub: Hub, id: number): Promise<CertificateRow> {
  const row = await findCertificate(hub.db, id, todayOf(hub))
  if (!row) throw missing()
  return row
}

export async function certificateDetails(
  hub: Hub,
  db: Db | Tx,
  actor: Actor,
  row: CertificateRow,
): Promise<CertificateDetails> {
  const under = await submissionsUnder(db, row.id, atMost)
  const { register } = registerMarketOf(hub, row.market)
  const of = { id: row.id, today: todayOf(hub) }
  const [replacements, replaces] = await Promise.all([
    exchangedFor(db, of, 'replacements'),
    exchangedFor(db, of, 'replaces'),
  ])
  return {
    ...presentWhole(row, actor, certificateProperties(hub)),
    ...{ replacements, replaces },
    history: (await changesOf(db, row.id)).map(({ changed_at, file_name, changes }) => ({
      changedAt: changed_at.toISOString(),
      fileName: file_name,
      // As people read it: a code that is not known stays as it is.
      changes: changes.map(({ field, from, to }) => ({
        field,
        from: labelOf(register, field, from) ?? from,
        to: labelOf(register, field, to) ?? to,
      })),
    })),
    devices: under.map((one) => ({
      id: one.id,
      revision: one.revision,
      deviceName: one.device_name,
      udiDi: one.udi_di,
      basicUdiDi: one.basic_udi_di,
      status: one.status,
      masterDiId: one.master_di_id,
      country: one.market,
      statesIt: one.states_it,
      changes: one.market === row.market ? carriedInto(row, one.document).changes : [],
    })),
    deviceCount: under[0]?.total ?? 0,
  }
}

/** The columns of a row of certificates that are carried over. */
const carried = { revisionNumber: 'revision', expiryDate: 'expiry_date' } as const

/** The rows of a submission as the certificate has them; what it does not state stays. */
function carriedInto(
  row: CertificateRow,
  document: AnyDocument,
): { readonly rows: readonly FieldRow[]; readonly changes: CertificateChange[] } {
  const rows = Array.isArray(document.certificates) ? (document.certificates as readonly FieldRow[]) : []
  const changes: CertificateChange[] = []
  const after = rows.map((one) => {
    if (one.certificateNumber !== row.number || one.notifiedBody !== row.notified_body) return one
    const next = { ...one }
    for (const [field, column] of Object.entries(carried)) {
      const [from, to] = [one[field], row[column]]
      if (to === null || from === to) continue
      next[field as keyof typeof carried] = to
      changes.push({ field, from: typeof from === 'string' ? from : null, to })
    }
    return next
  })
  return { rows: after, changes }
}

/** Into the submissions somebody chose, each as it was looked at; all of them or none. */
export async function carryOver(
  hub: Hub,
  actor: Actor,
  id: number,
  { submissions }: CertificateCarryOver,
): Promise<CertificateCarriedOver> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await lockCertificate(unit.tx, id, todayOf(hub))
    if (!row) throw missing()
    const wanted = new Map(submissions.map((one) => [one.id, one.revision]))
    const issues: Issue[] = []
    let changed = 0
    const done = new Set<number>()
    for (const [submissionId, revision] of [...wanted].toSorted(([a], [b]) => a - b)) {
      if (done.has(submissionId)) continue
      const also = await carryInto(hub, unit, actor, { row, submissionId, revision }, issues)
      for (const one of also) done.add(one)
      changed += also.length
    }
    if (issues.length > 0) throw invalid(issues)
    unit.record({
      action: 'carried_over',
      entityType: 'certificate',
      entityId: id,
      changesData: {
        actionNotes: `Certificate ${row.number} of notified body ${row.notified_body}: carried into ${changed} submissions`,
      },
    })
    const after = await findCertificate(unit.tx, id, todayOf(hub))
    return { certificate: await certificateDetails(hub, unit.tx, actor, after ?? row), changed }
  })
}

interface Carrying {
  readonly row: CertificateRow
  readonly submissionId: number
  readonly revision: number
}

/** Answers the submissions that were changed: this one, and those it shares the values with. */
async function carryInto(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  { row, submissionId, revision }: Carrying,
  issues: Issue[],
): Promise<number[]> {
  const refuse = (message: string) => {
    issues.push({ path: 'submissions', message: `Submission ${submissionId} ${message}` })
    return []
  }
  const before = await lockSubmission(unit.tx, submissionId)
  if (!before || before.market !== row.market) return refuse('does not exist')
  const { rows, changes } = carriedInto(row, before.document)
  if (before.revision !== revision)
    return refuse('was changed since you looked at it; look at the certificate again')
  if (changes.length === 0) return refuse('does not state this certificate otherwise')
  const document = { ...before.document, certificates: rows }
  const notes = `Revision and expiry of certificate ${row.number} as read from ${row.file_name}`
  const change = { before, document, action: 'carried_over', notes } as const
  const { alsoChanged } = await changeInGroup(unit, actor, hub.marketOf(before.market), change)
  return [submissionId, ...alsoChanged.map(({ id }) => id)]
}

/** Makes the project of a renewal; answers its number. */
export type BeginRenewal = (
  unit: Unit,
  actor: Actor,
  thing: RenewedThing,
  beginning: { readonly targetDate: string; readonly automatic: boolean },
) => Promise<number>

export async function renew(
  hub: Hub,
  actor: Actor,
  id: number,
  given: string | null | undefined,
  begin: BeginRenewal,
): Promise<CertificateDetails> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await lockCertificate(unit.tx, id, todayOf(hub))
    if (!row) throw missing()
    const refuse = (message: string) => invalid([{ path: 'targetDate', message }])
    if (row.renewal !== null) throw refuse('A renewal of this certificate has already begun')
    const today = todayOf(hub)
    const { expiry_date, number, notified_body, market } = row
    if (expiry_date === null) throw refuse('The register states no expiry date, so no due date can be set')
    const targetDate = given ?? renewalDue(expiry_date, today)
    // What has expired is renewed late, and has no day before its end.
    if (targetDate < today) throw refuse('Choose today or a later day')
    if (expiry_date >= today && targetDate > expiry_date)
      throw refuse(`Choose a day before the certificate expires on ${expiry_date}`)
    const thing = {
      source: 'certificate' as const,
      sourceId: id,
      number,
      notifiedBody: notified_body,
      country: market,
      about: null,
      expiresOn: expiry_date,
    }
    const renewalId = await begin(unit, actor, thing, { targetDate, automatic: false })
    unit.record({
      action: 'updated',
      entityType: 'certificate',
      entityId: id,
      changesData: {
        actionNotes: `Renewal of certificate ${number} of notified body ${notified_body} begun, due on ${targetDate}`,
      },
    })
    return certificateDetails(hub, unit.tx, actor, { ...row, renewal: renewalId })
  })
}

export async function unseen(hub: Hub): Promise<{ total: number; certificates: UnseenCertificate[] }> {
  const { market, register } = registerMarketOf(hub)
  const rows = await unseenCertificates(hub.db, market.code, atMost)
  return {
    total: rows[0]?.total ?? 0,
    certificates: rows.map((row) => ({
      number: row.number,
      notifiedBody: row.notified_body,
      type: row.type,
      typeLabel: labelOf(register, 'type', row.type),
      expiryDate: row.expiry_date,
      submissions: row.submissions,
      submissionId: row.submission_id,
    })),
  }
}
