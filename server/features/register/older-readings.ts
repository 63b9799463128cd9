import { lastTold, type unstoredDevices } from '#server/exchange/register-device-queries.ts'
import type { RegistrationRow } from '#server/exchange/registration-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { RegisterMarket } from './register-market.ts'

type Row = Awaited<ReturnType<typeof unstoredDevices>>[number]

export interface ReadAgain {
  readonly row: Row
  /** What is registered already. */
  readonly known: RegistrationRow
}

/** Why what was read is older than what is registered, by the number of the device; nothing of what is not. */
export async function olderReadings(
  tx: Tx,
  { exchange, register }: RegisterMarket,
  all: readonly ReadAgain[],
): Promise<ReadonlyMap<number, string>> {
  const environment = all[0]?.known.environment
  if (environment === undefined) return new Map()
  const ids = all.map(({ known }) => known.submission_id)
  const toldAt = await lastTold(tx, ids, environment)
  return new Map(
    all.flatMap(({ row, known }) => {
      const parts = register.counted.flatMap(({ level, what }) => {
        const [here, there] = [row.versions[level], known.versions[level]]
        return here === undefined || there === undefined || here === there ? [] : [{ what, here, there }]
      })
      // A file may have been downloaded long before it was read: its versions tell more than the time.
      const older = parts.find(({ here, there }) => here < there)
      if (older) {
        const { what, here, there } = older
        const message = `${what} ${row.udi_di} is version ${here} here; version ${there} is registered and stays.`
        return [[row.id, message] as const]
      }
      const since = toldAt.get(known.submission_id)
      if (parts.length > 0 || since === undefined || row.read_at >= since) return []
      const message = `The data read for device ${row.udi_di} is older than the registered data, which is kept. Read it again from ${exchange.register}.`
      return [[row.id, message] as const]
    }),
  )
}
