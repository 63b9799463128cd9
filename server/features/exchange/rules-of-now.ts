import type { HouseRules } from '#core/lifecycle/settings.ts'
import { type SubmissionStatus, submissionAllows } from '#core/lifecycle/submission-status.ts'
import type { Environment } from '#core/markets/exchange.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Tx } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { otherThanApproved } from '#server/submissions/approved-files.ts'
import type { ExchangeMarket } from './exchange-market.ts'

interface Leaving {
  /** Read before the submissions were locked, as the settings lock what they change. */
  readonly rules: HouseRules
  readonly target: ExchangeMarket
  readonly environment: Environment
  readonly rows: readonly {
    readonly id: number
    readonly status: SubmissionStatus
    readonly device_name: string | null
  }[]
}

/** The hub may have been switched to controlled mode since the package was begun: what needs an approval now stays. */
export async function refuseByRulesOfNow(
  tx: Tx,
  actor: Actor,
  { rules, target, environment, rows }: Leaving,
): Promise<void> {
  if (rules.controlled === actor.rules.controlled) return
  const { settings } = await readSettings(tx)
  const leaving = { market: target.market, file: target.file, settings, environment, whole: true }
  const others = await otherThanApproved(
    tx,
    { rules },
    rows.map(({ id }) => id),
    leaving,
  )
  const first = rows.find(({ id, status }) => !submissionAllows('download', status, rules) || others.has(id))
  if (!first) return
  const why = others.get(first.id) ?? 'It has not been approved.'
  throw new Refusal(
    'invalid_transition',
    `The hub was switched to controlled mode meanwhile. ${first.device_name ?? 'A submission'}: ${why}`,
  )
}
