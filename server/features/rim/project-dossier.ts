import { findMarket } from '#core/code-lists/markets.ts'
import { rimDocumentFields, rimSubmissionFields } from '#core/dictionary/rim/index.ts'
import { questionFieldIds, taskFields, taskKinds } from '#core/dictionary/task/index.ts'
import type { ArchivedEntry } from '#server/archive/kept-rows-queries.ts'
import {
  type DossierCall,
  type DossierSection,
  type DossierSource,
  sectionsOf,
} from '#server/dossier/dossier-source.ts'
import { blocksOfDocument, valueWords } from '#server/dossier/field-words.ts'
import { trailFacts } from '#server/dossier/trail-facts.ts'
import { trailSection } from '#server/dossier/trail-section.ts'
import { fact, given, notStated, stated, when } from '#server/dossier/words.ts'
import type { Entry } from '#server/pdf/blocks.ts'
import { notFound } from '#server/platform/errors.ts'
import { isApprovedAsItIs, isApprovedHere } from './current-approval.ts'
import type { DocumentApproval } from './document-approval-queries.ts'
import {
  documentsOfProject,
  entriesOfProject,
  hashesOfItems,
  renewalOfProject,
  scopeOfProject,
  tasksOfProject,
} from './project-dossier-queries.ts'
import { filesOfDocuments } from './project-queries.ts'
import { findAnyItem, type RimRow } from './rim-queries.ts'

interface OfProject extends DossierCall {
  readonly row: RimRow
  readonly documents: Awaited<ReturnType<typeof documentsOfProject>>
  readonly files: Awaited<ReturnType<typeof filesOfDocuments>>
  readonly hashes: ReadonlyMap<number, string>
  readonly scope: Awaited<ReturnType<typeof scopeOfProject>>
  readonly tasks: Awaited<ReturnType<typeof tasksOfProject>>
  readonly entries: readonly ArchivedEntry[]
}

/** Its parts in their order. */
const parts: readonly DossierSection<OfProject>[] = [
  ({ row }) => ({
    title: 'Data',
    blocks: blocksOfDocument({
      fields: rimSubmissionFields,
      document: row.document,
      titles: { 'rim-submission': 'Regulatory submission' },
    }),
  }),
  scopeSection,
  taskSection,
  documentSection,
  ({ entries }) =>
    trailSection(entries, ({ entityType }) =>
      entityType === 'rim-document'
        ? rimDocumentFields
        : entityType === 'task'
          ? taskFields
          : rimSubmissionFields,
    ),
]

function scopeSection({ scope }: OfProject) {
  const rows = scope.map(({ number, name, markets, is_gone }) => [
    number,
    `${name ?? notStated}${is_gone ? ' (deleted or archived)' : ''}`,
    markets.map((code) => findMarket(code)?.country ?? code).join(', '),
  ])
  const columns = [
    { title: 'Device number', share: 3 },
    { title: 'Device name', share: 5 },
    { title: 'Markets', share: 4 },
  ]
  return {
    title: 'Devices and markets',
    blocks:
      rows.length === 0
        ? [{ kind: 'text' as const, text: 'No devices are part of this project.' }]
        : [{ kind: 'table' as const, table: { columns, rows } }],
  }
}

function taskSection({ tasks }: OfProject) {
  const entries = tasks.map(
    ({ id, kind, title, revision, document, owner_name }): Entry => ({
      head: title,
      aside: `${taskKinds.find(({ code }) => code === kind)?.label ?? kind} ${id}, revision ${revision}`,
      facts: [
        stated('Owner', owner_name),
        ...Object.entries(taskFields)
          .filter(([field]) => field !== 'title')
          .filter(([field]) => kind === 'question' || !questionFieldIds.some((one) => one === field))
          .map(([field, one]) => stated(one.label, valueWords(one, document[field]))),
      ],
    }),
  )
  return {
    title: 'Tasks, milestones and authority questions',
    blocks:
      entries.length === 0
        ? [{ kind: 'text' as const, text: 'This project has no tasks.' }]
        : [{ kind: 'entries' as const, entries }],
  }
}

