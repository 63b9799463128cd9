import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { proofsInWords } from '#core/audit/signing-proof.ts'
import { type NewTrailReview, type TrailReview, trailReviewsApi } from '#core/contract/trail-reviews.ts'
import { type Proving, proveSigner } from '#server/accounts/proving.ts'
import { answerList } from '#server/lists/list-answers.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { dayOf } from '#server/platform/day.ts'
import { Refusal } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { readPeriod } from './trail-period-queries.ts'
import { insertReview, reviewList, reviewProperties } from './trail-review-queries.ts'

export function trailReviewRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, trailReviewsApi.look, {
    handle: ({ query: { from, to = dayOf(hub.now()) } }) =>
      readPeriod(hub.db, { from: from ?? dayOf(new Date(Date.parse(to) - lookedBackMs)), to }),
  })
  mount(app, hub, trailReviewsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, reviewList, query),
  })
  mount(app, hub, trailReviewsApi.create, {
    handle: ({ actor, body, request }) =>
      review(hub, actor, body, { given: body, address: request.ip, page: request.headers.origin }),
  })
}

const lookedBackMs = 30 * 86_400_000

/** What stands out is read again in the transaction, up to the entry that was shown last: what is signed was seen. */
async function review(
  hub: Hub,
  actor: Actor,
  { from, to, lastSeq, lastHash, remarks }: z.output<typeof NewTrailReview>,
  signing: Proving,
): Promise<TrailReview> {
  const provenWith = await proveSigner(hub, actor, signing)
  return inTransaction(hub, actor, async (unit) => {
    const period = await readPeriod(unit.tx, { from, to }, lastSeq ?? 0)
    if (period.lastSeq !== lastSeq || period.lastHash !== lastHash) {
      throw new Refusal(
        'stale_record',
        'The audit trail is not the one you were shown. Nothing was signed. Close the review, open it again, and have the trail verified.',
      )
    }
    const row = await insertReview(unit, {
      period,
      remarks: remarks.trim(),
      reviewed_by: actor.id,
      printed_name: actor.name,
      username: actor.username,
    })
    unit.record({
      action: 'reviewed',
      entityType: 'audit-trail',
      entityId: row.id,
      changeReason: row.remarks,
      changesData: {
        actionNotes: `${from} to ${to}: entries ${period.firstSeq ?? '–'} to ${period.lastSeq ?? '–'}, hash of the last ${period.lastHash ?? '–'}; signed with ${proofsInWords(provenWith)}`,
      },
    })
    return presentWhole(row, actor, reviewProperties)
  })
}
