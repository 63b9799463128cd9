import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

/** What a backup says, to be read and to be spoilt. */
export const backupText = (path: string): string => gunzipSync(readFileSync(path)).toString('utf8')

/** A backup of these lines with the hash that is theirs; of the last one it takes the place. */
export function restamped(lines: readonly string[]): Buffer {
  const content = `${lines.slice(0, -1).join('\n')}\n`
  const sha256 = createHash('sha256').update(content).digest('hex')
  return gzipSync(`${content}${JSON.stringify({ sha256 })}\n`)
}
