import type { AnyDocument } from '#core/dictionary/field.ts'
import { fold } from '#core/text/fold.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Submissions as stored entities. */
export const submissionEntities = entitiesOf({
  table: 'submissions',
  revisions: { table: 'submission_revisions', key: 'submission_id' },
  dictionary: 'submission',
  entityType: 'submission',
  own: {
    market: 'text',
    master_di_id: 'integer',
    device_number: 'text',
    version_number: 'text',
    status: 'text',
    validation: 'jsonb',
  },
  found: { device_name: 'text', udi_di: 'text', basic_udi_di: 'text', search_text: 'text' },
  find: (document: AnyDocument, { device_number }) => ({
    device_name: text(document.deviceName),
    udi_di: text(document.udiDi),
    basic_udi_di: text(document.basicUdiDi),
    search_text: [
      device_number,
      document.deviceName,
      document.basicUdiDi,
      document.udiDi,
      document.manufacturerName,
    ]
      .map((value) => fold(text(value) ?? ''))
      .join('\n'),
  }),
})

/** A changed submission becomes a draft, and its findings no longer apply. */
export const asDraft = { status: 'draft', validation: null } as const
