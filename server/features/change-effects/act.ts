import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type {
  ActedMarket,
  ChangeAct,
  ChangeActed,
  changeRests,
  changeSteps,
} from '#core/contract/change-effects.ts'
import type { Package, PackageRequest } from '#core/contract/exchange.ts'
import type { Sending } from '#core/contract/master-commands.ts'
import type { MasterSync, MasterSynced } from '#core/contract/master-sync.ts'
import type { Issue } from '#core/contract/problem.ts'
import { type SubmissionStatus, submissionAllows } from '#core/lifecycle/submission-status.ts'
import { issuesOfWish } from '#server/approval/asking.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { loadSubmission } from '#server/submissions/submission-service.ts'
import { validate } from '#server/submissions/submission-validation.ts'
import { type JudgedMarket, judgeMarkets } from './change-effects.ts'
import type { AskedRecord } from './record-queries.ts'

/** What other features do for the act, each in its one way. */
export interface ChangeParts {
  carryOver(hub: Hub, actor: Actor, recordId: number, body: MasterSync): Promise<MasterSynced>
  send(hub: Hub, actor: Actor, submissionId: number, sending: Sending): Promise<unknown>
  makePackage(hub: Hub, actor: Actor, request: PackageRequest): Promise<Package>
}

interface Acting {
  readonly hub: Hub
  readonly actor: Actor
  readonly parts: ChangeParts
  readonly record: AskedRecord
  readonly sending: Sending | null
}

/** All that follows from a change, market by market: a failure in one does not stop the others. */
export async function actOnChange(
  { hub, actor, parts }: Pick<Acting, 'hub' | 'actor' | 'parts'>,
  record: AskedRecord,
  { revision, submissions, sending }: ChangeAct,
): Promise<ChangeActed> {
  refuseStale('master record', record, revision, () => ({ id: record.id, revision: record.revision }))
  const { isInForce, markets } = await judgeMarkets(hub, actor, record)
  if (!isInForce) {
    throw new Refusal(
      'invalid_transition',
      'Submissions follow the version in force. Have this version approved first. Nothing was carried over.',
    )
  }
  const chosen = chooseMarkets(markets, submissions)
  const asksForApproval = chosen.some(({ market }) => market.act === 'approval')
  if (asksForApproval) await refuseWish(hub, actor, sending ?? null)
  const acting = { hub, actor, parts, record, sending: sending ?? null }
  const acted: ActedMarket[] = []
  for (const each of chosen) acted.push(await actIn(acting, each))
  return { markets: acted }
}

interface Chosen {
  readonly market: JudgedMarket
  readonly id: number
  /** The revision of the submission that was seen. */
  readonly seen: number
}

function chooseMarkets(markets: readonly JudgedMarket[], asked: ChangeAct['submissions']): readonly Chosen[] {
  const issues: Issue[] = []
  const seen = new Set<number>()
  const chosen = asked.flatMap(({ submissionId, revision }, at): Chosen[] => {
    const path = `submissions.${at}.submissionId`
    const market = markets.find((one) => one.submissionId === submissionId)
    if (seen.has(submissionId)) issues.push({ path, message: 'The submission is listed twice' })
    else if (!market)
      issues.push({ path, message: 'This submission does not stand for the device in a market' })
    seen.add(submissionId)
    return market ? [{ market, id: submissionId, seen: revision }] : []
  })
  if (issues.length > 0) throw invalid(issues)
  return chosen
}

/** Before anything is done: who decides, and by when. */
async function refuseWish(hub: Hub, actor: Actor, sending: Sending | null): Promise<void> {
  const issues = await inTransaction(hub, actor, (unit) =>
    issuesOfWish(unit, actor, {
      assignee: {
        path: 'sending.assignedUserId',
        id: sending?.assignedUserId || null,
        missing: 'Choose who decides',
      },
      due: {
        path: 'sending.dueDate',
        date: sending?.dueDate || null,
        missing: 'Set a due date for the approval',
      },
    }),
  )
  if (issues.length > 0) throw invalid(issues)
}

type Step = (typeof changeSteps)[number]
type Rest = (typeof changeRests)[number]

/** What has come of a market so far. */
interface Progress {
  readonly done: Step[]
  alsoChanged: number
  packageId: number | null
}

async function actIn(acting: Acting, chosen: Chosen): Promise<ActedMarket> {
  const { market, id } = chosen
  const progress: Progress = { done: [], alsoChanged: 0, packageId: null }
  const told = (left: Rest, message: string | null): ActedMarket => ({
    ...{ country: market.country, submissionId: id, ...progress },
    ...{ left, message },
  })
  try {
    return told(await stepsOf(acting, chosen, progress), null)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isStale = error.type === 'stale_record'
    return told(isStale ? 'changed' : 'refused', wordsOf(error))
  }
}

/** A refusal with the first of its reasons, which says what to do. */
function wordsOf({ message, details }: Refusal): string {
  const [first] = details.issues ?? []
  return !first || message.includes(first.message) ? message : `${message} ${first.message}`
}

async function stepsOf(acting: Acting, chosen: Chosen, progress: Progress): Promise<Rest> {
  const { market, id, seen } = chosen
  if (market.effect === 'new-di') return 'new-di'
  if (market.effect === 'refused') return 'refused-change'
  if (market.act === 'none') return 'nothing'
  const { hub, actor, parts, record } = acting
  const current = await loadSubmission(hub, id)
  if (current.revision !== seen) return 'changed'
  if (market.carried.length > 0) {
    const submission = { submissionId: id, revision: seen, fields: [...market.carried], beginUpdate: true }
    const body = { revision: record.revision, submissions: [submission] }
    const { alsoChanged } = await parts.carryOver(hub, actor, record.id, body)
    progress.alsoChanged = alsoChanged.length
    progress.done.push('carried-over')
  }
  const status = await validated(acting, id, progress)
  if (status === 'error') return 'errors'
  if (market.effect === 'not-registered') return 'first-file'
  return leaves(acting, chosen, status, progress)
}

/** Validates what is a draft; what was validated or decided on since stays as it is. */
async function validated({ hub, actor }: Acting, id: number, { done }: Progress): Promise<SubmissionStatus> {
  const { status } = await loadSubmission(hub, id)
  if (status !== 'draft' && status !== 'error' && status !== 'rejected') return status
  const after = await validate(hub, actor, id)
  done.push('validated')
  return after.status
}

async function leaves(
  { hub, actor, parts, sending }: Acting,
  { market, id }: Chosen,
  status: SubmissionStatus,
  progress: Progress,
): Promise<Rest> {
  const isDecided = submissionAllows('download', status, actor.rules)
  if (actor.rules.controlled && !isDecided) {
    if (status === 'pending') return 'decision'
    await parts.send(hub, actor, id, sending ?? {})
    progress.done.push('sent-for-approval')
    return 'decision'
  }
  const register = marketsWithExchange.find((code) => code === market.country)
  if (!register) return 'no-register'
  if (!actor.permissions.includes('export-data')) return 'no-permission'
  const made = await parts.makePackage(hub, actor, { submissionIds: [id], market: register })
  progress.packageId = made.id
  if (made.status === 'running') return 'running'
  progress.done.push('file-made')
  return 'upload'
}
