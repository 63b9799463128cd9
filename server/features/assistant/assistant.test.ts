import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AssistantModelChange, assistantApi, type GeneratedEvent } from '#core/contract/assistant.ts'
import { auditApi } from '#core/contract/audit.ts'
import { knowledgeSources } from '#core/knowledge/knowledge-sources.ts'
import { createOutgoing } from '#server/platform/outgoing.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let admin: Person
let reader: Person
let model: Server
let base = ''
const asked: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
/** What the model's server answers next. */
let answers: {
  readonly status?: number
  readonly type?: string
  readonly pieces: readonly (string | Buffer)[]
}

beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  reader = await person(hub, ['technical-reviewer'])
  model = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      asked.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
      })
      const { status = 200, type = 'text/event-stream' } = answers
      response.writeHead(status, { 'content-type': type })
      for (const piece of answers.pieces) response.write(piece)
      response.end()
    })
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
}, 180_000)
afterAll(async () => {
  model.close()
  await hub.close()
})

const question = { question: 'Which database does Australia use?', assistant: 'assistant' } as const
const on = (change: Partial<AssistantModelChange> = {}): AssistantModelChange => ({
  ...{ isOn: true, baseUrl: base, model: 'small', apiKey: 'sk-secret' },
  ...change,
})
const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const generated = async (): Promise<GeneratedEvent[]> => {
  const { status, text } = await reader.api.call(assistantApi.generate, { body: question })
  expect(status).toBe(200)
  return text
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line.replace(/^data: /, '')) as GeneratedEvent)
}

describe('who may ask', () => {
  it('needs to be signed in and to view submissions [S3-6-32]', async () => {
    const nobody = await hub.api().call(assistantApi.ask, { body: question })
    expect(nobody.status).toBe(401)
    const stranger = await person(hub, [])
    for (const refused of [
      await stranger.api.call(assistantApi.ask, { body: question }),
      await stranger.api.call(assistantApi.generate, { body: question }),
      await stranger.api.call(assistantApi.knowledge),
      await reader.api.call(assistantApi.feedback),
      await reader.api.call(assistantApi.exportFeedback),
      await reader.api.call(assistantApi.model),
      await reader.api.call(assistantApi.changeModel, { body: on() }),
    ]) {
      expect(refused.status).toBe(403)
    }
    expect((await reader.api.call(assistantApi.ask, { body: question })).status).toBe(200)
  })

  it('tells all that is wrong with a question at once', async () => {
    const { status, problem } = await reader.api.post('/api/assistant/questions', {
      question: '  ',
      source: 'rumours',
    })
    expect(status).toBe(400)
    expect(problem.issues?.map(({ path }) => path).sort()).toEqual(['assistant', 'question', 'source'])
    for (const odd of ['\u0000', 'x'.repeat(1001), null, 7]) {
      expect((await reader.api.post('/api/assistant/questions', { ...question, question: odd })).status).toBe(
        400,
      )
    }
    const strange = ['*', '"', '\\', '%_', '((((', '😀', 'constructor __proto__', 'a-'.repeat(500)]
    for (const text of strange) {
      const { status } = await reader.api.call(assistantApi.ask, { body: { ...question, question: text } })
      expect(status).toBe(200)
    }
  })
})

it('the sources have the given size and, beside it, the entries that are searched [S3-3-55, S3-OPEN-15]', async () => {
  const { sources } = (await reader.api.call(assistantApi.knowledge)).body
  expect(sources.map(({ id }) => id)).toEqual(knowledgeSources.map(({ id }) => id))
  expect(sources.slice(0, 4).map(({ documentCount }) => documentCount)).toEqual([245, 187, 156, 312])
  for (const source of sources) {
    expect(source.entryCount).toBeGreaterThan(0)
    expect(source.isActive).toBe(true)
    expect(source.lastUpdated).toMatch(/^\d{4}-\d\d-\d\d$/)
    for (const text of [source.title, source.country, source.description]) expect(text).not.toBe('')
  }
})

describe('feedback', () => {
  const given = (change: object = {}) => ({
    ...{ messageId: unique('message'), assistant: 'regbot', question: 'What is =1+1?', answer: 'Nothing.' },
    ...{ sources: ['EU MDR Article 27'], confidence: 85, category: 'General', helpful: true },
    ...change,
  })

  it('is stored with question, answer and person, and shown to administrators [S3-4-23, S3-OPEN-18]', async () => {
    const body = given({ question: unique('What is a UDI') })
    const { body: stored } = await reader.api.call(assistantApi.giveFeedback, { body })
    expect(stored).toMatchObject({ userId: reader.id, userName: reader.name, helpful: true })
    const { body: listed } = await admin.api.call(assistantApi.feedback, { query: { search: body.question } })
    expect(listed).toEqual([stored])
    const { text } = await admin.api.call(assistantApi.exportFeedback, { query: { search: body.question } })
    expect(text).toContain(body.question)
    expect(text).toContain(reader.name)
  })

  it('said again of a message replaces what was said; each change is in the trail', async () => {
    const body = given()
    const { body: first } = await reader.api.call(assistantApi.giveFeedback, { body })
    await reader.api.call(assistantApi.giveFeedback, { body })
    const { body: second } = await reader.api.call(assistantApi.giveFeedback, {
      body: { ...body, helpful: false },
    })
    expect(second).toEqual({ ...first, helpful: false })
    const { body: entries } = await admin.api.call(auditApi.trail, {
      query: { entityType: 'assistant-feedback' },
    })
    const own = entries.filter(({ entityId }) => entityId === first.id)
    expect(own.map(({ action }) => action)).toEqual(['updated', 'created'])
    // Somebody else's message may bear the same mark.
    const other = await admin.api.call(assistantApi.giveFeedback, { body })
    expect(other.body.id).not.toBe(first.id)
  })
})

