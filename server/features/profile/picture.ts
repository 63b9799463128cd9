import { maxPictureBytes } from '#core/contract/profile.ts'

/** A profile picture, judged by its bytes: whatever a file calls itself, only PNG and JPEG are kept. */

export type PictureProblem = 'too-large' | 'not-a-picture'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

/** More than any screen shows; a small file may unfold to a very large picture. */
const mostPixelsASide = 8192

function mediaTypeOf(bytes: Buffer): 'image/png' | 'image/jpeg' | undefined {
  if (bytes.subarray(0, png.length).equals(png)) return isSoundPng(bytes) ? 'image/png' : undefined
  return bytes.subarray(0, jpeg.length).equals(jpeg) && bytes.length > 100 ? 'image/jpeg' : undefined
}

/** The IHDR chunk contains its size. */
function isSoundPng(bytes: Buffer): boolean {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return width > 0 && height > 0 && width <= mostPixelsASide && height <= mostPixelsASide
}

/** As it is stored and shown. */
export function pictureAddress(bytes: Buffer): { address: string } | { problem: PictureProblem } {
  if (bytes.length > maxPictureBytes) return { problem: 'too-large' }
  const type = mediaTypeOf(bytes)
  return type ? { address: `data:${type};base64,${bytes.toString('base64')}` } : { problem: 'not-a-picture' }
}

/** The bytes of a picture that was sent as text. */
export function bytesOfAddress(address: string): Buffer | undefined {
  const base64 = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address)?.[1]
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64')
}
