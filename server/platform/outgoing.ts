import { type LookupAddress, lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIPv4 } from 'node:net'

/** What the hub asks of others: never of the network it stands in, unless whoever runs it says so. */
export interface Outgoing {
  /** Throws an OutgoingError where no answer comes; a redirection is an answer, and not followed. */
  ask(url: string): Promise<OutgoingAnswer>
  /** Lets others breathe: between two questions. */
  readonly pauseMs: number
}

export interface OutgoingAnswer {
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly bytes: Buffer
}

/** The message is fit for people. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
}

interface Rules {
  readonly allowPrivate: boolean
  readonly pauseMs: number
  readonly timeoutMs: number
  readonly maxBytes: number
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
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(network, bits, 'ipv6')

const isPrivate = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return own.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

export function createOutgoing(given: Partial<Rules> = {}): Outgoing {
  const rules = { ...usual, ...given }
  return { pauseMs: rules.pauseMs, ask: (url) => ask(url, rules) }
}

function ask(address: string, rules: Rules): Promise<OutgoingAnswer> {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return Promise.reject(new OutgoingError('This is no address'))
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowPrivate)) {
    return Promise.reject(new OutgoingError('Only https addresses are asked'))
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address that is written down is not looked up.
  if (!rules.allowPrivate && /^[\d.]+$|:/.test(host) && isPrivate(host))
    return Promise.reject(privateAddress(host))
  const client = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = client.get(
      url,
      {
        timeout: rules.timeoutMs,
        headers: { accept: 'application/json', 'user-agent': 'regulatory-device-identifier-hub' },
        lookup: guardedLookup(rules) as never,
      },
      (response) => {
        const pieces: Buffer[] = []
        let size = 0
        response.on('data', (piece: Buffer) => {
          size += piece.length
          if (size <= rules.maxBytes) return void pieces.push(piece)
          reject(new OutgoingError('The answer is too large'))
          response.destroy()
        })
        response.on('end', () => {
          const after = Number(response.headers['retry-after'])
          resolve({
            status: response.statusCode ?? 0,
            retryAfterSeconds: Number.isFinite(after) && after > 0 ? Math.min(after, 600) : undefined,
            bytes: Buffer.concat(pieces),
          })
        })
        response.on('error', () => reject(new OutgoingError('The answer broke off')))
      },
    )
    request.on('timeout', () => request.destroy(new OutgoingError('No answer came in time')))
    request.on('error', (error) =>
      reject(error instanceof OutgoingError ? error : new OutgoingError(`No answer came: ${error.message}`)),
    )
  })
}

const privateAddress = (host: string) =>
  new OutgoingError(
    `${host} is an address of a private network, which the hub does not ask. Whoever runs the hub may allow it with HUB_ALLOW_PRIVATE_ADDRESSES.`,
  )

type Found = (error: Error | null, addresses?: readonly LookupAddress[] | string, family?: number) => void

/** Looked up once, and asked where that led: a name cannot become another address in between. */
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
