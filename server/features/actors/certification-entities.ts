import type { AnyDocument } from '#core/dictionary/field.ts'
import { fold } from '#core/text/fold.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Certifications as stored entities. */
export const certificationEntities = entitiesOf({
  table: 'certifications',
  revisions: { table: 'certification_revisions', key: 'certification_id' },
  dictionary: 'certification',
  entityType: 'certification',
  own: { operator_id: 'integer', deleted: 'boolean', delete_reason: 'text', told_days: 'integer' },
  found: {
    certification_type: 'text',
    certification_number: 'text',
    number_key: 'text',
    issue_date: 'text',
    expiry_date: 'text',
    search_text: 'text',
  },
  find: (document: AnyDocument) => ({
    certification_type: document.certificationType,
    certification_number: document.certificationNumber,
    number_key: fold(text(document.certificationNumber)),
    issue_date: document.issueDate ?? null,
    expiry_date: document.expiryDate ?? null,
    search_text: [document.certificationType, document.certificationNumber, document.issuingBody]
      .map((value) => fold(text(value)))
      .join('\n'),
  }),
})
