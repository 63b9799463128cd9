import { parseXml } from '#core/files/xml-parser.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { type Outgoing, OutgoingError } from '#server/platform/outgoing.ts'

/** SOAP 1.2 as far as an access point needs it. */

const envelope = 'http://www.w3.org/2003/05/soap-envelope'

export type SoapAnswer =
  | { readonly kind: 'body'; readonly element: XmlElement }
  | { readonly kind: 'fault'; readonly told: string }
  /** Nothing that could be read; whether it is worth another try. */
  | {
      readonly kind: 'nothing'
      readonly told: string
      readonly again: boolean
      readonly afterSeconds?: number | undefined
      /** What came all the same, with HTTP 200: it may be all there is of a message. */
      readonly bytes?: Buffer
    }

interface Called {
  readonly address: string
  readonly user: string
  readonly password: string
  readonly header?: string
  readonly body: string
}

const answerMs = 60_000
const maxBytes = 40 * 1024 * 1024
const worthAnotherTry: ReadonlySet<number> = new Set([429, 502, 503, 504])

export async function callSoap(outgoing: Outgoing, called: Called): Promise<SoapAnswer> {
  const login = Buffer.from(`${called.user}:${called.password}`, 'utf8').toString('base64')
  try {
    const { status, bytes, retryAfterSeconds } = await outgoing.ask(called.address, {
      body: `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${envelope}"><soap:Header>${called.header ?? ''}</soap:Header><soap:Body>${called.body}</soap:Body></soap:Envelope>`,
      headers: {
        'content-type': 'application/soap+xml; charset=utf-8',
        accept: 'application/soap+xml, text/xml',
        authorization: `Basic ${login}`,
      },
      timeoutMs: answerMs,
      maxBytes,
    })
    if (worthAnotherTry.has(status))
      return { kind: 'nothing', told: `HTTP ${status}`, again: true, afterSeconds: retryAfterSeconds }
    const answer = read(status, bytes.toString('utf8'))
    return answer.kind === 'nothing' && status === 200 && bytes.length > 0 ? { ...answer, bytes } : answer
  } catch (error) {
    if (error instanceof OutgoingError) return { kind: 'nothing', told: error.message, again: true }
    throw error
  }
}

function read(status: number, text: string): SoapAnswer {
  if (status === 401 || status === 403)
    return { kind: 'nothing', told: `The plugin user was refused (HTTP ${status})`, again: false }
  let root: XmlElement
  try {
    root = parseXml(text, { namespaces: {} })
  } catch {
    return { kind: 'nothing', told: `No answer of a web service (HTTP ${status})`, again: false }
  }
  const body = childOf(root, 'Body')
  const [element] = childrenOf(body)
  if (localName(root) !== 'Envelope' || !body)
    return { kind: 'nothing', told: `No answer of a web service (HTTP ${status})`, again: false }
  if (!element) return { kind: 'body', element: body }
  if (localName(element) !== 'Fault') return { kind: 'body', element }
  const told = textOf(find(element, 'Text') ?? find(element, 'faultstring') ?? find(element, 'message'))
  return { kind: 'fault', told: told || 'The access point refused it without a reason' }
}

/** The name without its namespace. */
export const localName = ({ name }: XmlElement): string => name.split(/[}:]/).at(-1) ?? name

export const childrenOf = (element: XmlElement | undefined): readonly XmlElement[] =>
  element === undefined || typeof element.content === 'string' ? [] : element.content

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element).find((child) => localName(child) === name)

/** The first of that name, however deep. */
export function find(element: XmlElement, name: string): XmlElement | undefined {
  if (localName(element) === name) return element
  for (const child of childrenOf(element)) {
    const found = find(child, name)
    if (found) return found
  }
  return undefined
}

export const textOf = (element: XmlElement | undefined): string =>
  typeof element?.content === 'string' ? element.content.trim() : ''
