import type { Passage, Question } from '#core/contract/assistant.ts'
import { askModel } from './assistant-api.ts'

export interface Written {
  readonly text: string
  readonly passages: readonly Passage[]
}

/** What a model writes, told as it grows; throws with the reason where it fails. */
export async function modelAnswer(
  question: Question,
  signal: AbortSignal,
  onText: (written: Written) => void,
): Promise<void> {
  let written: Written = { text: '', passages: [] }
  for await (const event of askModel(question, signal)) {
    if (event.type === 'failed') throw new Error(event.message)
    if (event.type === 'done') return
    if (event.type === 'sources') written = { ...written, passages: event.sources }
    else {
      written = { ...written, text: written.text + event.text }
      onText(written)
    }
  }
  throw new Error('The connection broke off during the answer')
}
