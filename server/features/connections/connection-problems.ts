import { registerFactsOf } from '#core/code-lists/registers.ts'
import type { ConnectionKind } from '#core/connections/connection-kind.ts'
import { inOrderOfTrust } from '#core/connections/connection-kind.ts'
import { connectionKind, problemsOf } from '#core/connections/kinds.ts'
import type { Environment } from '#core/markets/exchange.ts'
import {
  type ConnectionRow,
  connectionRows,
  roundWasAnswered,
} from '#server/connections/connection-queries.ts'
import { refusalOfFolder } from '#server/connections/folders.ts'
import type { Db } from '#server/database/connect.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'

export interface Entered {
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

interface Problem {
  readonly path: string
  readonly message: string
}

/** Nothing entered is nothing given: a secret that is stored stays. */
export function trimmed({ settings, secrets }: Entered): Entered {
  const given = (values: Entered['settings']) =>
    Object.fromEntries(
      Object.entries(values)
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== ''),
    )
  return { settings: given(settings), secrets: given(secrets) }
}

/** Which register, and which of its environments; the one to practise with where nothing is said. */
export function targetOf(
  kind: ConnectionKind,
  asked: {
    readonly market?: string | null | undefined
    readonly environment?: Environment | null | undefined
  },
): { readonly market: string; readonly environment: Environment; readonly problems: readonly Problem[] } {
  const [only, ...others] = kind.markets
  const market = asked.market ?? (others.length === 0 ? only : '')
  const problems: Problem[] = []
  if (!kind.markets.includes(market))
    problems.push({ path: 'market', message: `Choose one of ${kind.markets.join(', ')}` })
  const environments = inOrderOfTrust(registerFactsOf(market)?.environments ?? ['production'])
  const environment = asked.environment ?? environments[0] ?? 'production'
  if (problems.length === 0 && !environments.includes(environment))
    problems.push({ path: 'environment', message: `This register has ${environments.join(' and ')} only` })
  return { market, environment, problems }
}

type Place = Pick<ConnectionRow, 'kind' | 'environment' | 'name'> & { readonly id: number | null }

/** All that is wrong with what somebody entered. */
export async function problemsWith(
  hub: Hub,
  tx: Tx,
  of: Place,
  entered: Entered,
  stored: readonly string[],
): Promise<Problem[]> {
  const kind = connectionKind(of.kind)
  if (!kind) throw new Error(`There is no kind of connection ${of.kind}`)
  const problems: Problem[] = [...problemsOf(kind, entered, stored)]
  if (of.name === '') problems.push({ path: 'name', message: 'Give the connection a name' })
  const isGood = (path: string) => !problems.some((one) => one.path === path)
  for (const { name, type } of kind.settings) {
    const value = entered.settings[name]
    const path = `settings.${name}`
    if (value === undefined || !isGood(path)) continue
    if (type === 'url') {
      const why = hub.outgoing.refusalOf(value)
      if (why !== null) problems.push({ path, message: why })
    } else if (type === 'folder') {
      const why = await refusalOfFolder(hub.connectionFolders, value)
      if (why !== null) problems.push({ path, message: why })
    }
  }
  const shared = await sharedWith(tx, kind, of, entered)
  const first = `settings.${kind.place[0]}`
  if (shared && isGood(first))
    problems.push({
      path: first,
      message: `${shared} goes there already. Answers of one would be read by the other.`,
    })
  return problems
}

/** Production and playground have nothing in common; and a folder belongs to one connection alone. */
async function sharedWith(
  tx: Tx,
  kind: ConnectionKind,
  of: Place,
  { settings }: Entered,
): Promise<string | undefined> {
  // Where one address has both, the call says which; a folder never does.
  if (kind.sharesAddress) return undefined
  const isFolder = kind.settings.some(({ name, type }) => type === 'folder' && kind.place.includes(name))
  const others = await connectionRows(tx)
  const isSame = (one: ConnectionRow): boolean =>
    isFolder
      ? one.settings.folder?.toLowerCase() === settings.folder?.toLowerCase()
      : one.environment !== of.environment &&
        kind.place.every((name) => one.settings[name] === settings[name])
  return others.find((one) => one.id !== of.id && isSame(one))?.name
}

/** Why a connection to a register itself may not be switched on; null where it may. */
export async function lockOf(
  db: Db | Tx,
  of: Pick<ConnectionRow, 'kind' | 'market' | 'environment'>,
): Promise<string | null> {
  const facts = registerFactsOf(of.market)
  const hasPlayground = facts?.environments.includes('playground') ?? false
  if (of.environment !== 'production' || !hasPlayground) return null
  const isAnsweredByHand = !facts?.answersInFiles && !connectionKind(of.kind)?.answersOfInterface
  if (await roundWasAnswered(db, of, { isAnsweredByHand })) return null
  return 'Locked until a file has gone to the playground through a connection of this kind, and its answer has been read.'
}
