import { diKey } from '#core/identifiers/di-key.ts'
import type { SubmissionRow } from '#core/imports/submission-row.ts'
import type { NumberedRow, Verdicts } from '#server/imports/import-kind.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { type LinkedVersion, submissionsOfCodes, takeUploads } from './submission-import-queries.ts'
import {
  type ForMarket,
  type Judged,
  judgeMeant,
  type Meant,
  storeJudged,
  verdictsOf,
} from './submission-import-store.ts'

/** The market rows are for, and the record they are made of; none where only rows that are there are updated. */
export interface ForRecord {
  readonly market: ForMarket
  readonly master: LinkedVersion | undefined
}
type Rows = readonly NumberedRow<SubmissionRow>[]

/** Stores rows of a country upload. */
export async function storeCountryRows(
  of: ForRecord,
  unit: Unit,
  actor: Actor,
  jobId: number,
  rows: Rows,
): Promise<Verdicts> {
  await takeUploads(unit.tx)
  return storeJudged(of.market, unit, actor, jobId, await judgeRows(of, unit, rows))
}

/** Previews the result for each row. */
export async function compareCountryRows(of: ForRecord, unit: Unit, _: Actor, rows: Rows): Promise<Verdicts> {
  return verdictsOf(await judgeRows(of, unit, rows))
}

/** Rows are identified by country and UDI-DI (S3-OPEN-10). */
async function judgeRows({ market, master }: ForRecord, unit: Unit, rows: Rows): Promise<Judged> {
  const codeOf = ({ stated }: SubmissionRow) => stated.udiDi ?? master?.document.udiDi
  const codes = rows.map(({ read }) => codeOf(read)).filter((code) => typeof code === 'string')
  const known = await submissionsOfCodes(unit.tx, market.code, { udiDis: codes, masterDiId: master?.id })
  return judgeMeant(market, unit, rows, (read): Meant => {
    const code = codeOf(read) ?? null
    return { same: known.find(({ udi_di }) => diKey(udi_di) === diKey(code)), version: master }
  })
}
