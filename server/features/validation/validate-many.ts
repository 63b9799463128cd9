import type { ManyValidated } from '#core/contract/validation-errors.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { validate } from '#server/submissions/submission-validation.ts'

/** Each separately, so that one failure does not stop the others. */
export async function validateMany(hub: Hub, actor: Actor, ids: readonly number[]): Promise<ManyValidated> {
  const results: ManyValidated['results'] = []
  const refused: ManyValidated['refused'] = []
  for (const id of new Set(ids)) {
    try {
      const { status, abilities, validationResults } = await validate(hub, actor, id)
      const issues = validationResults?.issues ?? []
      const count = (severity: string) => issues.filter((issue) => issue.severity === severity).length
      results.push({ id, status, errors: count('error'), warnings: count('warning'), issues, abilities })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ id, message: error.message })
    }
  }
  return { results, refused }
}
