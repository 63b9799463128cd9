import type { SheetChanges } from '#core/contract/submission-sheets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import {
  findSubmissions,
  lockSubmissions,
  type SubmissionRow,
} from '#server/submissions/submission-queries.ts'
import { documentsAt } from './sheet-queries.ts'

type Change = Pick<SheetChanges['changes'][number], 'submissionId' | 'revision'>
type Edit = Parameters<typeof submissionEntities.change>[2][number]

/** The submissions of a batch, locked, while one change after the other is made to them; many are written at once. */
export class BatchRows {
  private readonly rows: Map<number, SubmissionRow>
  private readonly atFirst: ReadonlyMap<number, SubmissionRow>
  /** Written since they were read. */
  private readonly outdated = new Set<number>()
  private readonly kept = new Map<number, Edit>()

  private constructor(
    private readonly unit: Unit,
    private readonly actor: Actor,
    rows: readonly SubmissionRow[],
    private readonly earlier: Awaited<ReturnType<typeof documentsAt>>,
  ) {
    this.atFirst = new Map(rows.map((row) => [row.id, row]))
    this.rows = new Map(this.atFirst)
  }

  static async lock(unit: Unit, actor: Actor, changes: readonly Change[]): Promise<BatchRows> {
    const ids = changes.map(({ submissionId }) => submissionId)
    const rows = await lockSubmissions(unit.tx, ids)
    const known = new Map(rows.map((row) => [row.id, row]))
    const asked = changes.flatMap(({ submissionId, revision }) => {
      const row = known.get(submissionId)
      return row && typeof revision === 'number' && revision < row.revision
        ? [{ submissionId, revision }]
        : []
    })
    return new BatchRows(unit, actor, rows, await documentsAt(unit.tx, asked))
  }

  /** What a change is based on. */
  base(id: number, revision: number): AnyDocument | undefined {
    const row = this.atFirst.get(id)
    return row?.revision === revision ? row.document : this.earlier(id, revision)
  }

  /** The submission with the changes made so far. */
  async read(id: number): Promise<SubmissionRow | undefined> {
    if (this.kept.has(id)) await this.write()
    if (this.outdated.has(id)) {
      for (const row of await findSubmissions(this.unit.tx, [...this.outdated])) this.rows.set(row.id, row)
      this.outdated.clear()
    }
    return this.rows.get(id)
  }

  /** To be written together with others. */
  keep(edit: Edit): void {
    this.kept.set(edit.before.id, edit)
  }

  async write(): Promise<void> {
    const edits = [...this.kept.values()]
    this.kept.clear()
    this.written(await submissionEntities.change(this.unit, this.actor, edits))
  }

  /** They were written, here or elsewhere. */
  written(ids: readonly number[]): void {
    for (const id of ids) if (this.rows.has(id)) this.outdated.add(id)
  }
}
