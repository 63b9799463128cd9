import type { Feedback, NewFeedback } from '#core/contract/assistant.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { feedbackOf } from './assistant-queries.ts'
import { insertFeedback, updateFeedback } from './assistant-writes.ts'

/** Stored with question, answer and person (S3-OPEN-18). Said again of a message, the newer one counts. */
export async function giveFeedback(hub: Hub, actor: Actor, given: NewFeedback): Promise<Feedback> {
  const { messageId, helpful, confidence = null, category = null, ...said } = given
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const before = await feedbackOf(tx, actor.id, messageId)
    const values = { ...said, confidence, category, helpful }
    const row = before
      ? await updateFeedback(tx, before.id, values)
      : await insertFeedback(tx, { ...values, user_id: actor.id, message_id: messageId, created_at: now })
    const event = { entityType: 'assistant-feedback', entityId: row.id } as const
    if (!before) {
      record({
        ...event,
        action: 'created',
        changesData: { actionNotes: helpful ? 'Helpful' : 'Not helpful' },
      })
    } else if (before.helpful !== helpful) {
      const changes = [{ field: 'helpful', from: before.helpful, to: helpful }]
      record({ ...event, action: 'updated', changesData: { changes } })
    }
    const { id, created_at, user_id, assistant, question, answer, sources } = row
    return {
      ...{ id, createdAt: created_at.toISOString(), userId: user_id, userName: actor.name },
      ...{ assistant, question, answer, sources, confidence: row.confidence, category: row.category },
      helpful: row.helpful,
    }
  })
}
