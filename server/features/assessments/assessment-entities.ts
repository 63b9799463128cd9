import { fold } from '#core/text/fold.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Impact assessments as a stored noun. */
export const assessmentEntities = entitiesOf({
  table: 'assessments',
  revisions: { table: 'assessment_revisions', key: 'assessment_id' },
  dictionary: 'assessment',
  entityType: 'assessment',
  own: {
    update_id: 'integer',
    assignee_id: 'integer',
    title_key: 'text',
    completion: 'integer',
    completed_by: 'integer',
    devices: 'integer',
    unclear: 'integer',
    devices_total: 'integer',
    scope: 'jsonb',
    deleted: 'boolean',
    delete_reason: 'text',
  },
  found: { state: 'text', outcome: 'text', due_date: 'date', search_text: 'text' },
  find: (document, own) => ({
    state: document.state ?? 'open',
    outcome: document.outcome ?? null,
    due_date: document.dueDate ?? null,
    search_text: [text(own.title_key), fold(text(document.rationale))].join('\n'),
  }),
})
