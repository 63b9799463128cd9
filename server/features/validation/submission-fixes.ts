import type { FixRequest, FixResult } from '#core/contract/validation-errors.ts'
import type { SubmissionIssue, ValidationResults } from '#core/contract/validation-results.ts'
import { applyPatch, type DocumentPatch } from '#core/dictionary/document.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { lockSubmission, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { storeChange, withDeclarations } from '#server/submissions/submission-service.ts'
import { validate } from '#server/submissions/submission-validation.ts'
import { statusesToFix } from './findings-by-rule-queries.ts'

/**
 * Applies what validation proposes for one rule to several submissions. Each is changed, told and validated by itself:
 * one that cannot be helped keeps no other from it.
 */
export async function fixSubmissions(
  hub: Hub,
  actor: Actor,
  { errorCode, submissionIds }: FixRequest,
): Promise<FixResult> {
  const fixed: FixResult['fixed'] = []
  const skipped: FixResult['skipped'] = []
  for (const id of new Set(submissionIds)) {
    try {
      await fixOne(hub, actor, id, errorCode)
      const { status } = await validate(hub, actor, id)
      fixed.push({ id, status })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      skipped.push({ id, message: error.message })
    }
  }
  return { fixed, skipped }
}

async function fixOne(hub: Hub, actor: Actor, id: number, ruleId: string): Promise<void> {
  await inTransaction(hub, actor, async (unit) => {
    const before = await lockSubmission(unit.tx, id)
    if (!before) throw notFound('Submission not found')
    if (!statusesToFix.some((status) => status === before.status)) {
      throw new Refusal(
        'invalid_transition',
        'The fix would withdraw its approval. Open the submission to change it.',
      )
    }
    const fixes = fixesOf(before, ruleId)
    if (fixes.length === 0) {
      throw new Refusal(
        'invalid_transition',
        'Validation has no fix for this rule here. Validate the submission first.',
      )
    }
    const patch = Object.fromEntries(
      fixes.flatMap(({ changes }) => changes.map(({ field, value }) => [field, value])),
    )
    const market = hub.marketOf(before.market)
    const patched = applyPatch(before.document, patch as DocumentPatch)
    const document = withDeclarations(market, { before: before.document, after: patched }, actor, unit.now)
    const notes = `Fixed as ${ruleId} proposed: ${fixes.map(({ label }) => label).join(', ')}`
    await storeChange(hub, unit, actor, before, { document, notes })
  })
}

/** A changed submission has no findings, so there is no fix to apply. */
function fixesOf(row: SubmissionRow, ruleId: string): NonNullable<SubmissionIssue['fix']>[] {
  const results = row.validation as ValidationResults | null
  return (results?.issues ?? []).flatMap((issue) => (issue.ruleId === ruleId && issue.fix ? [issue.fix] : []))
}
