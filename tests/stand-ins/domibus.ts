import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * An access point made from the public shapes of Domibus' web service plugin, with a register behind it: `answer` makes
 * of each message what comes back, or nothing. Reading a message erases it unless it is asked not to, and a number is
 * taken once.
 */
export interface DomibusStandIn {
  readonly address: string
  readonly taken: Map<string, string>
  readonly requests: string[]
  /** What waits to be read. */
  readonly inbox: Map<string, Buffer>
  /** How often a number was offered that is there already. */
  repeated: number
  /** Messages arrive, and the answer is lost: so many times. */
  loseAnswers: number
  /** Whether messages can be read first and marked afterwards; `broken`: they are left, and cannot be marked. */
  marks: 'yes' | 'no' | 'broken'
  /** Asked for the first time, it does not know a message yet that is there. */
  knowsLate: boolean
  /** What getStatus says of a message that is there. */
  status: string
  /** Before each answer; true where the connection is to break off instead. */
  before: (operation: string, id: string) => boolean | Promise<boolean>
  /** In place of all answers: too many calls, or none at all. */
  mood: 'usual' | 'busy' | 'silent'
  /** Ends the calls that are not answered. */
  hangUp(): void
  close(): Promise<void>
}

const soap = (body: string) =>
  `<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body>${body}</e:Body></e:Envelope>`
const fault = (text: string) =>
  soap(`<e:Fault><e:Reason><e:Text xml:lang="en">${text}</e:Text></e:Reason></e:Fault>`)
const named = (body: string, name: string) =>
  new RegExp(`<(?:\\w+:)?${name}[^>]*>([^<]*)<`).exec(body)?.[1] ?? ''

type Answers = (message: string) => string | readonly string[] | undefined

export async function domibusStandIn(
  login: { readonly user: string; readonly password: string },
  answer: Answers,
): Promise<DomibusStandIn> {
  const expected = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
  const open = new Set<ServerResponse>()
  const asked = new Set<string>()

  /** What is answered; an Error is a fault. */
  function operate(operation: string, body: string): string | Error {
    const id = named(body, 'messageID')
    if (operation === 'submitRequest') return submit(body)
    if (operation === 'statusRequest') {
      const isKnown = standIn.taken.has(id) && (!standIn.knowsLate || asked.has(id))
      asked.add(id)
      return `<r:statusResponse xmlns:r="w">${isKnown ? standIn.status : 'NOT_FOUND'}</r:statusResponse>`
    }
    if (operation === 'getErrorsRequest')
      return '<r:getMessageErrorsResponse xmlns:r="w"><item><errorCode>EBMS_0004</errorCode><errorDetail>No party</errorDetail></item></r:getMessageErrorsResponse>'
    if (operation === 'listPendingMessagesRequest') {
      const ids = [...standIn.inbox.keys()].map((one) => `<messageID>${one}</messageID>`).join('')
      return `<r:listPendingMessagesResponse xmlns:r="w">${ids}</r:listPendingMessagesResponse>`
    }
    const content = standIn.inbox.get(id)
    if (operation === 'markMessageAsDownloadedRequest' && standIn.marks === 'yes') {
      standIn.inbox.delete(id)
      return '<r:markMessageAsDownloadedResponse xmlns:r="w"/>'
    }
    if (operation !== 'retrieveMessageRequest' || !content) return new Error('Message not found')
    if (standIn.marks === 'no' || named(body, 'markAsDownloaded') !== 'false') standIn.inbox.delete(id)
    return `<r:retrieveMessageResponse xmlns:r="w"><payload payloadId="cid:message"><value>${content.toString('base64')}</value></payload></r:retrieveMessageResponse>`
  }

  function submit(body: string): string | Error {
    const own = named(body, 'MessageId')
    if (standIn.taken.has(own)) {
      standIn.repeated += 1
      return new Error(`Message with id [${own}] already exists`)
    }
    const message = Buffer.from(named(body, 'value'), 'base64').toString('utf8')
    standIn.taken.set(own, message)
    const back = [answer(message) ?? []].flat()
    for (const [at, one] of back.entries()) standIn.inbox.set(`answer-${at}-to-${own}`, Buffer.from(one))
    return `<r:submitResponse xmlns:r="w"><messageID>${own}</messageID></r:submitResponse>`
  }

  async function respond(response: ServerResponse, authorization: string | undefined, body: string) {
    standIn.requests.push(body)
    if (standIn.mood === 'silent') return
    if (standIn.mood === 'busy') return response.writeHead(429, { 'retry-after': '120' }).end()
    if (authorization !== expected) return response.writeHead(401).end()
    const operation = /<p:(\w+)/.exec(body)?.[1] ?? ''
    const told = operate(operation, body)
    const isLost = operation === 'submitRequest' && standIn.loseAnswers > 0
    if (isLost) standIn.loseAnswers -= 1
    const id = named(body, operation === 'submitRequest' ? 'MessageId' : 'messageID')
    if ((await standIn.before(operation, id)) || isLost) return response.destroy()
    if (told instanceof Error) return response.writeHead(500).end(fault(told.message))
    return response.end(soap(told))
  }

  const server = createServer((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      void respond(response, request.headers.authorization, Buffer.concat(pieces).toString('utf8'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: DomibusStandIn = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/domibus/services/wsplugin`,
    taken: new Map(),
    requests: [],
    inbox: new Map(),
    repeated: 0,
    loseAnswers: 0,
    marks: 'yes',
    knowsLate: false,
    status: 'ACKNOWLEDGED',
    before: () => false,
    mood: 'usual',
    hangUp: () => {
      for (const response of open) response.destroy()
    },
    close: async () => {
      standIn.hangUp()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
  return standIn
}

/** What an administrator enters to reach it. */
export const settingsOf = ({ address }: Pick<DomibusStandIn, 'address'>): Record<string, string> => ({
  address,
  interface: 'wsplugin',
  user: 'hub',
  reading: 'mark',
  ownParty: 'us',
  ownRole: 'sender',
  registerParty: 'eudamed',
  registerRole: 'receiver',
  service: 'service',
  action: 'action',
  originalSender: 'c1',
  finalRecipient: 'c4',
  answerHours: '24',
})
