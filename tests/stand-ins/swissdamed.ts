import { type Answered, type Asked, clientSecret, type WebStandIn, webStandIn } from './web.ts'

/**
 * swissdamed's machine-to-machine interface, made from what public clients call: devices by law are taken with 202 and
 * processed later, their state is asked by correlation id, the market status is a step of its own.
 */
export interface SwissdamedStandIn extends WebStandIn {
  /** What it has been sent, by correlation id. */
  readonly taken: Map<string, Device>
  /** What it has, by UDI-DI, and its market status. */
  readonly devices: Map<string, Device>
  readonly marketStatuses: Map<string, string>
  /** How often a number came that it had already. */
  repeated: number
  /** What it makes of a device. */
  decide: (device: Device) => 'SUCCESS' | 'NOT_PROCESSED' | Readonly<Record<string, unknown>>
  /** How it wants to be asked for states. */
  statusBody: 'array' | 'object'
  /** Answers to devices are lost, so many times. */
  loseAnswers: number
  /** Asked for the first time, it does not know a device yet. */
  knowsLate: boolean
  /** Refuses devices, or market statuses, as they come. */
  refuse: 'nothing' | 'devices' | 'market-status'
}

export interface Device {
  readonly correlationId: string
  readonly udiDi: { readonly identifier: { readonly diCode: string } }
}

const laws = ['mdr', 'ivdr', 'spp', 'mdd', 'aimdd', 'ivdd']
const base = '/v1/m2m/udi/data/'
export const udiDiIn = ({ udiDi }: Device): string => udiDi.identifier.diCode

export async function swissdamedStandIn(): Promise<SwissdamedStandIn> {
  const asked = new Set<string>()

  function takeDevice(body: string): Answered {
    if (standIn.refuse === 'devices') return { status: 400, json: { told: 'No such law' } }
    const device = JSON.parse(body) as Device
    if (standIn.taken.has(device.correlationId)) standIn.repeated += 1
    standIn.taken.set(device.correlationId, device)
    return { status: 202, json: { correlationId: device.correlationId } }
  }

  function stateOf(correlationId: string): readonly object[] {
    const device = standIn.taken.get(correlationId)
    const isLate = standIn.knowsLate && !asked.has(correlationId)
    asked.add(correlationId)
    if (!device || isLate) return []
    const decided = standIn.decide(device)
    if (decided === 'SUCCESS') standIn.devices.set(udiDiIn(device), device)
    return [{ correlationId, ...(typeof decided === 'string' ? { status: decided } : decided) }]
  }

  function states(body: string): Answered {
    const wanted = JSON.parse(body) as readonly string[] | { readonly correlationIds: readonly string[] }
    const shape = Array.isArray(wanted) ? 'array' : 'object'
    const ids = 'correlationIds' in wanted ? wanted.correlationIds : wanted
    if (shape !== standIn.statusBody || ids.length > 100) return { status: 400, json: { told: 'Not so' } }
    return { status: 200, json: ids.flatMap(stateOf) }
  }

  function setStatus(body: string): Answered {
    if (standIn.refuse === 'market-status') return { status: 422, json: { told: 'No mandate' } }
    const { marketStatus, udiDis } = JSON.parse(body) as {
      readonly marketStatus: string
      readonly udiDis: readonly { readonly diCode: string }[]
    }
    if (udiDis.some(({ diCode }) => !standIn.devices.has(diCode))) return { status: 404 }
    for (const { diCode } of udiDis) standIn.marketStatuses.set(diCode, marketStatus)
    return { status: 204 }
  }

  const answer = ({ operation, body }: Asked): Answered => {
    if (operation === 'states') return states(body)
    return operation === 'market-status' ? setStatus(body) : takeDevice(body)
  }
  const web = await webStandIn({
    tokenPath: '/tenant/oauth2/v2.0/token',
    operationOf: (path) => {
      const last = path.startsWith(base) ? path.slice(base.length) : ''
      if (last === 'udi-di-request-status') return 'states'
      return last === 'market-status' ? last : laws.includes(last) ? 'device' : undefined
    },
    tokenIn: ({ authorization }) => /^Bearer (.+)$/.exec(authorization ?? '')?.[1],
    answer,
  })
  const standIn: SwissdamedStandIn = Object.assign(web, {
    taken: new Map(),
    devices: new Map(),
    marketStatuses: new Map(),
    repeated: 0,
    decide: () => 'SUCCESS' as const,
    statusBody: 'array' as const,
    loseAnswers: 0,
    knowsLate: false,
    refuse: 'nothing' as const,
  })
  standIn.before = (operation) => {
    if (operation !== 'device' || standIn.loseAnswers === 0) return false
    standIn.loseAnswers -= 1
    return true
  }
  return standIn
}

/** What an administrator enters to reach it. */
export const toSwissdamed = ({ address }: Pick<SwissdamedStandIn, 'address'>, settings = {}) => ({
  kind: 'swissdamed',
  enabled: true,
  secrets: { clientSecret },
  settings: {
    address: `${address}/`,
    tokenAddress: `${address}/tenant/oauth2/v2.0/token`,
    scope: 'app/.default',
    clientId: 'hub',
    statusBody: 'array',
    marketStatus: 'send',
    answerHours: '24',
    ...settings,
  },
})
