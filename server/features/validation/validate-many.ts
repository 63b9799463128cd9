import type { ManyValidated } from '#core/contract/validation-errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { afterValidation, validatePortion } from '#server/submissions/submission-validation.ts'

/** They are locked, and the trail is written, for as long as one portion takes. */
export const validatedAtOnce = 25

/** Those that cannot be validated do not stop the others. */
export async function validateMany(hub: Hub, actor: Actor, ids: readonly number[]): Promise<ManyValidated> {
  const results: ManyValidated['results'] = []
  const refused: ManyValidated['refused'] = []
  const all = [...new Set(ids)]
  for (let at = 0; at < all.length; at += validatedAtOnce) {
    const portion = await inTransaction(hub, actor, (unit) =>
      validatePortion(hub, unit, all.slice(at, at + validatedAtOnce), actor.rules),
    )
    for (const { id, reason } of portion.refused) {
      refused.push({ id, message: reason ?? 'Submission not found' })
    }
    const byId = new Map(portion.judged.map((judged) => [judged.row.id, judged]))
    for (const id of all.slice(at, at + validatedAtOnce)) {
      const judged = byId.get(id)
      if (!judged) continue
      const { status, abilities, validationResults } = afterValidation(hub, actor, judged)
      const issues = validationResults?.issues ?? []
      const count = (severity: string) => issues.filter((issue) => issue.severity === severity).length
      results.push({ id, status, errors: count('error'), warnings: count('warning'), issues, abilities })
    }
  }
  return { results, refused }
}
