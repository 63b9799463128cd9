import type { AuditEntry } from '#core/contract/audit.ts'
import { signatureLines } from '#core/contract/entry-facts.ts'
import { type Signature, signedAct } from '#core/contract/requests.ts'
import type { AnyDocument, Fields, FieldValue } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { writeWords } from '#core/imports/cell-writer.ts'
import type { MarketRegistry } from '#core/markets/index.ts'
import type { ArchivedDevice, ArchivedEntry, ArchivedRow } from '#server/archive/kept-rows-queries.ts'
import { escaped, htmlPage, htmlTable } from '#server/files/html-page.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { type ArchiveFacts, verificationLines } from './archive-facts.ts'

interface PageParts {
  readonly device: ArchivedDevice
  readonly entries: readonly ArchivedEntry[]
  readonly people: ReadonlyMap<number, string>
  readonly marketOf: MarketRegistry
  readonly verification: ArchiveFacts['verification']
  /** Where the file of a row lies in the archive, from the page; undefined for other rows. */
  readonly pathOf: (row: ArchivedRow) => string | undefined
}

/** A device of an archive to read: what its JSON files hold, in words. */
export function archivePage({ device, entries, people, marketOf, verification, pathOf }: PageParts): string {
  const { rows } = device
  const name = (id: unknown) => people.get(Number(id)) ?? ''
  const newest = rows.master_records.at(-1)
  const title = `${device.deviceNumber} ${text(newest?.device_name)}`
  const file = (row: ArchivedRow, label: string) => {
    const path = pathOf(row)
    return path ? `<a href="${encodeURI(path)}">${escaped(label)}</a>` : escaped(label)
  }
  return htmlPage(
    title,
    [
      `<h1>${escaped(title)}</h1>`,
      section(
        'Versions',
        ['Version', 'Status', 'Created', 'Created by', 'Reason'],
        rows.master_records,
        (row) => [
          ...cells(row.version_number, row.status, row.created_at, name(row.created_by), row.change_reason),
        ],
      ),
      ...rows.master_records.map((row) =>
        values(`Version ${text(row.version_number)}`, masterFields, row.document as AnyDocument),
      ),
      ...rows.submissions.map((row) =>
        values(
          `Submission ${text(row.id)}, ${text(row.market)}, ${text(row.status)}`,
          fieldsOf(marketOf(text(row.market))),
          row.document as AnyDocument,
        ),
      ),
      section(
        'Requests and decisions',
        [
          ...['What', 'Asked', 'By', 'Outcome', 'Decided', 'Decided by'],
          ...['Signed by', 'Meaning', 'Signed at', 'Notes'],
        ],
        rows.requests,
        (row) => {
          const signed = row.signature as Partial<Signature> | null
          return cells(
            `${text(row.entity_name)} (${text(row.intent)})`,
            ...[row.created_at, name(row.requested_by), row.status, row.resolved_at, name(row.resolved_by)],
            ...[
              signed?.printedName,
              signed && signedAct({ meaning: text(signed.meaning), intent: signed.intent }),
              signed?.signedAt,
            ],
            row.approval_notes ?? row.rejection_notes,
          )
        },
      ),
      section('Approved files', ['File', 'Submission', 'SHA-256'], rows.approved_files, (row) => [
        file(row, text(row.file)),
        ...cells(row.submission_id, row.sha256),
      ]),
      section('Files made for a register', ['File', 'Made', 'By', 'SHA-256'], rows.exports, (row) => [
        file(row, text(row.file_name)),
        ...cells(row.created_at, name(row.created_by), row.hash),
      ]),
      section(
        'Sendings and answers',
        ['Submission', 'Environment', 'Sent', 'Outcome', 'Answered'],
        rows.attempts,
        (row) => cells(row.submission_id, row.environment, row.sent_at, row.outcome, row.answered_at),
      ),
      section('Answers of a register', ['File', 'Received', 'SHA-256'], rows.answers, (row) => [
        file(row, text(row.file_name)),
        ...cells(row.created_at, row.hash),
      ]),
      section('Comments', ['When', 'Who', 'Text'], rows.comments, (row) =>
        cells(row.created_at, name(row.created_by), row.deleted_at ? 'Deleted' : row.text),
      ),
      section('Attachments', ['File', 'SHA-256'], rows.comment_files, (row) => [
        file(row, text(row.file_name)),
        ...cells(row.sha256),
      ]),
      section('Economic operators', ['Role', 'Name', 'SRN'], rows.device_links, (row) => {
        const operator = rows.operators.find(({ id }) => id === row.operator_id)
        return cells(`${text(row.role)}${row.removed ? ' (removed)' : ''}`, operator?.name, operator?.srn)
      }),
      trailSection(entries, verification),
    ].join('\n'),
  )
}

const text = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
const cells = (...given: readonly unknown[]): string[] => given.map((value) => escaped(text(value)))

function section(
  title: string,
  headings: readonly string[],
  rows: readonly ArchivedRow[],
  cellsOf: (row: ArchivedRow) => readonly string[],
): string {
  return rows.length === 0 ? '' : `<h2>${escaped(title)}</h2>${htmlTable(headings, rows.map(cellsOf))}`
}

function values(title: string, fields: Fields, document: AnyDocument): string {
  const rows = Object.entries(document).flatMap(([id, value]) => {
    const field = fields[id]
    const words = field && !isTable(value) ? writeWords(field, value as FieldValue) : text(value)
    return words === '' ? [] : [cells(field?.label ?? id, words)]
  })
  return `<h3>${escaped(title)}</h3>${htmlTable(['Field', 'Value'], rows)}`
}

const isTable = (value: unknown) => Array.isArray(value) && value.some((row) => typeof row === 'object')

function trailSection(entries: readonly ArchivedEntry[], verification: ArchiveFacts['verification']): string {
  const verified = verificationLines(verification)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
  const rows = entries.map(({ seq, entry }) => {
    const told = JSON.parse(entry) as AuditEntry & { at: string }
    const changes = (told.changesData?.changes ?? []).map(
      ({ field, from, to }) => `${field}: ${text(from)} → ${text(to)}`,
    )
    return cells(
      seq,
      told.at,
      told.actorId === null ? told.performedByName : `${told.performedByName} (user ${told.actorId})`,
      told.action,
      `${told.entityType} ${told.entityId ?? ''}`,
      [
        ...[told.changeReason, told.changesData?.actionNotes],
        ...[...changes, ...signatureLines(told.changesData)],
      ]
        .filter(Boolean)
        .join('; '),
    )
  })
  return `<h2>Audit trail</h2>${verified}${htmlTable(['No.', 'When', 'Who', 'Action', 'About', 'Reason and changes'], rows)}`
}
