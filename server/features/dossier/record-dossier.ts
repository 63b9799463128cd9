import { masterFields } from '#core/dictionary/master/index.ts'
import { type SubmissionStatus, submissionStatusLabel } from '#core/lifecycle/submission-status.ts'
import { deviceSubject, entriesOf } from '#server/archive/kept-rows-queries.ts'
import { decisionSection, isApprovedAsItIs } from '#server/dossier/decision-section.ts'
import {
  type DossierCall,
  type DossierSection,
  type DossierSource,
  sectionsOf,
} from '#server/dossier/dossier-source.ts'
import { blocksOfDocument } from '#server/dossier/field-words.ts'
import { commentSection, exchangeSection, fileSection } from '#server/dossier/kept-sections.ts'
import { trailFacts } from '#server/dossier/trail-facts.ts'
import { trailSection } from '#server/dossier/trail-section.ts'
import { asWords, fact, stated, text, when } from '#server/dossier/words.ts'
import { notFound } from '#server/platform/errors.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { recordOf } from './dossier-queries.ts'
import { type Gathered, gather } from './gathered.ts'
import { languageOf } from './languages.ts'

interface OfRecord extends Gathered, DossierCall {
  readonly row: NonNullable<Awaited<ReturnType<typeof recordOf>>>
}

/** Of the record, or of the market of a submission. */
function fieldsAbout({ hub, rows }: OfRecord, type: unknown, id: unknown) {
  if (type !== 'submission') return masterFields
  return fieldsOf(hub.marketOf(text(rows.submissions.find((one) => one.id === id)?.market)))
}

/** Its parts in their order. */
const parts: readonly DossierSection<OfRecord>[] = [
  ({ row, terms }) => ({
    title: 'Data',
    blocks: blocksOfDocument({ fields: masterFields, document: row.document, terms }),
  }),
  ({ rows, names }) => ({
    title: 'Versions',
    blocks: [
      {
        kind: 'table',
        table: {
          columns: [
            { title: 'Version', share: 1 },
            { title: 'Status', share: 1.6 },
            { title: 'Created', share: 2.2 },
            { title: 'By', share: 2.4 },
            { title: 'Reason for the change', share: 3 },
          ],
          rows: rows.master_records.map((row) => [
            text(row.version_number),
            asWords(text(row.status)),
            when(row.created_at),
            names(row.created_by),
            text(row.change_reason),
          ]),
        },
      },
    ],
  }),
  ({ rows }) => ({
    title: 'Submissions',
    blocks:
      rows.submissions.length === 0
        ? [{ kind: 'text', text: 'No submissions.' }]
        : [
            {
              kind: 'table',
              table: {
                columns: [
                  { title: 'Submission', share: 1.2 },
                  { title: 'Market', share: 1 },
                  { title: 'Version', share: 1 },
                  { title: 'Status', share: 2 },
                  { title: 'UDI-DI', share: 2.2 },
                  { title: 'Revision', share: 1 },
                ],
                rows: rows.submissions.map((row) => [
                  text(row.id),
                  text(row.market),
                  text(row.version_number),
                  submissionStatusLabel(row.status as SubmissionStatus, text(row.market)),
                  text(row.udi_di),
                  text(row.revision),
                ]),
              },
            },
          ],
  }),
  ({ rows }) => ({
    title: 'Economic operators',
    blocks:
      rows.device_links.length === 0
        ? [{ kind: 'text', text: 'No economic operators are linked.' }]
        : [
            {
              kind: 'table',
              table: {
                columns: [
                  { title: 'Role', share: 2 },
                  { title: 'Name', share: 3 },
                  { title: 'SRN', share: 2 },
                  { title: 'Link', share: 1 },
                ],
                rows: rows.device_links.map((link) => {
                  const operator = rows.operators.find(({ id }) => id === link.operator_id)
                  return [
                    asWords(text(link.role)),
                    text(operator?.name),
                    text(operator?.srn),
                    link.removed ? 'Removed' : 'In force',
                  ]
                }),
              },
            },
          ],
  }),
  (given) =>
    decisionSection({
      ...given,
      requests: given.rows.requests,
      fieldsOf: ({ entity_type, entity_id }) => fieldsAbout(given, entity_type, entity_id),
    }),
  fileSection,
  exchangeSection,
  commentSection,
  (given) =>
    trailSection(given.entries, ({ entityType, entityId }) => fieldsAbout(given, entityType, entityId)),
]

export const recordDossier: DossierSource = {
  kind: 'record',
  gather: async (call) => {
    const { tx, id } = call
    const row = await recordOf(tx, id)
    if (!row) throw notFound('This record does not exist')
    const { device_number: deviceNumber, version_number: versionNumber, device_name: deviceName } = row
    const given: OfRecord = {
      ...call,
      row,
      ...(await gather(tx, {
        subject: deviceSubject(deviceNumber),
        entries: await entriesOf(tx, [deviceNumber]),
        fields: masterFields,
        document: row.document,
      })),
    }
    const hash = given.hashOf({ entity_type: 'master-di', entity_id: id })
    const decided = given.rows.requests.filter(
      ({ entity_type, entity_id }) => entity_type === 'master-di' && entity_id === id,
    )
    return {
      of: 'Master DI record',
      title: deviceName,
      name: `${deviceNumber}-${versionNumber}`,
      facts: [
        fact('Device number', deviceNumber),
        fact('Version', versionNumber),
        stated('UDI-DI', row.document.udiDi),
        fact('Manufacturer', row.manufacturer_name),
        fact(
          'Status',
          asWords(row.status),
          row.delete_reason ? { note: `Reason: ${row.delete_reason}` } : {},
        ),
        fact('Target countries', row.target_countries.join(', ')),
        fact('Revision', String(row.revision)),
        fact('SHA-256 of the content', hash, { style: 'mono' }),
        fact('Created', `${when(row.created_at)}, ${given.names(row.created_by)}`),
        fact('Last changed', `${when(row.updated_at)}, ${given.names(row.updated_by)}`),
        ...(await trailFacts(call.tx)),
      ],
      isApproved: isApprovedAsItIs({
        requests: decided,
        hash,
        status: row.status,
        approved: ['active', 'archived'],
      }),
      sections: await sectionsOf(parts, given),
      about: {
        entityType: 'master-di',
        entityId: id,
        changesData: { deviceNumber, versionNumber, deviceName },
      },
      language: row.target_countries.map(languageOf).find((one) => one !== undefined),
    }
  },
}
