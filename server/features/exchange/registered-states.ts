import type { Environment, RegisterAnswers, RegisteredState } from '#core/markets/exchange.ts'
import {
  keepRegistrations,
  type NewState,
  registeredInGroup,
  registrationsOf,
  stateOf,
} from '#server/exchange/registration-queries.ts'
import type { Unit } from '#server/platform/hub.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import type { ExchangeMarket } from './exchange-market.ts'

/** A market whose register answers in files. */
export interface AnsweringMarket extends ExchangeMarket {
  readonly reader: RegisterAnswers
}

/** What the register took. */
export interface Taken {
  readonly submissionId: number
  readonly revision: number
  readonly service: string
}

/** The field a group is known by; its column is `basic_udi_di`. */
const groupField = 'basicUdiDi'

/** Keeps what the register has now that it has taken these, and what that means for others of their groups. */
export async function keepTaken(
  unit: Unit,
  { market, exchange, reader }: AnsweringMarket,
  environment: Environment,
  taken: readonly Taken[],
): Promise<void> {
  const ids = taken.map(({ submissionId }) => submissionId)
  const known = new Map(
    (await registrationsOf(unit.tx, ids, environment)).map((row) => [row.submission_id, row]),
  )
  const states = new Map<number, NewState>()
  const served = new Set<string>()
  for (const { submissionId, revision, service } of taken) {
    const sent = await submissionEntities.earlier(unit, { id: submissionId }, revision)
    if (!sent) continue
    const row = known.get(submissionId)
    const before: RegisteredState | undefined = states.get(submissionId) ?? (row && stateOf(row))
    const after = reader.afterTaking(before, sent, service)
    const group = exchange.groups?.of(sent)
    // A change of a group is one message, whoever of the group it was sent for.
    if (group !== undefined && !served.has(`${group} ${service}`)) {
      served.add(`${group} ${service}`)
      const others = await registeredInGroup(
        unit.tx,
        { market: market.code, field: groupField, code: group },
        environment,
      )
      for (const other of others) {
        if (ids.includes(other.submission_id)) continue
        const next = reader.afterTakingInGroup(stateOf(other), sent, service)
        states.set(other.submission_id, {
          ...next,
          submissionId: other.submission_id,
          environment,
          registeredVersion: other.registered_version,
          registeredAt: other.registered_at,
          source: other.source,
        })
      }
    }
    const version = after.versions['udi-di']
    states.set(submissionId, {
      ...after,
      submissionId,
      environment,
      registeredVersion: version === undefined ? (row?.registered_version ?? null) : String(version),
      registeredAt: unit.now,
      source: 'answer',
    })
  }
  await keepRegistrations(unit.tx, [...states.values()])
}
