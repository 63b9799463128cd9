import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * An access point made from the public shapes of Domibus' web service plugin, with a register behind it: `answer` makes
 * of each message what comes back, or nothing. Reading a message erases it, and a number is taken once.
 */
export interface DomibusStandIn {
  readonly address: string
  readonly taken: Map<string, string>
  readonly requests: string[]
  /** What waits to be read. */
  readonly inbox: Map<string, Buffer>
  /** Messages arrive, and the answer is lost: so many times. */
  loseAnswers: number
  /** What getStatus says of a message that is there. */
  status: string
  close(): Promise<void>
}

export async function domibusStandIn(
  login: { readonly user: string; readonly password: string },
  answer: (message: string) => string | undefined,
): Promise<DomibusStandIn> {
  const expected = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
  const soap = (body: string) =>
    `<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body>${body}</e:Body></e:Envelope>`
  const named = (body: string, name: string) =>
    new RegExp(`<(?:\\w+:)?${name}[^>]*>([^<]*)<`).exec(body)?.[1] ?? ''
  const fault = (text: string) =>
    soap(`<e:Fault><e:Reason><e:Text xml:lang="en">${text}</e:Text></e:Reason></e:Fault>`)
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString('utf8')
      standIn.requests.push(body)
      if (request.headers.authorization !== expected) return response.writeHead(401).end()
      const operation = /<p:(\w+)/.exec(body)?.[1]
      const id = named(body, 'messageID')
      if (operation === 'submitRequest') {
        const own = named(body, 'MessageId')
        if (standIn.taken.has(own))
          return response.writeHead(500).end(fault(`Message with id [${own}] already exists`))
        const message = Buffer.from(named(body, 'value'), 'base64').toString('utf8')
        standIn.taken.set(own, message)
        const back = answer(message)
        if (back !== undefined) standIn.inbox.set(`answer-to-${own}`, Buffer.from(back))
        if (standIn.loseAnswers > 0) {
          standIn.loseAnswers -= 1
          return request.socket.destroy()
        }
        return response.end(
          soap(`<r:submitResponse xmlns:r="w"><messageID>${own}</messageID></r:submitResponse>`),
        )
      }
      if (operation === 'statusRequest')
        return response.end(
          soap(
            `<r:statusResponse xmlns:r="w">${standIn.taken.has(id) ? standIn.status : 'NOT_FOUND'}</r:statusResponse>`,
          ),
        )
      if (operation === 'getErrorsRequest')
        return response.end(
          soap(
            '<r:getMessageErrorsResponse xmlns:r="w"><item><errorCode>EBMS_0004</errorCode><errorDetail>No party</errorDetail></item></r:getMessageErrorsResponse>',
          ),
        )
      if (operation === 'listPendingMessagesRequest') {
        const ids = [...standIn.inbox.keys()].map((one) => `<messageID>${one}</messageID>`).join('')
        return response.end(
          soap(`<r:listPendingMessagesResponse xmlns:r="w">${ids}</r:listPendingMessagesResponse>`),
        )
      }
      const content = standIn.inbox.get(id)
      if (operation !== 'retrieveMessageRequest' || !content)
        return response.writeHead(500).end(fault('Message not found'))
      standIn.inbox.delete(id)
      response.end(
        soap(
          `<r:retrieveMessageResponse xmlns:r="w"><payload payloadId="cid:message"><value>${content.toString('base64')}</value></payload></r:retrieveMessageResponse>`,
        ),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: DomibusStandIn = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/domibus/services/wsplugin`,
    taken: new Map(),
    requests: [],
    inbox: new Map(),
    loseAnswers: 0,
    status: 'ACKNOWLEDGED',
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return standIn
}
