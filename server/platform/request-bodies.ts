import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { invalid } from './errors.ts'

/**
 * A body that is too large is read to its end all the same, and thrown away: a connection that is closed with input
 * unread loses the answer on its way to the client.
 */
export function hearOut(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413 && !request.raw.complete) reply.removeHeader('connection')
  })
}

/**
 * A JSON content type with no body is valid wherever the body is optional (decision D2). JSON is UTF-8: of other
 * bytes a decoder would make replacement characters, and they would be stored.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body)
    const text = bytes.toString('utf8')
    if (!isUtf8(bytes)) done(invalid([{ path: '', message: 'The body is not in UTF-8' }]))
    else if (text.trim() === '') done(null, undefined)
    else parse(request, text, done)
  })
}
