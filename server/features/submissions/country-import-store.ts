import type { SubmissionRow } from '#core/imports/submission-row.ts'
import type { NumberedRow, Verdicts } from '#server/imports/import-kind.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { type LinkedVersion, submissionsOfCodes, takeUploads } from './submission-import-queries.ts'
import { type ForMarket, type Meant, storeMeant } from './submission-import-store.ts'

/** Stores rows of a country upload: a row is known again by the country and its UDI-DI (S3-OPEN-10). */
export async function storeCountryRows(
  market: ForMarket,
  master: LinkedVersion | undefined,
  unit: Unit,
  actor: Actor,
  jobId: number,
  rows: readonly NumberedRow<SubmissionRow>[],
): Promise<Verdicts> {
  await takeUploads(unit.tx)
  const codeOf = ({ stated }: SubmissionRow) => stated.udiDi ?? master?.document.udiDi
  const codes = rows.map(({ read }) => codeOf(read)).filter((code) => typeof code === 'string')
  const known = await submissionsOfCodes(unit.tx, market.code, { udiDis: codes, masterDiId: master?.id })
  const judge = (read: SubmissionRow): Meant => {
    const code = codeOf(read) ?? null
    return { same: known.find(({ udi_di }) => udi_di === code), version: master }
  }
  return storeMeant({ market, unit, actor, jobId }, rows, judge)
}
