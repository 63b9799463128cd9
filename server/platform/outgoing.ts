import { type LookupAddress, lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIPv4 } from 'node:net'

/** Outgoing HTTP requests. Private networks are blocked unless the configuration allows them. */
export interface Outgoing {
  /** Throws an OutgoingError where no answer comes in time; a redirection is an answer, where none is to be followed. */
  ask(url: string, question?: Question): Promise<OutgoingAnswer>
  /** Why an address is refused before any lookup; null if it is allowed. */
  refusalOf(url: string): string | null
  /** Delay between two requests, to limit the load on the other server. */
  readonly pauseMs: number
}

export interface Question {
  /** GET where there is no body, else POST. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** How many redirections are followed, each to an address that is checked like the first. */
  readonly redirects?: number
  /** Timeout for the complete response. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  /** Read only this many bytes of the body. */
  readonly enough?: number
  /** Gets the body of an answer of 200 piece by piece as it comes; `bytes` has it whole as well. */
  readonly onPiece?: (piece: Buffer) => void
  /** The caller no longer waits for the response. */
  readonly signal?: AbortSignal
}

export interface OutgoingAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly retryAfterSeconds: number | undefined
  readonly bytes: Buffer
}

/** The message can be shown to users. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
}

interface Rules {
  readonly allowPrivate: boolean
  readonly pauseMs: number
  readonly timeoutMs: number
  readonly maxBytes: number
  /** Aborts all requests when the server closes. */
  readonly stopping?: AbortSignal
}

const usual: Rules = { allowPrivate: false, pauseMs: 1000, timeoutMs: 90_000, maxBytes: 20 * 1024 * 1024 }

const own = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // With those in which an IPv4 address is wrapped: a translator (RFC 6052), 6to4, and the two old mapped forms.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(network, bits, 'ipv6')

const isPrivate = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return own.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

export function createOutgoing(given: Partial<Rules> = {}): Outgoing {
  const rules = { ...usual, ...given }
  return {
    pauseMs: rules.pauseMs,
    ask: (url, question = {}) => follow(url, question, rules),
    refusalOf: (url) => {
      try {
        urlOf(url, rules)
        return null
      } catch (error) {
        return (error as Error).message
      }
    },
  }
}

async function follow(address: string, question: Question, rules: Rules): Promise<OutgoingAnswer> {
  const deadline = AbortSignal.timeout(question.timeoutMs ?? rules.timeoutMs)
  const given = [question.signal, rules.stopping].filter((one) => one !== undefined)
  const signal = AbortSignal.any([deadline, ...given])
  let url = urlOf(address, rules)
  for (let left = question.redirects ?? 0; ; left -= 1) {
    const answer = await ask(url, question, rules, signal).catch((error: unknown) => {
      throw deadline.aborted ? new OutgoingError('No answer came in time') : error
    })
    const target = answer.headers.location
    if (left <= 0 || typeof target !== 'string' || answer.status < 301 || answer.status > 308) return answer
    url = urlOf(target, rules, url)
  }
}

/** An address that is allowed as far as can be told before DNS lookup. */
function urlOf(address: string, rules: Rules, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutgoingError('This is not an address')
  const url = new URL(address, base)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowPrivate))
    throw new OutgoingError('Only https addresses are allowed')
  // Credentials would appear in lists and in the audit trail.
  if (url.username !== '' || url.password !== '')
    throw new OutgoingError('Remove the name and password from the address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // IP literals need no lookup.
  if (!rules.allowPrivate && /^[\d.]+$|:/.test(host) && isPrivate(host)) throw privateAddress(host)
  return url
}

function ask(url: URL, question: Question, rules: Rules, signal: AbortSignal): Promise<OutgoingAnswer> {
  const { body, maxBytes = rules.maxBytes, enough = Number.POSITIVE_INFINITY } = question
  const client = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        signal,
        headers: {
          accept: 'application/json',
          'user-agent': 'regulatory-device-identifier-hub',
          ...question.headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        lookup: guardedLookup(rules) as never,
      },
      (response) => {
        const pieces: Buffer[] = []
        let size = 0
        const answer = () => {
          const after = Number(response.headers['retry-after'])
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            retryAfterSeconds: Number.isFinite(after) && after > 0 ? Math.min(after, 600) : undefined,
            bytes: Buffer.concat(pieces),
          })
        }
        response.on('data', (piece: Buffer) => {
          size += piece.length
          if (size >= enough) {
            pieces.push(piece)
            answer()
            return response.destroy()
          }
          if (size <= maxBytes) {
            pieces.push(piece)
            if (response.statusCode === 200) question.onPiece?.(piece)
            return
          }
          reject(new OutgoingError('The answer is too large'))
          response.destroy()
        })
        response.on('end', answer)
        response.on('error', () =>
          question.enough === undefined
            ? reject(new OutgoingError('The connection broke off during the answer'))
            : answer(),
        )
      },
    )
    request.on('error', (error) =>
      reject(error instanceof OutgoingError ? error : new OutgoingError(`No answer came: ${error.message}`)),
    )
    request.end(body)
  })
}

const privateAddress = (host: string) =>
  new OutgoingError(
    `${host} is an address of a private network, which the hub does not ask. Whoever runs the hub may allow it with HUB_ALLOW_PRIVATE_ADDRESSES.`,
  )

type Found = (error: Error | null, addresses?: readonly LookupAddress[] | string, family?: number) => void

/** Resolves once and connects to that address, so that DNS rebinding is not possible. */
function guardedLookup({ allowPrivate }: Rules) {
  return (host: string, options: { readonly all?: boolean }, found: Found): void => {
    lookup(host, { all: true }, (error, addresses) => {
      if (error) return found(new OutgoingError(`${host} is not known`))
      const [first] = addresses
      if (!first || (!allowPrivate && addresses.some(({ address }) => isPrivate(address)))) {
        return found(privateAddress(host))
      }
      if (options.all) found(null, addresses)
      else found(null, first.address, first.family)
    })
  }
}
