import type { ArchivedRow, ArchivedRows } from '#server/archive/kept-rows-queries.ts'
import type { Block, Entry, Section } from '#server/pdf/blocks.ts'
import { asWords, below, fact, given, type Names, text, when } from './words.ts'

/** Parts of a dossier made of the rows an archive holds as well. */

interface Kept {
  readonly rows: ArchivedRows
  readonly names: Names
}

const withHash = (hash: unknown): string[] => (text(hash) === '' ? [] : [`SHA-256  ${text(hash)}`])

/** Under a heading; nothing where there are none. */
const part = (title: string, entries: readonly Entry[]): Block[] =>
  entries.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'entries', entries },
      ]

export function fileSection({ rows, names }: Kept): Section {
  const blocks = [
    ...part(
      'Approved files',
      rows.approved_files.map((row) => ({
        head: `File ${text(row.file)} of submission ${text(row.submission_id)}, revision ${text(row.revision)}`,
        aside: when(row.made_at),
        lines: [`Environment ${text(row.environment)}${row.release ? `, release ${text(row.release)}` : ''}`],
        mono: withHash(row.sha256),
      })),
    ),
    ...part(
      'Files made for a register',
      rows.exports.map((row) => ({
        head: text(row.file_name),
        aside: below(when(row.created_at), names(row.created_by)),
        lines: given([
          fact('Service', row.service),
          fact('Environment', row.environment),
          fact('Approved by', row.approved_by),
          fact('Document', row.set_id && `${text(row.set_id)}, version ${text(row.document_version)}`),
        ]).map(({ label, value }) => `${label}: ${value}`),
        mono: withHash(row.hash),
      })),
    ),
    ...part(
      'Answers of registers',
      rows.answers.map((row) => ({
        head: text(row.file_name),
        aside: below(when(row.created_at), names(row.created_by) || 'through a connection'),
        mono: withHash(row.hash),
      })),
    ),
    ...part(
      'Files of comments',
      rows.comment_files.map((row) => ({
        head: text(row.file_name),
        aside: below(when(row.uploaded_at), names(row.uploaded_by)),
        mono: withHash(row.sha256),
      })),
    ),
  ]
  return { title: 'Files', blocks: blocks.length > 0 ? blocks : [{ kind: 'text', text: 'No files.' }] }
}

export function exchangeSection({ rows, names }: Kept): Section {
  const blocks = [
    ...part(
      'Registered',
      rows.registrations.map((row) => ({
        head: `Submission ${text(row.submission_id)}, ${text(row.environment)}`,
        aside: when(row.registered_at),
        lines: given([
          fact('Version', row.registered_version),
          fact('Known from', asWords(text(row.source))),
        ]).map(({ label, value }) => `${label}: ${value}`),
      })),
    ),
    ...part(
      'Sent and answered',
      rows.attempts.map((row) => attempt(row, rows, names)),
    ),
  ]
  return {
    title: 'Exchange with registers',
    blocks: blocks.length > 0 ? blocks : [{ kind: 'text', text: 'Nothing was sent to a register.' }],
  }
}

function attempt(row: ArchivedRow, { exports: files }: ArchivedRows, names: Names): Entry {
  const file = files.find(({ id }) => id === row.export_id)
  const remarks = (row.remarks ?? []) as { readonly code?: string | null; readonly message?: string }[]
  return {
    head: `${text(row.service)}, ${text(row.environment)}: ${asWords(text(row.outcome ?? 'no answer'))}`,
    aside: `Submission ${text(row.submission_id)}, revision ${text(row.submission_revision)}`,
    facts: given([
      fact('File', file?.file_name),
      fact('Made', `${when(row.made_at)} ${names(row.made_by)}`),
      fact('Sent', row.sent_at ? `${when(row.sent_at)} ${names(row.sent_by)}` : ''),
      fact('Answered', row.answered_at ? `${when(row.answered_at)} ${names(row.answered_by)}` : ''),
      fact('Code of the answer', row.response_code),
      fact(
        'Remarks',
        remarks.map(({ code, message }) => [code, message].filter(Boolean).join(': ')).join('\n'),
      ),
    ]),
  }
}

export function commentSection({ rows, names }: Kept): Section {
  const entries = rows.comments.map((row): Entry => {
    const files = rows.comment_files.filter(({ comment_id }) => comment_id === row.id)
    const edited = row.edited_at ? [`Edited ${when(row.edited_at)}`] : []
    return {
      head: names(row.created_by),
      aside: when(row.created_at),
      lines: row.deleted_at
        ? [`Deleted ${when(row.deleted_at)} by ${names(row.deleted_by)}`]
        : [text(row.text), ...edited],
      mono: files.map(({ file_name, sha256 }) => `${text(file_name)}  SHA-256 ${text(sha256)}`),
    }
  })
  return {
    title: 'Comments',
    blocks: entries.length === 0 ? [{ kind: 'text', text: 'No comments.' }] : [{ kind: 'entries', entries }],
  }
}
