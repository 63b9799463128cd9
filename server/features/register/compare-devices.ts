import { setImmediate as breathe } from 'node:timers/promises'
import { diKey } from '#core/identifiers/di-key.ts'
import type { RegisterDevice } from '#core/markets/register.ts'
import type { Db } from '#server/database/connect.ts'
import { type ComparedDevice, submissionsByUdiDi } from '#server/exchange/register-device-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { RegisterMarket } from './register-market.ts'

const atOnce = 100

export type KnownSubmission = Awaited<ReturnType<typeof submissionsByUdiDi>>[number]

/** The submission the hub has of each device of a register, by its UDI-DI and whether it is a legacy device. */
export async function knownSubmissions(
  db: Db | Tx,
  { market, register }: RegisterMarket,
  codes: readonly string[],
): Promise<(udiDi: string, isLegacy: boolean) => KnownSubmission | undefined> {
  const known = new Map(
    (await submissionsByUdiDi(db, market.code, codes)).map((row) => [
      `${diKey(row.udi_di)} ${register.isLegacy(row.document)}`,
      row,
    ]),
  )
  return (udiDi, isLegacy) => known.get(`${diKey(udiDi)} ${isLegacy}`)
}

/** Compares what a register has with what the hub has. */
export async function compared(
  db: Db | Tx,
  of: RegisterMarket,
  devices: readonly RegisterDevice[],
): Promise<ComparedDevice[]> {
  const all: ComparedDevice[] = []
  for (let at = 0; at < devices.length; at += atOnce) {
    const some = devices.slice(at, at + atOnce)
    const codes = some.flatMap(({ document }) => (typeof document.udiDi === 'string' ? [document.udiDi] : []))
    const knownOf = await knownSubmissions(db, of, codes)
    for (const device of some) all.push(comparedDevice(of, device, knownOf))
    await breathe()
  }
  return all
}

function comparedDevice(
  { register }: RegisterMarket,
  device: RegisterDevice,
  knownOf: Awaited<ReturnType<typeof knownSubmissions>>,
): ComparedDevice {
  const { udiDi } = device.document
  const isLegacy = register.isLegacy(device.document)
  const known = typeof udiDi === 'string' ? knownOf(udiDi, isLegacy) : undefined
  const differences = known ? register.compare(known.document, device.document) : []
  const differs = differences.some(({ kind }) => kind !== 'not-stated-there')
  const outcome = device.missing !== null ? 'incomplete' : !known ? 'new' : differs ? 'different' : 'same'
  return { device, isLegacy, outcome, submissionId: known?.id ?? null, differences }
}
