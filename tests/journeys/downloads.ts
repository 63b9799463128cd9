import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** What was downloaded: the browser keeps its files to itself, so they come over the connection. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}

/** What was downloaded, as text. */
export async function textOf(download: Download): Promise<string> {
  return (await bytesOf(download)).toString('utf8')
}
