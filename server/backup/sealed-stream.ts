import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import { BackupRefused } from './backup-header.ts'

/*
 * An encrypted backup: a line that says so, a salt, and pieces of AES-256-GCM. Each file has a key of its own (HKDF of
 * the key and the salt); the number of a piece is its nonce, and whether it is the last one is authenticated with it:
 * a piece that is missing, doubled or at another place does not open.
 */

export const sealedMark = Buffer.from('regulatory-device-identifier-hub encrypted backup 1\n')

export const backupKeyLength = 32
const saltLength = 32
const tagLength = 16
/** Of what is encrypted, in each piece but the last. */
const pieceLength = 65_536

const fileKey = (key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'hub backup', backupKeyLength))

/** 12 bytes (NIST SP 800-38D, 8.2.1): the number of the piece. */
function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(place), 4)
  return nonce
}

const lastOrNot = (isLast: boolean) => Buffer.from([isLast ? 1 : 0])

/** Encrypts what is written to it; `key` is 32 bytes. */
export function sealing(key: Buffer): Transform {
  const salt = randomBytes(saltLength)
  const own = fileKey(key, salt)
  let waiting = Buffer.alloc(0)
  let place = 0
  const piece = (bytes: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(place)).setAAD(lastOrNot(isLast))
    place += 1
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  const stream = new Transform({
    transform(bytes: Buffer, _, next) {
      waiting = Buffer.concat([waiting, bytes])
      // The last piece is made at the end, be it a whole one.
      while (waiting.length > pieceLength) {
        this.push(piece(waiting.subarray(0, pieceLength), false))
        waiting = waiting.subarray(pieceLength)
      }
      next()
    },
    flush(next) {
      this.push(piece(waiting, true))
      next()
    },
  })
  stream.push(Buffer.concat([sealedMark, salt]))
  return stream
}

/** Opens what follows the mark; throws a BackupRefused where it is not as it was written, or the key is another one. */
export function opening(key: Buffer): Transform {
  let waiting = Buffer.alloc(0)
  let own: Buffer | undefined
  let place = 0
  const open = (bytes: Buffer, isLast: boolean) => {
    if (!own || bytes.length < tagLength) throw new BackupRefused('It is not whole: it ends too early.')
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(place), { authTagLength: tagLength })
    decipher.setAAD(lastOrNot(isLast)).setAuthTag(bytes.subarray(bytes.length - tagLength))
    place += 1
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - tagLength)), decipher.final()])
    } catch {
      throw new BackupRefused(
        place === 1
          ? 'It is encrypted with another key, or it is damaged.'
          : 'It is damaged: a piece of it was changed, is missing or is at another place.',
      )
    }
  }
  const attempt = (work: () => void, next: (error?: Error) => void) => {
    try {
      work()
      next()
    } catch (error) {
      next(error as Error)
    }
  }
  return new Transform({
    transform(bytes: Buffer, _, next) {
      attempt(() => {
        waiting = Buffer.concat([waiting, bytes])
        if (!own) {
          if (waiting.length < saltLength) return
          own = fileKey(key, waiting.subarray(0, saltLength))
          waiting = waiting.subarray(saltLength)
        }
        while (waiting.length > pieceLength + tagLength) {
          this.push(open(waiting.subarray(0, pieceLength + tagLength), false))
          waiting = waiting.subarray(pieceLength + tagLength)
        }
      }, next)
    },
    flush(next) {
      attempt(() => this.push(open(waiting, true)), next)
    },
  })
}