describe('a model', () => {
  it('is off until somebody switches it on', async () => {
    expect((await admin.api.call(assistantApi.model)).body).toEqual({
      ...{ isOn: false, baseUrl: '', model: '', hasKey: false },
    })
    expect((await reader.api.call(assistantApi.ask, { body: question })).body.modelOn).toBe(false)
    expect((await reader.api.call(assistantApi.generate, { body: question })).status).toBe(404)
    const { problem } = await admin.api.call(assistantApi.changeModel, {
      body: on({ baseUrl: '', model: ' ' }),
    })
    expect(problem.issues?.map(({ path }) => path)).toEqual(['baseUrl', 'model'])
  })

  it('never gives its key back, and forgets it where the address becomes another one', async () => {
    const { body } = await admin.api.call(assistantApi.changeModel, { body: on({ baseUrl: `${base}/` }) })
    expect(body).toEqual({ isOn: true, baseUrl: base, model: 'small', hasKey: true })
    const { apiKey: _, ...without } = on()
    expect((await admin.api.call(assistantApi.changeModel, { body: without })).body.hasKey).toBe(true)
    const elsewhere = { ...without, baseUrl: 'http://127.0.0.1:9/v1' }
    expect((await admin.api.call(assistantApi.changeModel, { body: elsewhere })).body.hasKey).toBe(false)
    const { text } = await admin.api.get('/api/audit-trail')
    expect(text).not.toContain('sk-secret')
  })

  it('is refused at an address of the own network, unless whoever runs the hub allows it', async () => {
    const careful = await startTestApp()
    try {
      Object.assign(careful.hub, { outgoing: createOutgoing({ timeoutMs: 1000 }) })
      const boss = await person(careful, ['admin'])
      for (const baseUrl of [
        'http://example.org/v1',
        'https://127.0.0.1/v1',
        'https://10.0.0.7/v1',
        'ftp://x',
      ]) {
        const { status, problem } = await boss.api.call(assistantApi.changeModel, { body: on({ baseUrl }) })
        expect([status, problem.issues?.[0]?.path]).toEqual([400, 'baseUrl'])
      }
    } finally {
      await careful.close()
    }
  })

  it('answers from the passages that were found, piece by piece, and cites them [S3-9-26]', async () => {
    await admin.api.call(assistantApi.changeModel, { body: on() })
    const bytes = Buffer.from(piece('AusUDID – „ja“ [1]'))
    answers = { pieces: [piece('It is '), bytes.subarray(0, 50), bytes.subarray(50), 'data: [DONE]\n\n'] }
    const [sources, ...events] = await generated()
    expect(sources).toMatchObject({ type: 'sources' })
    const passages = sources?.type === 'sources' ? sources.sources : []
    expect(passages[0]?.text).toContain('AusUDID')
    const said = events.map((event) => (event.type === 'text' ? event.text : event.type)).join('')
    expect(said).toBe('It is AusUDID – „ja“ [1]done')
    const { path, headers, body } = asked.at(-1) ?? { path: '', headers: {}, body: '' }
    expect([path, headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer sk-secret'])
    const sent = JSON.parse(body)
    expect(sent).toMatchObject({ model: 'small', stream: true })
    expect(sent.messages[0].content).toContain(passages[0]?.text)
    expect(sent.messages[1]).toEqual({ role: 'user', content: question.question })
  })

  it('may answer in one piece', async () => {
    const whole = JSON.stringify({ choices: [{ message: { content: 'AusUDID.' } }] }, null, 2)
    answers = { type: 'application/json', pieces: [whole] }
    expect((await generated()).slice(1)).toEqual([{ type: 'text', text: 'AusUDID.' }, { type: 'done' }])
  })

  it.each([
    ['an error', { status: 500, pieces: ['secret details'] }, 'The model answered with status 500'],
    ['nothing', { pieces: ['data: [DONE]\n\n'] }, 'The model gave an empty answer'],
    ['no JSON', { pieces: ['data: {oops\n\n'] }, 'The model answered something that is no answer'],
    ['too much', { pieces: Array(700).fill(piece('x'.repeat(900))) }, 'The answer is too large'],
  ])('that answers %s has failed, and it is told how', async (_, next, message) => {
    answers = next
    expect((await generated()).at(-1)).toEqual({ type: 'failed', message })
  })

  it('that cannot be reached has failed; the hub answers by itself all the same', async () => {
    await admin.api.call(assistantApi.changeModel, { body: on({ baseUrl: 'http://127.0.0.1:9/v1' }) })
    expect((await generated()).at(-1)).toMatchObject({ type: 'failed' })
    const { body } = await reader.api.call(assistantApi.ask, { body: question })
    expect([body.known, body.modelOn]).toEqual([true, true])
  })
})
