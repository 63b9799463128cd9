import { randomUUID } from 'node:crypto'

export interface Part {
  readonly name: string
  /** Absent in a part that is a plain field. */
  readonly fileName?: string
  readonly contentType?: string
  readonly content: string | Buffer
}

/** A multipart/form-data body as a browser writes it. */
export function multipart(parts: readonly Part[]): { payload: Buffer; contentType: string } {
  const boundary = `----hub${randomUUID()}`
  const pieces = parts.flatMap((part) => {
    const file = part.fileName === undefined ? '' : `; filename="${part.fileName}"`
    const type = part.contentType === undefined ? '' : `\r\ncontent-type: ${part.contentType}`
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}${type}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(part.content), Buffer.from('\r\n')]
  })
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
