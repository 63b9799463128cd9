import type { AuditEvent } from '#core/audit/audit-entry.ts'
import { entityNouns } from '#core/audit/entity-nouns.ts'
import { signedAct } from '#core/contract/requests.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { ArchivedEntry } from '#server/archive/kept-rows-queries.ts'
import type { Block, Entry, Fact, Section } from '#server/pdf/blocks.ts'
import { sha256 } from '#server/platform/audit.ts'
import { createBreath } from '#server/platform/breath.ts'
import { valueWords } from './field-words.ts'
import { asWords, fact, given, text, when } from './words.ts'

type Told = AuditEvent & {
  readonly at: string
  readonly actorId: number | null
  readonly performedByName: string
  readonly previousHash?: string
}

/** What the fields of an entry's thing are called. */
export type FieldsOfEntry = (entry: Pick<AuditEvent, 'entityType' | 'entityId'>) => Fields

/** The whole audit trail of a thing, oldest first, each entry as it was hashed. */
export async function trailSection(
  entries: readonly ArchivedEntry[],
  fieldsOf: FieldsOfEntry,
): Promise<Section> {
  const breath = createBreath()
  const shown: Entry[] = []
  const altered: number[] = []
  for (const entry of entries) {
    await breath()
    if (sha256(entry.entry) !== entry.hash) altered.push(entry.seq)
    shown.push(entryOf(entry, fieldsOf))
  }
  const warning: Block[] =
    altered.length === 0
      ? []
      : [
          {
            kind: 'warning',
            text: `Altered entries: ${altered.join(', ')}. Verify the audit trail.`,
          },
        ]
  const about = `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, oldest first. Times are in UTC. Each entry is chained to the one before it in the whole trail of the hub by the SHA-256 shown.`
  return {
    title: 'Audit trail',
    blocks: [...warning, { kind: 'small', text: about }, { kind: 'entries', entries: shown }],
  }
}

function entryOf({ seq, entry, hash }: ArchivedEntry, fieldsOf: FieldsOfEntry): Entry {
  const told = JSON.parse(entry) as Told
  const { changesData: data = {} } = told
  const fields = fieldsOf(told)
  const changes = (data.changes ?? []).map(({ field, from, to }) => {
    const words = (value: unknown) =>
      value === null || value === undefined ? '(none)' : valueWords(fields[field], value)
    return `${fields[field]?.label ?? asWords(field)}: ${words(from)} → ${words(to)}`
  })
  const status =
    data.previousStatus || data.newStatus
      ? [`Status: ${data.previousStatus || '(none)'} → ${data.newStatus || '(none)'}`]
      : []
  return {
    head: `No. ${seq} · ${asWords(told.action)} · ${asWords(entityNouns[told.entityType])} ${told.entityId ?? ''}`.trim(),
    aside: `${when(told.at)}\n${told.performedByName}${told.actorId == null ? '' : ` (user ${told.actorId})`}`,
    lines: [...status, ...changes],
    facts: given([
      fact('Reason', told.changeReason),
      fact('Note', data.actionNotes),
      fact('Version', data.versionNumber),
      fact('Assigned to', data.assignedToName),
      fact('Due', data.dueDate),
      ...decisionFacts(data.decision),
    ]),
    mono: [`SHA-256  ${hash}`, ...(told.previousHash ? [`Previous ${told.previousHash}`] : [])],
  }
}

function decisionFacts(decision: NonNullable<AuditEvent['changesData']>['decision']): Fact[] {
  if (!decision) return []
  const { signature, files = [] } = decision
  return [
    fact('Decided on', `Revision ${decision.revision}`),
    fact('Content', decision.hash, { style: 'mono' }),
    fact(
      'Signed by',
      signature && `${signature.printedName} (${text(signature.username)}), ${signedAct(signature)}`,
    ),
    ...files.map(({ file, sha256: hash }) => fact(`File ${file}`, hash, { style: 'mono' })),
  ]
}
