import type { Passage } from '#core/contract/assistant.ts'
import type { Category } from '#core/knowledge/regbot-replies.ts'

/** One thing said, by whoever asks or by whoever answers. */
export interface ChatMessage {
  readonly id: string
  readonly from: 'user' | 'bot'
  readonly content: string
  /** ISO 8601 */
  readonly timestamp: string
  /** Of an answer: what was asked. */
  readonly question?: string
  /** What it cites, as it is cited. */
  readonly sources?: readonly string[]
  /** What the hub found for it, to be read and opened. */
  readonly passages?: readonly Passage[]
  /** What comes nearest to the question, where nothing answers it or the answer is unsure. */
  readonly nearest?: readonly Passage[]
  /** The hub does not know. */
  readonly unknown?: boolean
  readonly confidence?: number
  readonly category?: Category
  /** Unset until somebody says so. */
  readonly helpful?: boolean
  /** A model wrote it. */
  readonly generated?: true
  /** `writing` until all of an answer is there; `cutOff` where the conversation was left before. */
  readonly state?: 'writing' | 'cutOff' | undefined
  /** Why something is not as one may expect. */
  readonly note?: string
}

/** An answer, before it is a message. */
export type Reply = Omit<ChatMessage, 'id' | 'from' | 'timestamp' | 'question'>
