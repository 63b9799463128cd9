import type { Environment } from '#core/markets/exchange.ts'
import { fold } from '#core/text/fold.ts'
import { insertAttempts, type NewAttempt } from '#server/exchange/attempt-queries.ts'
import { approversOf, insertFile } from '#server/exchange/exported-file-queries.ts'
import type { MadeFile } from '#server/exchange/upload-order.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import type { ChosenRow } from './choose-submissions.ts'

interface Recorded {
  readonly market: string
  readonly environment: Environment
  readonly files: readonly MadeFile[]
  readonly rows: readonly ChosenRow[]
  readonly packageId: number | null
  /** By what name it was handed out, where that differs from the file's own. */
  readonly fileName?: string
  /** The bytes it was handed out as, where it is no text. */
  readonly bytes?: Buffer
}

/** Stores the exported files, an attempt for each submission, and an audit entry for each. */
export async function recordFiles(
  unit: Unit,
  actor: Actor,
  { market, environment, files, rows, packageId, fileName, bytes }: Recorded,
): Promise<void> {
  const by = { now: unit.now, actorId: actor.id }
  const byId = new Map(rows.map((row) => [row.id, row]))
  const approvers = await approversOf(
    unit.tx,
    rows.map(({ id }) => id),
  )
  const attempts: NewAttempt[] = []
  const names = new Map<number, string[]>()
  for (const file of files) {
    const ids = [...new Set(file.parts.flatMap(({ references }) => references.map(Number)))]
    const [only, ...others] = ids
    const one = only !== undefined && others.length === 0 ? byId.get(only) : undefined
    const approvedBy = [...new Set(ids.flatMap((id) => approvers.get(id) ?? []))].join(', ')
    const name = fileName ?? file.name
    const { id: exportId } = await insertFile(
      unit.tx,
      {
        market,
        environment,
        service: file.service,
        fileName: name,
        content: bytes ?? file.content,
        sender: file.sender,
        correlationId: file.correlationId,
        parts: file.parts,
        devices: ids.length,
        packageId,
        place: packageId === null ? null : file.order,
        submission: one && { id: one.id, revision: one.revision },
        approvedBy: approvedBy || null,
        searchText: searchTextOf(
          name,
          file,
          ids.flatMap((id) => byId.get(id) ?? []),
        ),
      },
      by,
    )
    for (const id of ids) {
      const row = byId.get(id)
      if (!row) continue
      names.set(id, [...(names.get(id) ?? []), name])
      attempts.push({
        exportId,
        submissionId: id,
        submissionRevision: row.revision,
        environment,
        service: file.service,
      })
    }
  }
  await insertAttempts(unit.tx, attempts, by)
  for (const [id, files] of names) {
    const row = byId.get(id)
    unit.record({
      action: 'exported',
      entityType: 'submission',
      entityId: id,
      changesData: {
        deviceName: row?.device_name ?? null,
        deviceNumber: row?.device_number ?? null,
        actionNotes: `${[...new Set(files)].join(', ')} (${environment})`,
      },
    })
  }
}

const searchTextOf = (name: string, { sender, service }: MadeFile, rows: readonly ChosenRow[]): string =>
  [
    name,
    sender,
    service,
    ...rows.flatMap(({ device_name, device_number, udi_di }) => [device_name, device_number, udi_di]),
  ]
    .map((text) => fold(text ?? ''))
    .filter((text) => text !== '')
    .join('\n')
