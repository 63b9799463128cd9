import type { AlsoChanged } from '#core/contract/submission-sharing.ts'
import type { FixRequest, FixResult } from '#core/contract/validation-errors.ts'
import type { SubmissionIssue, ValidationResults } from '#core/contract/validation-results.ts'
import { applyPatch, type DocumentPatch } from '#core/dictionary/document.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { changeInGroup } from '#server/submissions/shared-values.ts'
import { lockSubmission, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { withDeclarations } from '#server/submissions/submission-service.ts'
import { validate } from '#server/submissions/submission-validation.ts'
import { statusesToFix } from './findings-by-rule-queries.ts'

/**
 * Applies what validation proposes for one rule to several submissions. Each is changed, told and validated by itself:
 * one that cannot be helped keeps no other from it. What the fix of one changes in another of them is its fix as well.
 */
export async function fixSubmissions(
  hub: Hub,
  actor: Actor,
  { errorCode, submissionIds }: FixRequest,
): Promise<FixResult> {
  const ids = new Set(submissionIds)
  const fixed = new Map<number, string>()
  const skipped: FixResult['skipped'] = []
  const others = new Map<number, AlsoChanged>()
  const look = async (id: number) => fixed.set(id, (await validate(hub, actor, id)).status)
  for (const id of ids) {
    try {
      const alsoChanged = await fixOne(hub, actor, { id, ruleId: errorCode, isHelped: fixed.has(id) })
      if (!alsoChanged) continue
      await look(id)
      for (const other of alsoChanged) {
        if (ids.has(other.id)) await look(other.id)
        else others.set(other.id, others.get(other.id) ?? other)
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      skipped.push({ id, message: error.message })
    }
  }
  return {
    fixed: [...fixed].map(([id, status]) => ({ id, status })),
    skipped,
    alsoChanged: [...others.values()],
  }
}

interface ToFix {
  readonly id: number
  readonly ruleId: string
  /** The fix of another one has changed it. */
  readonly isHelped: boolean
}

/** Answers the others that were changed with it; undefined where nothing is left to fix. */
async function fixOne(
  hub: Hub,
  actor: Actor,
  { id, ruleId, isHelped }: ToFix,
): Promise<AlsoChanged[] | undefined> {
  return inTransaction(hub, actor, async (unit) => {
    const before = await lockSubmission(unit.tx, id)
    if (!before) throw notFound('Submission not found')
    if (isDecided(before)) {
      throw new Refusal(
        'invalid_transition',
        'The fix would withdraw its approval. Open the submission to change it.',
      )
    }
    const fixes = fixesOf(before, ruleId)
    if (fixes.length === 0) {
      if (isHelped) return undefined
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
    const { alsoChanged } = await changeInGroup(unit, actor, market, { before, document, notes })
    if (alsoChanged.some(isDecided)) {
      throw new Refusal(
        'invalid_transition',
        'The fix would also change another submission with this Basic UDI-DI, and withdraw its approval or request. Open the submission to change it.',
      )
    }
    return alsoChanged
  })
}

const isDecided = ({ status }: Pick<SubmissionRow, 'status'>): boolean =>
  !statusesToFix.some((undecided) => undecided === status)

/** A changed submission has no findings, so there is no fix to apply. */
function fixesOf(row: SubmissionRow, ruleId: string): NonNullable<SubmissionIssue['fix']>[] {
  const results = row.validation as ValidationResults | null
  return (results?.issues ?? []).flatMap((issue) => (issue.ruleId === ruleId && issue.fix ? [issue.fix] : []))
}
