import type { Sending, SendingResult } from '#core/contract/exchange.ts'
import type { Issue } from '#core/contract/problem.ts'
import { answeredFiles, lockNamedFiles, type Marked, markSent } from '#server/exchange/sending-queries.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { deviceNamed } from '#server/submissions/submission-audit-details.ts'
import { findSubmissions } from '#server/submissions/submission-queries.ts'

/** Records whether files were uploaded to the register, as a person states it (decision D59). */
export async function recordSending(hub: Hub, actor: Actor, said: Sending): Promise<SendingResult> {
  const fileIds = said.fileIds ?? []
  const packageIds = said.packageIds ?? []
  const unknown = said.unknown ?? false
  if (fileIds.length === 0 && packageIds.length === 0 && !unknown) {
    throw invalid([{ path: 'fileIds', message: 'List the files or the packages' }])
  }
  return inTransaction(hub, actor, async (unit) => {
    const files = await lockNamedFiles(unit.tx, { fileIds, packageIds, unknown })
    refuseMissing(files, { fileIds, packageIds })
    const ids = files.map(({ id }) => id)
    if (!said.sent) await refuseAnswered(unit, files)
    const marked = await markSent(unit.tx, ids, { sent: said.sent, now: unit.now, actorId: actor.id })
    const names = new Map(files.map(({ id, file_name }) => [id, file_name]))
    await recordInTrail(unit, marked, names, said.sent)
    return {
      sent: said.sent,
      files: new Set(marked.map(({ export_id }) => export_id)).size,
      submissions: new Set(marked.map(({ submission_id }) => submission_id)).size,
    }
  })
}

interface FileOfPackage {
  readonly id: number
  readonly package_id: number | null
  readonly file_name: string
}

function refuseMissing(
  files: readonly FileOfPackage[],
  asked: { readonly fileIds: readonly number[]; readonly packageIds: readonly number[] },
): void {
  const ids = new Set(files.map(({ id }) => id))
  const packages = new Set(files.map(({ package_id }) => package_id))
  const issues: Issue[] = [
    ...asked.fileIds.flatMap((id, at) =>
      ids.has(id) ? [] : [{ path: `fileIds.${at}`, message: `File ${id} does not exist` }],
    ),
    ...asked.packageIds.flatMap((id, at) =>
      packages.has(id)
        ? []
        : [{ path: `packageIds.${at}`, message: `Package ${id} does not exist or has no files` }],
    ),
  ]
  if (issues.length > 0) throw invalid(issues)
}

/** A file that the register has answered was certainly sent. */
async function refuseAnswered({ tx }: Unit, files: readonly FileOfPackage[]): Promise<void> {
  const answered = await answeredFiles(
    tx,
    files.map(({ id }) => id),
  )
  const first = files.find(({ id }) => answered.has(id))
  if (first) {
    throw new Refusal(
      'invalid_transition',
      `The register has answered ${first.file_name}, so it was sent. Nothing was changed.`,
    )
  }
}

export async function recordInTrail(
  unit: Unit,
  marked: readonly Marked[],
  names: ReadonlyMap<number, string>,
  sent: boolean,
): Promise<void> {
  const action = sent ? 'sent' : 'sending_undone'
  const inFiles = new Map<number, Set<string>>()
  for (const { submission_id, export_id } of marked) {
    const known = inFiles.get(submission_id) ?? new Set()
    inFiles.set(submission_id, known.add(names.get(export_id) ?? String(export_id)))
  }
  for (const row of await findSubmissions(unit.tx, [...inFiles.keys()])) {
    unit.record({
      action,
      entityType: 'submission',
      entityId: row.id,
      changesData: {
        ...deviceNamed(row),
        actionNotes: [...(inFiles.get(row.id) ?? [])].join(', '),
      },
    })
  }
}
