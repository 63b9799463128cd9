import { randomUUID } from 'node:crypto'
import { mostDevices } from '#core/connections/connection-kind.ts'
import { connectionKind } from '#core/connections/kinds.ts'
import { isOnItsWay } from '#core/connections/transmission.ts'
import type { SendRequest, Transmission } from '#core/contract/connections.ts'
import type { Issue } from '#core/contract/problem.ts'
import { connectionRow } from '#server/connections/connection-queries.ts'
import { tell } from '#server/connections/telling.ts'
import {
  lockTransmission,
  presentTransmission,
  shownTransmission,
  transmissionsOf,
} from '#server/connections/transmission-queries.ts'
import { changeTransmission, insertTransmission } from '#server/connections/transmission-writes.ts'
import { findFile } from '#server/exchange/exported-file-queries.ts'
import { findPackage } from '#server/exchange/package-queries.ts'
import { answeredFiles, lockNamedFiles } from '#server/exchange/sending-queries.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'

export async function findPackageToSend(hub: Hub, id: number) {
  const row = await findPackage(hub.db, id)
  if (!row) throw notFound('Package not found')
  return row
}

export async function findFileToSend(hub: Hub, id: number) {
  const row = await findFile(hub.db, id)
  if (!row) throw notFound('File not found')
  return row
}

export async function findTransmission(hub: Hub, id: number) {
  const row = await shownTransmission(hub.db, id)
  if (!row) throw missing()
  return row
}

const missing = () => notFound('This transmission does not exist')

export const transmissions = async (
  hub: Hub,
  of: Parameters<typeof transmissionsOf>[1],
): Promise<Transmission[]> => (await transmissionsOf(hub.db, of)).map(presentTransmission)

/** Queues files; they leave once the worker comes to them. Files that are on their way or answered are refused. */
export async function sendFiles(hub: Hub, actor: Actor, asked: SendRequest): Promise<Transmission[]> {
  const fileIds = asked.fileIds ?? []
  const packageIds = asked.packageId == null ? [] : [asked.packageId]
  if (fileIds.length + packageIds.length === 0)
    throw invalid([{ path: 'packageId', message: 'Name a package or files' }])
  return inTransaction(hub, actor, async (unit) => {
    const { tx, now } = unit
    const connection = await connectionRow(tx, asked.connectionId)
    const files = await lockNamedFiles(tx, { fileIds, packageIds, unknown: false })
    const answered = await answeredFiles(
      tx,
      files.map(({ id }) => id),
    )
    const before = await transmissionsOf(tx, { fileIds: files.map(({ id }) => id) })
    const onItsWay = new Set(before.filter(({ state }) => isOnItsWay(state)).map((one) => one.export_id))
    const issues: Issue[] = []
    const problem = (path: string, message: string) => issues.push({ path, message })
    if (!connection) problem('connectionId', 'This connection does not exist')
    else if (!connection.enabled) problem('connectionId', 'This connection is switched off')
    const there = new Set(files.map(({ id }) => id))
    for (const [at, id] of fileIds.entries())
      if (!there.has(id)) problem(`fileIds.${at}`, `File ${id} does not exist`)
    if (asked.packageId != null && !files.some(({ package_id }) => package_id === asked.packageId))
      problem('packageId', `Package ${asked.packageId} does not exist or has no files`)
    const kind = connection && connectionKind(connection.kind)
    const most = kind ? mostDevices(kind) : Number.POSITIVE_INFINITY
    for (const { id, file_name, market, environment, devices } of files) {
      if (answered.has(id)) problem('fileIds', `${file_name} is answered already`)
      else if (onItsWay.has(id)) problem('fileIds', `${file_name} is on its way already`)
      else if (connection && (market !== connection.market || environment !== connection.environment))
        problem(
          'fileIds',
          `${file_name} is for ${market} ${environment}, the connection for ${connection.market} ${connection.environment}`,
        )
      else if (devices > most)
        problem('fileIds', `${file_name} has ${devices} devices. A message takes ${most}.`)
    }
    if (issues.length > 0 || !connection) throw invalid(issues)
    const hours = Number(connection.settings.answerHours)
    const answerBy = new Date(now.getTime() + hours * 3_600_000)
    for (const { id } of files) {
      await insertTransmission(tx, {
        exportId: id,
        connectionId: connection.id,
        messageId: `${randomUUID()}@regulatory-device-identifier-hub`,
        answerBy,
        now,
        actorId: actor.id,
      })
      tell(unit, { export_id: id, state: 'queued' }, 'queued', `to be sent through ${connection.name}`)
    }
    const shown = await transmissionsOf(tx, { fileIds: files.map(({ id }) => id) })
    return shown.filter(({ state }) => state === 'queued').map(presentTransmission)
  })
}

export async function stopTransmission(hub: Hub, actor: Actor, id: number): Promise<Transmission> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await lockTransmission(unit.tx, id)
    if (!row) throw missing()
    if (row.state !== 'queued')
      throw new Refusal(
        'invalid_transition',
        'The file has been sent, or may have been, so it can no longer be stopped.',
      )
    const change = { state: 'stopped', next_at: null, told: null, updated_at: unit.now } as const
    await changeTransmission(unit.tx, id, change)
    tell(unit, row, 'stopped', null)
    const shown = await shownTransmission(unit.tx, id)
    if (!shown) throw missing()
    return presentTransmission(shown)
  })
}
