import type { AnyDocument } from '#core/dictionary/field.ts'
import { fold } from '#core/text/fold.ts'
import type { RimKind } from '#server/database/rim-tables.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The columns that lists search, made of whatever kind it is. */
const find = (document: AnyDocument) => {
  const name = text(document.productName) || text(document.regulation) || text(document.name)
  const searched = [name, document.assignedTo, document.owner, document.nextAction, document.description]
  return {
    name,
    name_key: fold(name),
    status: document.status ?? null,
    due_date: document.targetDate ?? document.expiryDate ?? null,
    search_text: [...searched, document.jurisdiction, document.type, document.authority]
      .map((value) => fold(text(value)))
      .join('\n'),
  }
}

const entities = (kind: RimKind) =>
  entitiesOf({
    table: 'rim_items',
    revisions: { table: 'rim_revisions', key: 'item_id' },
    dictionary: kind,
    entityType: kind,
    own: { kind: 'text', deleted: 'boolean', delete_reason: 'text', owner_id: 'integer' },
    found: { name: 'text', name_key: 'text', status: 'text', due_date: 'date', search_text: 'text' },
    find,
  })

/** The three kinds as stored nouns; they share a table, for they are listed alike. */
export const rimEntities = {
  'rim-submission': entities('rim-submission'),
  'rim-compliance': entities('rim-compliance'),
  'rim-document': entities('rim-document'),
} as const
