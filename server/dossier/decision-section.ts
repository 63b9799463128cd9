import { proofsInWords, type SigningProof } from '#core/audit/signing-proof.ts'
import { type FieldNote, type RequestIntent, signedAct } from '#core/contract/requests.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { ArchivedRow } from '#server/archive/kept-rows-queries.ts'
import type { Entry, Section } from '#server/pdf/blocks.ts'
import { valueWords } from './field-words.ts'
import { asWords, fact, given, type Names, text, when } from './words.ts'

export interface DecisionParts {
  readonly requests: readonly ArchivedRow[]
  readonly names: Names
  readonly fieldsOf: (request: ArchivedRow) => Fields
  /** SHA-256 of what a thing is now, by its kind and number; undefined where it is not known. */
  readonly hashOf: (request: ArchivedRow) => string | undefined
}

interface Signed {
  readonly printedName: string
  readonly username?: string | null
  readonly signedAt: string
  readonly meaning: string
  readonly intent?: RequestIntent | null
  readonly provenWith?: readonly SigningProof[] | null
  readonly revision: number
  readonly hash: string
}

/** What was asked, what was decided, and how it was signed (21 CFR 11.50). */
export function decisionSection(parts: DecisionParts): Section {
  const entries = parts.requests.map((request) => entryOf(request, parts))
  return {
    title: 'Decisions and signatures',
    blocks:
      entries.length === 0
        ? [{ kind: 'text', text: 'No approval requests.' }]
        : [{ kind: 'entries', entries }],
  }
}

function entryOf(request: ArchivedRow, { names, fieldsOf, hashOf }: DecisionParts): Entry {
  const fields = fieldsOf(request)
  const signed = request.signature as Signed | null
  const current = hashOf(request)
  const hash = signed?.hash ?? (request.decided_hash as string | null)
  const version = text(request.version_number)
  return {
    head: `${asWords(text(request.intent))}: ${asWords(text(request.status))}`,
    aside: `${asWords(text(request.entity_type))} ${text(request.entity_id)}${version && `, version ${version}`}`,
    facts: given([
      fact('About', request.entity_name),
      fact('Asked', `${when(request.created_at)}, ${names(request.requested_by)}`),
      fact('Reason for the change', request.change_reason),
      fact('Notes for the approver', request.request_notes),
      fact('Proposed changes', changeLines(request.proposed_changes, fields)),
      fact('Assigned to', names(request.assigned_to)),
      fact('Due', request.due_date),
      fact(
        'Decided',
        request.resolved_at ? `${when(request.resolved_at)}, ${names(request.resolved_by)}` : '',
      ),
      fact('Decision notes', request.approval_notes ?? request.rejection_notes),
      fact('Requested changes', noteLines(request.field_notes, fields)),
      fact('Signed by', signed && `${signed.printedName}${signed.username ? ` (${signed.username})` : ''}`),
      fact('Meaning', signed && asWords(signedAct(signed))),
      fact('Signed at', signed && when(signed.signedAt)),
      fact('Signed with', signed?.provenWith && proofsInWords(signed.provenWith)),
      fact('Revision', signed?.revision ?? request.decided_revision),
      fact('SHA-256 of the content', hash, { style: 'mono' }),
      fact(
        'Content unchanged since the decision',
        hash &&
          current &&
          (hash === current
            ? 'Yes, the content is as it was decided on'
            : 'No, the content has changed since'),
      ),
      fact(
        'Mode',
        request.resolved_at &&
          (request.decided_controlled ? 'Decided in controlled mode' : 'Decided in open mode'),
      ),
      fact(
        'Decided by a contributor',
        request.by_contributor ? 'Yes, who decided had written a revision of the content' : '',
      ),
    ]),
  }
}

function changeLines(changes: unknown, fields: Fields): string {
  return ((changes ?? []) as FieldChange[])
    .map(({ field, from, to }) => {
      const words = (value: unknown) => valueWords(fields[field], value) || '(none)'
      return `${fields[field]?.label ?? asWords(field)}: ${words(from)} → ${words(to)}`
    })
    .join('\n')
}

const noteLines = (notes: unknown, fields: Fields): string =>
  ((notes ?? []) as FieldNote[])
    .map(({ field, note }) => `${fields[field]?.label ?? field}: ${note}`)
    .join('\n')

interface Standing {
  readonly requests: readonly ArchivedRow[]
  /** SHA-256 of what it is now. */
  readonly hash: string | undefined
  readonly status: string
  /** Those in which an approval is in force, or was until another version came. */
  readonly approved: readonly string[]
}

/** Approved in controlled mode, as it is now. */
export const isApprovedAsItIs = ({ requests, hash, status, approved }: Standing): boolean =>
  approved.includes(status) &&
  requests.some(
    (request) =>
      request.intent === 'release' &&
      request.status === 'approved' &&
      request.decided_controlled === true &&
      request.decided_hash === hash,
  )
