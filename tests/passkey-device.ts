import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A device that keeps one passkey (WebAuthn level 2, ES256, attestation none), as a browser would hand over its answers. */
export interface PasskeyDevice {
  /** How often it has been used; a copy of the device falls behind. */
  counter: number
  create(challenge: string, origin: string): { readonly id: string; readonly [part: string]: unknown }
  answer(challenge: string, origin: string): { readonly id: string; readonly [part: string]: unknown }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
const userPresent = 0x01
const userVerified = 0x04
const hasKey = 0x40

export function passkeyDevice(): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const said = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (origin: string, flags: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(device.counter)
    return Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([userPresent | userVerified | flags]),
      counter,
    ])
  }
  const answerOf = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  const device: PasskeyDevice = {
    counter: 1,
    create: (challenge, origin) => {
      const length = Buffer.from([0, id.length])
      const aaguid = Buffer.alloc(16)
      const key = coseKey(publicKey.export({ format: 'jwk' }))
      const authData = Buffer.concat([data(origin, hasKey), aaguid, length, id, key])
      return answerOf({
        clientDataJSON: said('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      })
    },
    answer: (challenge, origin) => {
      device.counter += 1
      const client = said('webauthn.get', challenge, origin)
      const authData = data(origin, 0)
      const signed = createSign('SHA256').update(Buffer.concat([authData, sha256(client)]))
      return answerOf({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signed.sign(privateKey).toString('base64url'),
      })
    },
  }
  return device
}

/** CBOR (RFC 8949) of { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: an ES256 key (RFC 9053). */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const part = (coordinate: string) => Buffer.from(coordinate, 'base64url')
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    part(x),
    Buffer.from('225820', 'hex'),
    part(y),
  ])
}

/** CBOR of { fmt: "none", attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
}
