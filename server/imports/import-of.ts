import type { UndoRequest, UpdateRequest } from '#core/contract/imports.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Actor, HeldJob, Hub, JobWork } from '#server/platform/hub.ts'
import type { MayWithRows } from '#server/platform/job-presenter.ts'
import type { UploadedFile } from '#server/platform/uploads.ts'
import { surveyLarger, surveyTable } from './file-surveys.ts'
import type { StartedImport } from './import-answer.ts'
import { changeNeeds, type ImportKind, removalNeeds } from './import-kind.ts'
import { type Previewer, previewerOf } from './previewer.ts'
import { performImport, startImport } from './run-import.ts'
import { performUndo, startUndo } from './undo-import.ts'
import { performUpdate, startTakingBack, startUpdate } from './update-import.ts'

/** What the jobs of a kind can do beside being looked at; features give it to the jobs room in app.ts. */
export interface JobKind extends JobWork {
  readonly fields: Fields
  readonly errorsTold: number | undefined
  /** What this person may do with the rows of an import, or of an update. */
  may(actor: Actor): MayWithRows
  update(hub: Hub, actor: Actor, source: JobRow, request: UpdateRequest): Promise<StartedImport>
  undo(hub: Hub, actor: Actor, source: JobRow, request: UndoRequest): Promise<StartedImport>
}

export interface Importer extends JobKind {
  /** A CSV or workbook that fits into memory. */
  startTable(hub: Hub, actor: Actor, file: UploadedFile): Promise<StartedImport>
  /** A larger file, kept on disk. */
  startLarger(hub: Hub, actor: Actor, file: SpooledFile<'csv' | 'xml'>): Promise<StartedImport>
  /** The same after a look at what it would do. */
  readonly preview: Previewer
  /** Where the rows of a file are for one master record: the upload for that one, if it is there. */
  readonly ofRecord?: (masterDiId: number) => Promise<Importer | undefined>
}

/**
 * One way to make an upload (decision D23): a feature says how rows are read, what makes two of them the same and
 * how a batch is stored; recognition, batches, progress, errors, rows with other values and their update are the
 * same for all.
 */
export function importOf<Row>(kind: ImportKind<Row>): Importer {
  return {
    kind: kind.kind,
    fields: kind.fields,
    errorsTold: kind.errorsTold,
    startTable: async (hub, actor, file) => {
      const fileHash = sha256(file.bytes)
      return startImport(hub, actor, kind, { ...(await surveyTable(kind, file)), fileHash })
    },
    startLarger: async (hub, actor, file) => {
      const fileHash = await file.hash()
      return startImport(hub, actor, kind, { ...(await surveyLarger(kind, file)), fileHash })
    },
    may: ({ permissions, rules }) => ({
      update: permissions.includes(changeNeeds(kind)),
      remove: kind.remove !== undefined && permissions.includes(removalNeeds(kind)),
      byNewVersion: (kind.isVersioned ?? false) && rules.onlyByNewVersion,
    }),
    grownTables: kind.grownTables,
    ...(kind.address && { address: kind.address }),
    perform: (hub, job) => perform(hub, kind, job),
    update: (hub, actor, source, request) => startUpdate(hub, actor, kind, source, request),
    undo: (hub, actor, source, request) =>
      source.updates_job === null
        ? startUndo(hub, actor, kind, source, request)
        : startTakingBack(hub, actor, kind, source, request),
    preview: previewerOf(kind),
  }
}

async function perform<Row>(hub: Hub, kind: ImportKind<Row>, job: HeldJob): Promise<void> {
  if (job.row.undoes_job !== null) return performUndo(hub, kind, job)
  return job.row.updates_job === null ? performImport(hub, kind, job) : performUpdate(hub, kind, job)
}
