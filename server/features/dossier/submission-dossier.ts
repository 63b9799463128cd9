import { findMarket } from '#core/code-lists/markets.ts'
import { submissionStatusGroups, submissionStatusLabel } from '#core/lifecycle/submission-status.ts'
import { entriesOfSubmission, submissionSubject } from '#server/archive/kept-rows-queries.ts'
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
import { asWords, fact, stated, when } from '#server/dossier/words.ts'
import { notFound } from '#server/platform/errors.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { submissionProperties } from '#server/submissions/submission-presenter.ts'
import { findSubmission, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { type Gathered, gather } from './gathered.ts'
import { languageOf } from './languages.ts'
import { validationSection } from './validation-section.ts'

interface OfSubmission extends Gathered, DossierCall {
  readonly row: SubmissionRow
}

const marketOf = ({ hub, row }: Pick<OfSubmission, 'hub' | 'row'>) => hub.marketOf(row.market)
const fieldsIn = (given: Pick<OfSubmission, 'hub' | 'row'>) => fieldsOf(marketOf(given))

/** Fields of one market alone stand in a part that is called like its code. */
const ofMarket = (market: string) => ({
  [market.toLowerCase()]: `Fields of ${findMarket(market)?.country ?? market}`,
})

/** Its parts in their order. */
const parts: readonly DossierSection<OfSubmission>[] = [
  (given) => ({
    title: 'Data',
    blocks: blocksOfDocument({
      fields: fieldsIn(given),
      document: given.row.document,
      regulatorFields: marketOf(given)?.regulatorFields,
      terms: given.terms,
      titles: ofMarket(given.row.market),
    }),
  }),
  (given) =>
    validationSection({
      results: submissionProperties(given.hub).validationResults.value(given.row, given.actor),
      revision: given.row.revision,
      fields: fieldsIn(given),
      earlier: given.rows.validation_errors.filter(({ resolved }) => resolved),
    }),
  (given) => decisionSection({ ...given, requests: given.rows.requests, fieldsOf: () => fieldsIn(given) }),
  fileSection,
  exchangeSection,
  commentSection,
  (given) => trailSection(given.entries, () => fieldsIn(given)),
]

export const submissionDossier: DossierSource = {
  kind: 'submission',
  gather: async (call) => {
    const { hub, tx, id } = call
    const row = await findSubmission(tx, id)
    if (!row) throw notFound('This submission does not exist')
    const asked = { fields: fieldsIn({ hub, row }), document: row.document }
    const subject = submissionSubject(id)
    const given: OfSubmission = {
      ...call,
      row,
      ...(await gather(tx, { ...asked, subject, entries: await entriesOfSubmission(tx, id) })),
    }
    const hash = given.hashOf({ entity_type: 'submission', entity_id: id })
    const {
      market,
      device_number: deviceNumber,
      version_number: versionNumber,
      device_name: deviceName,
    } = row
    return {
      of: 'submission',
      title: deviceName ?? `Submission ${id}`,
      name: `${deviceNumber ?? 'submission'}-${market}-${id}`,
      facts: [
        fact('Market', `${findMarket(market)?.country ?? market} (${market})`),
        fact('Submission', String(id)),
        stated('Device number', deviceNumber),
        stated('Version of the record', versionNumber),
        stated('UDI-DI', row.udi_di),
        stated('Basic UDI-DI', row.basic_udi_di),
        fact('Status', submissionStatusLabel(row.status, market)),
        fact('Standing at the register', asWords(row.standing)),
        fact('Revision', String(row.revision)),
        fact('SHA-256 of the content', hash, { style: 'mono' }),
        fact('Created', `${when(row.created_at)}${row.created_by_name ? `, ${row.created_by_name}` : ''}`),
        fact(
          'Last changed',
          `${when(row.updated_at)}${row.updated_by_name ? `, ${row.updated_by_name}` : ''}`,
        ),
        ...(await trailFacts(call.tx)),
      ],
      isApproved: isApprovedAsItIs({
        requests: given.rows.requests,
        hash,
        status: row.status,
        approved: submissionStatusGroups.approved,
      }),
      sections: await sectionsOf(parts, given),
      about: {
        entityType: 'submission',
        entityId: id,
        changesData: { deviceNumber, versionNumber, deviceName },
      },
      language: languageOf(market),
    }
  },
}
