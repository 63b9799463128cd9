import { markets } from '#core/code-lists/markets.ts'
import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import type { MasterRow } from '#core/imports/table.ts'
import { newRegistration } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { MarketRelease, ReleaseDevice } from '#core/markets/register.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import type { StartedImport } from '#server/imports/import-answer.ts'
import { type ImportKind, isSaved, type NumberedRow, type Verdicts } from '#server/imports/import-kind.ts'
import { importOf, type JobKind } from '#server/imports/import-of.ts'
import { startImport } from '#server/imports/run-import.ts'
import type { Actor, Hub, Unit } from '#server/platform/hub.ts'
import { recordsToCopy } from '#server/submissions/record-to-copy-queries.ts'
import { newDraft } from '#server/submissions/submission-drafts.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import { removable, removeSubmissions } from '#server/submissions/submission-removal.ts'
import { ownOfRelease } from './release-comparison.ts'
import { draftsMade } from './release-import-queries.ts'
import { refused } from './release-reading.ts'

/** Devices that only a regulator has, taken in: a master record of each, and the market's draft of it. */

/** How master records are made and taken back; their feature gives this in app.ts. */
export interface ReleaseMasters {
  readonly kind: Omit<ImportKind<MasterRow>, 'kind' | 'formats' | 'records' | 'unknownMessage'>
  rowOf(udiDi: string, document: AnyDocument, country: string): MasterRow
}

interface Taken extends MasterRow {
  readonly draft: AnyDocument
}

export interface ReleaseImport extends JobKind {
  start(hub: Hub, actor: Actor, file: SpooledFile<string>): Promise<StartedImport>
}

/** One kind for each market that has releases: undoing an import takes back the drafts of its market. */
export function releaseImports(hub: Hub, masters: ReleaseMasters): ReadonlyMap<string, ReleaseImport> {
  const all = markets.flatMap(({ code }) => {
    const market = hub.marketOf(code)
    return market?.release ? [[code, releaseImport(market, market.release, masters)] as const] : []
  })
  return new Map(all)
}

function releaseImport(market: MarketModule, release: MarketRelease, masters: ReleaseMasters): ReleaseImport {
  const kind: ImportKind<Taken> = {
    ...masters.kind,
    kind: `release-${market.code}`,
    formats: [],
    unknownMessage: () => 'Please upload a file the regulator has published',
    grownTables: [...masters.kind.grownTables, 'submissions', 'submission_revisions'],
    store: async (unit, actor, jobId, rows) => {
      const verdicts = await masters.kind.store(unit, actor, jobId, rows)
      await makeDrafts(market, unit, actor, jobId, rows, verdicts)
      return verdicts
    },
    remove: async (unit, actor, removal) => {
      const made = await draftsMade(unit.tx, market.code, removal.ids)
      const along = await removable(
        unit,
        actor,
        made.map(({ id }) => id),
      )
      const removed = (await masters.kind.remove?.(unit, actor, { ...removal, along })) ?? new Map()
      // The draft of a record that stays stays with it.
      const isGone = ({ id, record }: (typeof made)[number]) =>
        along.includes(id) && removed.get(record) === null
      const gone = made.filter(isGone).map(({ id }) => id)
      await removeSubmissions(unit, actor, { ...removal, ids: gone })
      return removed
    },
  }
  return {
    ...importOf(kind),
    start: async (hub, actor, file) => {
      const fileHash = await file.hash()
      const { read, known } = await ownOfRelease(hub, market, file)
      const news = read.devices.filter(({ document }) => !known.has(diKey(document.udiDi)))
      const chosen = chosenOf(news, file.fields.udiDis)
      return startImport(hub, actor, kind, {
        fileName: file.name,
        fileHash,
        recognised: read.recognised,
        unreadColumns: [],
        total: chosen.length,
        rows: rowsOf(chosen.map((device) => takenOf(device, market.code, release, masters))),
      })
    },
  }
}

/** One UDI-DI per line; all if none is given. */
function chosenOf(news: readonly ReleaseDevice[], named: string | undefined): readonly ReleaseDevice[] {
  const wanted = new Set((named ?? '').split(/\s+/).flatMap((one) => (one === '' ? [] : [diKey(one)])))
  const chosen = news.filter(({ document }) => wanted.size === 0 || wanted.has(diKey(document.udiDi)))
  if (chosen.length === 0)
    throw refused(
      'None of these devices is new in this file. Compare the file again to see the current differences.',
    )
  return chosen
}

function takenOf(
  { document, master }: ReleaseDevice,
  country: string,
  { ownerFields }: MarketRelease,
  masters: ReleaseMasters,
): Taken {
  const named = ownerFields.map((field) => document[field]).filter((one) => typeof one === 'string')
  const given = { ...document, manufacturerName: document.manufacturerName ?? named.at(-1) ?? '' }
  const row = masters.rowOf(String(document.udiDi), given, country)
  if (!master) return { ...row, draft: document }
  return {
    ...row,
    document: master.document,
    stated: master.document,
    sourceData: master.sourceData,
    draft: document,
  }
}

async function* rowsOf(rows: readonly Taken[]) {
  for (const [at, row] of rows.entries()) yield { row: at + 1, length: 2000, reading: { row } }
}

async function makeDrafts(
  market: MarketModule,
  unit: Unit,
  actor: Actor,
  jobId: number,
  rows: readonly NumberedRow<Taken>[],
  verdicts: Verdicts,
): Promise<void> {
  const made = new Map<number, AnyDocument>()
  for (const { row, read } of rows) {
    const verdict = verdicts.get(row)
    if (isSaved(verdict) && typeof verdict === 'object' && 'became' in verdict)
      made.set(verdict.became, read.draft)
  }
  if (made.size === 0) return
  const drafts = (await recordsToCopy(unit.tx, [...made.keys()])).map((record) => {
    const begun = { ...newRegistration, ...made.get(record.id) }
    const document = applyPatch({}, begun)
    const notes = 'Read from what the regulator has published'
    return newDraft({ code: market.code, module: market }, record.version, { document, notes })
  })
  await submissionEntities.create(unit, actor, drafts, jobId)
}
