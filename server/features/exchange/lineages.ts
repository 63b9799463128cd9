import type { Environment, RegisteredState } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import { readInRegister, registeredElsewhere } from '#server/exchange/group-queries.ts'
import type { Reason } from '#server/exchange/left-out.ts'
import { registrationsOf, stateOf } from '#server/exchange/registration-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { ExchangeMarket } from './exchange-market.ts'

interface Lineages {
  /** What the register has of them. */
  readonly registered: ReadonlyMap<number, RegisteredState>
  /** Why a submission cannot go on from what the register has. */
  wrongOf(row: { readonly id: number; readonly status: string }): Reason | undefined
}

/** The registered state of submissions, which new files have to build on. */
export async function lineagesOf(
  db: Db | Tx,
  { market, exchange }: Pick<ExchangeMarket, 'market' | 'exchange'>,
  environment: Environment,
  ids: readonly number[],
): Promise<Lineages> {
  const asked = { market: market.code, environment, ids }
  const all = await registrationsOf(db, ids)
  const elsewhere = await registeredElsewhere(db, asked)
  const readThere = await readInRegister(db, asked)
  const known = new Set(all.map(({ submission_id }) => submission_id))
  const here = all.filter((row) => row.environment === environment)
  const { register } = exchange
  const wrong = (why: string): Reason => ({ kind: 'elsewhere', why })
  return {
    registered: new Map(here.map((row) => [row.submission_id, stateOf(row)])),
    wrongOf({ id, status }) {
      const other = elsewhere.get(id)
      if (other) {
        const version = other.version === null ? '' : ` in version ${other.version}`
        return wrong(
          `${register} has this UDI-DI already, registered by submission ${other.submissionId}${version}. Make the change there.`,
        )
      }
      const there = readThere.get(id)
      if (there) {
        const version = there.version === null ? '' : ` in version ${there.version}`
        return wrong(
          `${register} has this UDI-DI already${version}, as was read from it. Store that reading first; what differs then goes out as a change.`,
        )
      }
      // Acknowledged before the hub kept what the register took.
      if (status === 'approved-eudamed' && !known.has(id)) {
        return wrong(
          `This submission counts as registered, but the hub does not know which version ${register} has. ${exchange.hasDownloads ? 'Read it in from there, or edit' : 'Edit'} it, have it approved and acknowledge it by hand with its version.`,
        )
      }
      return undefined
    },
  }
}
