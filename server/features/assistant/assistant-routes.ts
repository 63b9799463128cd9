import type { FastifyInstance } from 'fastify'
import { assistantApi, type Knowledge, type Passage } from '#core/contract/assistant.ts'
import { knowledgeSources } from '#core/knowledge/knowledge-sources.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { goneSignal } from '#server/platform/clients.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { answerTo, mostForModel, passagesFor } from './answer.ts'
import { feedbackList } from './assistant-queries.ts'
import { giveFeedback } from './feedback-service.ts'
import { generatedAnswer } from './generated-answer.ts'
import { knowledgeOf } from './knowledge.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { changeModel, modelInUse, showModel } from './model-service.ts'
import type { OwnData } from './own-data.ts'

/** Assistant questions and feedback (decisions D24, D124). */
export function assistantRoutes(app: FastifyInstance, hub: Hub, own: OwnData): void {
  const readKnowledge = knowledgeOf(hub)
  mount(app, hub, assistantApi.ask, {
    handle: async ({ actor, body }) => {
      const [index, model] = await Promise.all([readKnowledge(), modelInUse(hub)])
      const answer = await answerTo({ hub, viewer: actor, own, index }, body)
      return { ...answer, modelOn: model !== null }
    },
  })
  mount(app, hub, assistantApi.generate, {
    handle: async ({ actor, body, reply, request }) => {
      const model = await modelInUse(hub)
      if (!model) throw notFound('No model is enabled')
      const index = await readKnowledge()
      // What the hub does not know, a model would only guess; of one's own devices it is told nothing.
      const { known, ownDevices, sources } = await answerTo({ hub, viewer: actor, own, index }, body)
      const passages = known && !ownDevices ? withNear(sources, passagesFor(index, body)) : []
      if (passages.length === 0)
        throw notFound('The hub has no information from which a model could answer this')
      // A proxy before the hub would hold back what is to be read as it comes.
      reply.header('x-accel-buffering', 'no')
      return {
        fileName: 'answer.txt',
        contentType: 'text/event-stream; charset=utf-8',
        content: generatedAnswer(hub, model, body.question, passages, goneSignal(request)),
      }
    },
  })
  mount(app, hub, assistantApi.knowledge, {
    handle: async () => {
      const [index, model] = await Promise.all([readKnowledge(), modelInUse(hub)])
      return { sources: factsOf(index), modelOn: model !== null }
    },
  })
  mount(app, hub, assistantApi.giveFeedback, { handle: ({ actor, body }) => giveFeedback(hub, actor, body) })
  mount(app, hub, assistantApi.feedback, {
    handle: ({ actor, query }) => answerList(hub, actor, feedbackList, query),
  })
  mount(app, hub, assistantApi.exportFeedback, {
    handle: ({ actor, query }) => exportList(hub, actor, feedbackList, query),
  })
  mount(app, hub, assistantApi.model, { handle: () => showModel(hub) })
  mount(app, hub, assistantApi.changeModel, { handle: ({ actor, body }) => changeModel(hub, actor, body) })
}

/** The passages of the answer, then those near to it. */
const withNear = (own: readonly Passage[], near: readonly Passage[]): Passage[] =>
  [...own, ...near.filter(({ text }) => !own.some((one) => one.text === text))].slice(0, mostForModel)

/** The given size of each library, and beside it what is searched, counted (S3-OPEN-15). */
function factsOf({ entries }: KnowledgeIndex): Knowledge['sources'] {
  return knowledgeSources.map(({ documentCount, ...source }) => {
    const own = entries.filter(({ knowledge }) => knowledge === source.id)
    const days = own.flatMap(({ asOf }) => asOf ?? []).sort()
    return {
      ...source,
      documentCount: documentCount ?? own.length,
      entryCount: own.length,
      lastUpdated: days.at(-1) ?? null,
      isActive: own.length > 0,
    }
  })
}
