import { appendFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { senderOf } from './http.ts'
import { afterEachRequest, pathOf } from './request-ends.ts'

/** Where the lines go. */
export interface AccessLog {
  write(line: string): void
  /** Resolves when everything is where it belongs. */
  flush(): Promise<void>
}

/** Throws where the file cannot be written; `-` is the standard output. */
export async function openAccessLog(path: string): Promise<AccessLog> {
  if (path === '-') {
    return { write: (line) => void process.stdout.write(line), flush: async () => undefined }
  }
  const append = (text: string) => appendFile(path, text, { mode: 0o600 })
  try {
    await append('')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The access log ${path} (ACCESS_LOG) cannot be written: ${reason}`)
  }
  return intoFile(append)
}

/** Opened anew for each portion, so that the file may be moved away; what a full disk does not take is lost. */
function intoFile(append: (text: string) => Promise<void>): AccessLog {
  let waiting = ''
  let writing: Promise<void> | undefined
  let failed = false
  const drain = async () => {
    while (waiting !== '') {
      const text = waiting
      waiting = ''
      try {
        await append(text)
        failed = false
      } catch (error) {
        // Once, not for every request.
        if (!failed) process.stderr.write(`The access log cannot be written: ${String(error)}\n`)
        failed = true
      }
    }
    writing = undefined
  }
  return {
    write: (line) => {
      waiting += line
      writing ??= drain()
    },
    flush: async () => writing,
  }
}

/** One line of JSON for each request: what was asked, by whom, and how it went. Never what was sent. */
export function logAccess(app: FastifyInstance, log: AccessLog): void {
  afterEachRequest(app, (request, reply) => log.write(lineOf(request, reply)))
  app.addHook('onClose', () => log.flush())
}

function lineOf(request: FastifyRequest, reply: FastifyReply | undefined): string {
  const line = {
    at: new Date().toISOString(),
    method: request.method,
    path: pathOf(request),
    status: reply?.statusCode ?? null,
    ms: reply ? Math.round(reply.elapsedTime) : null,
    person: senderOf(request)?.id ?? null,
    address: request.ip,
    request: request.id,
  }
  return `${JSON.stringify(line)}\n`
}
