import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { knowledgeSourceIds } from '#core/knowledge/knowledge-sources.ts'
import { categories } from '#core/knowledge/regbot-replies.ts'
import { endpoint } from './endpoint.ts'
import { listQuery, period, wholeList } from './list-query.ts'

export const assistants = ['assistant', 'regbot'] as const
export type AssistantName = (typeof assistants)[number]

export const maxQuestionLength = 1000

export const Question = z.object({
  question: plainText(maxQuestionLength).refine((text) => text.trim() !== '', 'Ask something'),
  assistant: z.enum(assistants, 'Say who is asked: assistant or regbot'),
  /** One part of the knowledge; all of it where none is named. */
  source: z.enum(knowledgeSourceIds, 'Choose one of the knowledge sources').optional(),
})
export type Question = z.output<typeof Question>

/** What an answer rests on: the passage, and where it can be read. */
export const Passage = z.object({
  title: z.string(),
  text: z.string(),
  /** As it is cited. */
  source: z.string(),
  /** A screen of the hub. */
  screen: z.string().nullable(),
  /** The law itself, elsewhere. */
  url: z.string().nullable(),
  /** YYYY-MM-DD */
  asOf: z.string().nullable(),
})
export type Passage = z.infer<typeof Passage>

export const AssistantAnswer = z.object({
  /** False if the hub has no answer; the text says so. */
  known: z.boolean(),
  /** The answer is about the data of this hub: no model is asked. */
  ownDevices: z.boolean(),
  text: z.string(),
  sources: z.array(Passage),
  /** Where nothing is known, or the answer is unsure: what comes nearest, best first. It may be about something else. */
  nearest: z.array(Passage),
  /** 0 to 100, by the match: so many of a hundred such answers were right when measured. Null where nothing is known. */
  confidence: z.int().nullable(),
  category: z.enum(categories),
  /** A model may be asked the same: /api/assistant/generated-answers. */
  modelOn: z.boolean(),
})
export type AssistantAnswer = z.infer<typeof AssistantAnswer>

/** What the events of a generated answer hold, one after the other. */
export type GeneratedEvent =
  | { readonly type: 'sources'; readonly sources: readonly Passage[] }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string }

export const KnowledgeSourceFacts = z.object({
  id: z.enum(knowledgeSourceIds),
  title: z.string(),
  country: z.string(),
  description: z.string(),
  /** The size of the library, where it is given; of the hub's own what is searched. */
  documentCount: z.int(),
  /** How many entries the hub searches. */
  entryCount: z.int(),
  /** YYYY-MM-DD of the newest of them; null where none has a day. */
  lastUpdated: z.string().nullable(),
  isActive: z.boolean(),
})
export type KnowledgeSourceFacts = z.infer<typeof KnowledgeSourceFacts>

const Knowledge = z.object({
  sources: z.array(KnowledgeSourceFacts),
  modelOn: z.boolean(),
})
export type Knowledge = z.infer<typeof Knowledge>

export const NewFeedback = z.object({
  /** The message it is about, by the sender's own mark: said again, it replaces what was said. */
  messageId: plainText(60).min(1, 'Name the message'),
  assistant: z.enum(assistants, 'Say who answered: assistant or regbot'),
  question: plainText(maxQuestionLength),
  answer: plainText(20_000),
  sources: z.array(plainText(500)).max(20).default([]),
  confidence: z.int().min(0).max(100).nullish(),
  category: z.enum(categories).nullish(),
  helpful: z.boolean(),
})
export type NewFeedback = z.output<typeof NewFeedback>

export const Feedback = z.object({
  id: z.int(),
  createdAt: z.string(),
  userId: z.int(),
  userName: z.string(),
  assistant: z.enum(assistants),
  question: z.string(),
  answer: z.string(),
  sources: z.array(z.string()),
  confidence: z.int().nullable(),
  category: z.string().nullable(),
  helpful: z.boolean(),
})
export type Feedback = z.infer<typeof Feedback>

export const FeedbackQuery = listQuery(Feedback, ['createdAt'], {
  helpful: z.stringbool().optional(),
  assistant: z.enum(assistants).optional(),
  ...period,
})
export type FeedbackQuery = z.output<typeof FeedbackQuery>

/** The model behind an OpenAI-compatible endpoint. Its key is never sent back. */
export const AssistantModel = z.object({
  isOn: z.boolean(),
  baseUrl: z.string(),
  model: z.string(),
  hasKey: z.boolean(),
})
export type AssistantModel = z.infer<typeof AssistantModel>

export const AssistantModelChange = z.object({
  isOn: z.boolean(),
  baseUrl: plainText(500).trim(),
  model: plainText(200).trim(),
  /** Absent: keep the stored one. Blank or null: remove it. */
  apiKey: plainText(1000)
    .trim()
    .regex(/^[\x21-\x7e]*$/, 'A key has neither spaces nor letters beyond ASCII')
    .nullish(),
})
export type AssistantModelChange = z.output<typeof AssistantModelChange>

const access = 'view-submissions'

export const assistantApi = {
  ask: endpoint({
    method: 'POST',
    path: '/api/assistant/questions',
    access,
    reads: true,
    summary: 'Ask what the hub knows: an answer with its sources and how sure it is',
    body: Question,
    response: AssistantAnswer,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/assistant/generated-answers',
    access,
    reads: true,
    summary:
      'Ask the model an administrator switched on; a stream of events (text/event-stream): sources, text …, done or failed',
    body: Question,
    response: 'file',
  }),
  knowledge: endpoint({
    method: 'GET',
    path: '/api/assistant/sources',
    access,
    summary: 'The knowledge sources, with how much of each is searched',
    response: Knowledge,
  }),
  giveFeedback: endpoint({
    method: 'POST',
    path: '/api/assistant/feedback',
    access,
    summary: 'Say whether an answer helped; said again of the same message, it replaces what was said',
    body: NewFeedback,
    response: Feedback,
  }),
  feedback: endpoint({
    method: 'GET',
    path: '/api/assistant/feedback',
    access: 'system-admin',
    summary: 'What people said of answers, newest first',
    query: FeedbackQuery,
    response: z.array(Feedback),
    list: true,
  }),
  exportFeedback: endpoint({
    method: 'GET',
    path: '/api/assistant/feedback/export',
    access: 'system-admin',
    summary: 'The same as CSV',
    query: FeedbackQuery.omit(wholeList),
    response: 'file',
  }),
  model: endpoint({
    method: 'GET',
    path: '/api/assistant/model',
    access: 'system-admin',
    summary: 'The model that may answer besides',
    response: AssistantModel,
  }),
  changeModel: endpoint({
    method: 'PUT',
    path: '/api/assistant/model',
    access: 'system-admin',
    summary: 'Switch the model on or off, and say where it answers; another address needs its key anew',
    body: AssistantModelChange,
    response: AssistantModel,
  }),
}
