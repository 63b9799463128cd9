import type { Environment, RegisterAnswers, RegisteredState } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import {
  keepRegistrations,
  type NewState,
  type RegistrationRow,
  registeredInGroup,
  registrationsOf,
  stateOf,
} from '#server/exchange/registration-queries.ts'
import type { Unit } from '#server/platform/hub.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import type { SubmissionRow } from '#server/submissions/submission-queries.ts'
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

/**
 * What gave the group the values that its devices keep for themselves, or what else tells them. Where nobody knows them,
 * any of the group: what comes to it later has not given them either.
 */
function giverOf(
  { exchange }: MarketModule,
  states: readonly RegisteredState[],
): RegisteredState | undefined {
  const fields = exchange?.groups?.ownFields ?? []
  return (
    states.find(({ namedByAnother }) => !namedByAnother) ??
    states.find(({ document }) => fields.some((id) => document[id] !== undefined)) ??
    states[0]
  )
}

const inGroup = (unit: Unit, { code: market }: MarketModule, code: string, environment: Environment) =>
  registeredInGroup(unit.tx, { market, field: groupField, code }, environment)

/** What is registered stays registered as it was told. */
const withState = (row: RegistrationRow, state: RegisteredState): NewState => ({
  ...state,
  submissionId: row.submission_id,
  environment: row.environment,
  registeredVersion: row.registered_version,
  registeredAt: row.registered_at,
  source: row.source,
})

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
  const groups = new Map<string, RegisteredState | undefined>()
  const isNamedByAnother = ({ submissionId }: Taken) => known.get(submissionId)?.named_by_another ?? false
  // What gives the group its values first: the others of it are known by them.
  const ordered = taken.toSorted((a, b) => Number(isNamedByAnother(a)) - Number(isNamedByAnother(b)))
  for (const { submissionId, revision, service } of ordered) {
    const sent = await submissionEntities.earlier(unit, { id: submissionId }, revision)
    if (!sent) continue
    const row = known.get(submissionId)
    const before: RegisteredState | undefined = states.get(submissionId) ?? (row && stateOf(row))
    const group = exchange.groups?.of(sent)
    const isServed = group === undefined || groups.has(`${group} ${service}`)
    const rows = isServed ? [] : await inGroup(unit, market, group, environment)
    const others = rows.filter(({ submission_id }) => !ids.includes(submission_id))
    const key = `${group} ${service}`
    const giver = isServed ? groups.get(key) : giverOf(market, rows.map(stateOf))
    const after = reader.afterTaking(before, sent, service, giver)
    // A change of a group is one message, whoever of the group it was sent for.
    for (const other of others) {
      const next = reader.afterTakingInGroup(stateOf(other), after, service)
      states.set(other.submission_id, withState(other, next))
    }
    if (!isServed) groups.set(key, after.namedByAnother ? giver : after)
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

/** Somebody entered that the register took it as it is. */
interface TakenByHand {
  readonly row: Pick<SubmissionRow, 'id' | 'document'>
  readonly environment: Environment
  /** What the number that was entered says of versions. */
  readonly versions: RegisteredState['versions']
  readonly registeredVersion: string | null
  readonly registeredAt: Date
}

/** Keeps the same of an answer that was entered, for the submission and for others of its group. */
export async function keepTakenByHand(
  unit: Unit,
  market: MarketModule | undefined,
  { row, environment, versions, ...registered }: TakenByHand,
): Promise<void> {
  const { document } = row
  const [known] = await registrationsOf(unit.tx, [row.id], environment)
  const before = known && stateOf(known)
  const byHand = market?.exchange?.answersByHand
  const own = (state: RegisteredState): NewState => ({
    ...state,
    ...registered,
    submissionId: row.id,
    environment,
    source: 'by-hand',
  })
  if (!market || !byHand) {
    await keepRegistrations(unit.tx, [own({ document, versions: { ...before?.versions, ...versions } })])
    return
  }
  const group = market.exchange?.groups?.of(document)
  const all = group === undefined ? [] : await inGroup(unit, market, group, environment)
  const others = all.filter(({ submission_id }) => submission_id !== row.id)
  const after = byHand.afterTaking(before, document, versions, giverOf(market, others.map(stateOf)))
  const followed = before
    ? others.map((other) => withState(other, byHand.afterTakingInGroup(stateOf(other), before, after)))
    : []
  await keepRegistrations(unit.tx, [own(after), ...followed])
}
