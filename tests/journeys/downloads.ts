import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** What was downloaded, as text: the browser keeps its files to itself, so they come over the connection. */
export async function textOf(download: Download): Promise<string> {
  const bytes = await buffer(await download.createReadStream())
  return bytes.toString('utf8')
}
