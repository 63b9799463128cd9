import type { AnyDocument } from '#core/dictionary/field.ts'
import { fold } from '#core/text/fold.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Product families as stored entities. */
export const portfolioEntities = entitiesOf({
  table: 'portfolios',
  revisions: { table: 'portfolio_revisions', key: 'portfolio_id' },
  dictionary: 'portfolio',
  entityType: 'portfolio',
  own: { deleted: 'boolean', delete_reason: 'text' },
  found: { product_family: 'text', family_key: 'text', device_count: 'integer', search_text: 'text' },
  find: (document: AnyDocument) => ({
    product_family: text(document.productFamily),
    family_key: fold(text(document.productFamily)),
    device_count: document.deviceCount ?? 0,
    search_text: [document.productFamily, document.description].map((value) => fold(text(value))).join('\n'),
  }),
})
