import type { HouseRules, HubSettings } from '#core/lifecycle/settings.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { MarketFile, MarketModule } from '#core/markets/market.ts'
import type { Db } from '#server/database/connect.ts'
import type { Hub, Tx, Unit } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { approvedAmong } from './approval-end-queries.ts'
import { type ApprovedFileRow, approvedFilesOf, keepApprovedFiles } from './approved-file-queries.ts'
import { type ContentFile, contentFile, idsFrom } from './content-file.ts'
import { factsOf } from './submission-facts.ts'
import { marketOfRow } from './submission-market.ts'
import { findSubmissions, type SubmissionRow } from './submission-queries.ts'

/** What is approved in controlled mode is the file: it is made with the approval, and no other one leaves (decision D60). */

/** Makes and keeps the files of what is being approved; answers their hashes for the trail. */
export async function keepFilesOf(
  hub: Hub,
  { tx, now }: Unit,
  row: SubmissionRow,
): Promise<{ readonly file: string; readonly sha256: string }[]> {
  const market = marketOfRow(hub, row)
  const { settings } = await readSettings(tx)
  const seed = `${row.id}/${row.revision}/${now.toISOString()}`
  const context = { facts: await factsOf(tx, market, row), settings, madeAt: now, seed }
  const files = market.files.flatMap((file) => contentFile(market, file, row, context) ?? [])
  const of = { submissionId: row.id, revision: row.revision, madeAt: now, seed }
  await keepApprovedFiles(tx, of, files)
  return files.map(({ file, sha256 }) => ({ file, sha256 }))
}

interface Leaving {
  readonly market: MarketModule
  readonly file: MarketFile
  readonly settings: HubSettings
  readonly environment: Environment
}

/** When the approved file was made and what its ids derive from: with these it is made again to the byte. */
export interface Remaking {
  readonly madeAt: Date
  readonly newId: () => string
}

/** How to make a file of a submission as it was approved; undefined where none was. */
export async function remakingOf(tx: Tx, id: number, file: string): Promise<Remaking | undefined> {
  const approved = (await approvedFilesOf(tx, [id])).find((one) => one.file === file)
  return approved && { madeAt: approved.made_at, newId: idsFrom(approved.seed) }
}

/** Why the file of a submission would not be the approved one; by the id of the submission. */
export type Differing = ReadonlyMap<number, string>

/**
 * Which of these would now leave without an approval, or in another file than the approved one: for another environment
 * or release, or written in another way. Only environment and release are compared unless `whole`, which makes each file
 * again.
 */
export async function otherThanApproved(
  db: Db | Tx,
  { rules }: { readonly rules: Pick<HouseRules, 'controlled'> },
  ids: readonly number[],
  { whole, ...leaving }: Leaving & { readonly whole: boolean },
): Promise<Differing> {
  const found = new Map<number, string>()
  if (!rules.controlled) return found
  const approved = await approvedFilesOf(db, ids)
  const checked = new Map<number, ApprovedFileRow>()
  const newestOf = new Map<number, ApprovedFileRow>()
  for (const row of approved)
    if (row.file === leaving.file.id && !newestOf.has(row.submission_id)) newestOf.set(row.submission_id, row)
  for (const id of new Set(approved.map(({ submission_id }) => submission_id))) {
    const newest = newestOf.get(id)
    const why = newest ? differs(newest, leaving) : 'No such file was part of the approval.'
    if (why) found.set(id, `${why} ${approveAgain}`)
    else if (newest) checked.set(id, newest)
  }
  // Registered by its data alone, which anybody may have written; approved before files were kept, it may leave.
  const unknown = ids.filter((id) => !checked.has(id) && !found.has(id))
  const decided = await approvedAmong(db, unknown)
  for (const id of unknown) if (!decided.has(id)) found.set(id, notApproved)
  if (!whole) return found
  for (const row of await findSubmissions(db, [...checked.keys()])) {
    const was = checked.get(row.id)
    // Others are answered in between.
    await new Promise((resolve) => setImmediate(resolve))
    if (was && (await again(db, row, leaving, was))?.sha256 !== was.sha256) {
      found.set(row.id, `The file would differ from the approved one. ${approveAgain}`)
    }
  }
  return found
}

const approveAgain = 'Validate it again and have it approved again.'
const notApproved = 'Nobody has approved it in controlled mode. Edit it, validate it and have it approved.'

function differs(was: ApprovedFileRow, { market, file, settings, environment }: Leaving): string | null {
  if (was.environment !== environment)
    return `It was approved for ${was.environment}, not for ${environment}.`
  const release =
    market.exchange?.file === file.id
      ? market.exchange.releaseOf(settings, environment)
      : (file.releaseOf?.(settings) ?? null)
  if (was.release === release) return null
  return `It was approved in release ${was.release ?? 'none'} of the data exchange; files are now made in ${release ?? 'none'}.`
}

async function again(
  db: Db | Tx,
  row: SubmissionRow,
  { market, file, settings, environment }: Leaving,
  { made_at: madeAt, seed }: ApprovedFileRow,
): Promise<ContentFile | undefined> {
  const facts = await factsOf(db, market, row)
  return contentFile(market, file, row, { facts, settings, environment, madeAt, seed })
}
