import type { Generated } from 'kysely'
import type { AssistantName } from '#core/contract/assistant.ts'
import type { Immutable } from './column-types.ts'

export interface AssistantFeedbackTable {
  id: Generated<number>
  user_id: Immutable<number>
  message_id: Immutable<string>
  assistant: AssistantName
  question: string
  answer: string
  sources: string[]
  confidence: number | null
  category: string | null
  helpful: boolean
  created_at: Immutable<Date>
}

export interface AssistantModelTable {
  id: Immutable<number>
  is_on: boolean
  base_url: string
  model: string
  /** Sent to the model's endpoint alone: sealed with the key of the hub. */
  api_key: string | null
  updated_at: Date
}
