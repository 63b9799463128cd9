import type { AnyDocument } from '#core/dictionary/field.ts'
import { fold } from '#core/text/fold.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Economic operators as stored entities. */
export const operatorEntities = entitiesOf({
  table: 'operators',
  revisions: { table: 'operator_revisions', key: 'operator_id' },
  dictionary: 'operator',
  entityType: 'operator',
  own: { deleted: 'boolean', delete_reason: 'text' },
  found: {
    actor_type: 'text',
    name: 'text',
    srn: 'text',
    country: 'text',
    is_active: 'boolean',
    name_key: 'text',
    legal_name_key: 'text',
    search_text: 'text',
  },
  find: (document: AnyDocument) => ({
    actor_type: document.actorType,
    name: document.name,
    srn: document.srn ?? null,
    country: document.country ?? null,
    is_active: document.isActive !== false,
    name_key: fold(text(document.name)),
    legal_name_key: fold(text(document.legalName)),
    search_text: [document.name, document.legalName, document.srn, document.city, document.vatNumber]
      .map((value) => fold(text(value)))
      .join('\n'),
  }),
})

/** Columns of an existing operator besides its document. */
export const notDeleted = { deleted: false, delete_reason: null } as const