function documentSection({ documents, files, hashes }: OfProject) {
  const entries = documents.map((row): Entry => {
    const [approval, ...earlier] = row.approvals
    return {
      head: row.name,
      aside: `Document ${row.id}, revision ${row.revision}`,
      facts: [
        ...Object.entries(rimDocumentFields).map(([id, field]) =>
          stated(field.label, valueWords(field, row.document[id])),
        ),
        ...given([
          fact('SHA-256 of the content', hashes.get(row.id), { style: 'mono' }),
          fact('Approved by', approval && whoApproved(approval), approval && { note: howApproved(approval) }),
          fact('Approved revision', approval && `${approval.revision}${sinceApproval(row)}`),
          fact('SHA-256 that was approved', approval?.hash, { style: 'mono' }),
          fact('SHA-256 of the approved file', approval?.fileHash, { style: 'mono' }),
          ...earlier.map((one) =>
            fact('Approved before by', whoApproved(one), {
              note: [
                `Revision ${one.revision}. ${howApproved(one)}`,
                `SHA-256 ${one.hash}`,
                ...(one.fileHash ? [`SHA-256 of the file ${one.fileHash}`] : []),
              ].join('\n'),
            }),
          ),
        ]),
        ...files
          .filter(({ document_id }) => document_id === row.id)
          .toReversed()
          .map((file) =>
            fact('File', `${file.file_name}, ${file.size} bytes`, {
              note: `Uploaded ${when(file.uploaded_at)}${file.uploaded_by_name ? ` by ${file.uploaded_by_name}` : ''}\nSHA-256 ${file.sha256}`,
            }),
          ),
      ],
    }
  })
  return {
    title: 'Documents and their files',
    blocks:
      entries.length === 0
        ? [{ kind: 'text' as const, text: 'No documents are linked.' }]
        : [{ kind: 'entries' as const, entries }],
  }
}

const whoApproved = ({ printedName, username, decidedAt }: DocumentApproval) =>
  `${printedName} (${username}), ${when(decidedAt)}`

const howApproved = ({ controlled, meaning }: DocumentApproval) =>
  `${meaning ? `Signed, meaning ${meaning}. ` : ''}Decided in ${controlled ? 'controlled' : 'open'} mode.`

function sinceApproval(row: OfProject['documents'][number]): string {
  if (isApprovedAsItIs(row)) return ''
  return row.approvals[0]?.revision === row.revision ? ': another file since' : ': changed since'
}

/** Of a regulatory submission; also of one that was taken out of sight, as its trail stays. */
export const projectDossier: DossierSource = {
  kind: 'project',
  gather: async (call) => {
    const { tx, id } = call
    const row = await findAnyItem(tx, id)
    if (row?.kind !== 'rim-submission') throw notFound('This submission does not exist')
    const documents = await documentsOfProject(tx, id)
    const ids = documents.map((one) => one.id)
    const found: OfProject = {
      ...call,
      row,
      documents,
      files: await filesOfDocuments(tx, ids),
      scope: await scopeOfProject(tx, id),
      tasks: await tasksOfProject(tx, id),
      hashes: await hashesOfItems(tx, [id, ...ids]),
      entries: await entriesOfProject(tx, id),
    }
    const { document } = row
    const renewal = await renewalOfProject(tx, id)
    const words = (field: keyof typeof rimSubmissionFields) =>
      valueWords(rimSubmissionFields[field], document[field])
    const title = row.name || `Regulatory submission ${id}`
    return {
      of: 'project',
      title,
      name: title,
      facts: [
        fact('Project', String(id)),
        stated('Submission type', words('submissionType')),
        stated('Regulatory authority', words('authority')),
        stated('Country', words('country')),
        stated(
          'Status',
          row.deleted ? `${words('status')}, deleted: ${row.delete_reason ?? ''}` : words('status'),
        ),
        stated('Target date', words('targetDate')),
        ...given([
          fact(
            'Renews',
            renewal &&
              [
                renewal.number,
                renewal.notified_body && `notified body ${renewal.notified_body}`,
                `expires on ${renewal.expires_on}`,
              ]
                .filter(Boolean)
                .join(', '),
          ),
        ]),
        fact('Revision', String(row.revision)),
        fact('SHA-256 of the content', found.hashes.get(id), { style: 'mono' }),
        fact('Created', `${when(row.created_at)}${row.created_by_name ? `, ${row.created_by_name}` : ''}`),
        fact(
          'Last changed',
          `${when(row.updated_at)}${row.updated_by_name ? `, ${row.updated_by_name}` : ''}`,
        ),
        ...(await trailFacts(tx)),
      ],
      isApproved: documents.length > 0 && documents.every((one) => isApprovedHere(one, call.actor.rules)),
      sections: await sectionsOf(parts, found),
      about: { entityType: 'rim-submission', entityId: id, changesData: { deviceName: title } },
    }
  },
}
