import {
  assistantApi,
  type GeneratedEvent,
  type NewFeedback,
  type Question,
} from '#core/contract/assistant.ts'
import { call, stream } from '#web/platform/api-client.ts'

export const askHub = (body: Question, signal: AbortSignal) => call(assistantApi.ask, { body, signal })

export const giveFeedback = (body: NewFeedback) => call(assistantApi.giveFeedback, { body })

/** The events of a generated answer, as they come. */
export async function* askModel(body: Question, signal: AbortSignal): AsyncGenerator<GeneratedEvent> {
  const answer = await stream(assistantApi.generate, { body, signal })
  if (!answer) return
  const reader = answer
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as GeneratedEvent
  }
}
