import type { AnyDocument } from '#core/dictionary/field.ts'
import { fold } from '#core/text/fold.ts'
import { withdrawRequestsOf } from '#server/approval/withdrawing.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const stored = entitiesOf({
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

/** Submissions as stored entities. */
export const submissionEntities = {
  ...stored,
  /** With their content goes what waits for a decision about it. */
  async change(
    unit: Unit,
    actor: Actor,
    changes: Parameters<typeof stored.change>[2],
    importId?: number,
  ): ReturnType<typeof stored.change> {
    const ids = await stored.change(unit, actor, changes, importId)
    const why = { notes: 'The submission was changed.', did: 'changed' }
    await withdrawRequestsOf(unit, actor, 'submission', ids, why)
    return ids
  },
}

/** A changed submission becomes a draft, and its findings no longer apply. */
export const asDraft = { status: 'draft', validation: null } as const
