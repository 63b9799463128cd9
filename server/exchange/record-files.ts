import type { Environment } from '#core/markets/exchange.ts'
import { fold } from '#core/text/fold.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Tx, Unit } from '#server/platform/hub.ts'
import { insertAttempts, type NewAttempt } from './attempt-queries.ts'
import { lastDocuments, lockDocuments } from './document-queries.ts'
import { approversOf, insertFile } from './exported-file-queries.ts'
import type { ChosenRow } from './left-out.ts'
import type { MadeFile } from './upload-order.ts'

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
  await refuseOvertaken(unit.tx, market, environment, files)
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
        document: file.document,
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
      names.set(id, [...(names.get(id) ?? []), named(name, file)])
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

const named = (name: string, { document }: MadeFile): string =>
  document ? `${name}, version ${document.version} of the set ${document.setId}` : name

/** A version of a document is made once: where somebody else has made it meanwhile, the next one is due. */
async function refuseOvertaken(
  tx: Tx,
  market: string,
  environment: Environment,
  files: readonly MadeFile[],
): Promise<void> {
  const documents = files.flatMap(({ document }) => document ?? [])
  if (documents.length === 0) return
  await lockDocuments(tx)
  const last = await lastDocuments(tx, { market, environment, keys: documents.map(({ key }) => key) })
  const overtaken = documents.find(({ key, setId, version }) => {
    const before = last.get(key)
    return before ? before.version + 1 !== version || before.setId !== setId : version !== 1
  })
  if (!overtaken) return
  throw new Refusal(
    'invalid_transition',
    `Someone else has created a file for ${overtaken.key} in the meantime. Create the files again.`,
  )
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
