import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AssistantAnswer, AssistantName, Question } from '#core/contract/assistant.ts'
import { deviceNamesIn } from '#core/knowledge/device-answer.ts'
import type { KnowledgeSourceId } from '#core/knowledge/knowledge-sources.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { toast } from '#web/ui/toast-store.ts'
import { askHub } from './assistant-api.ts'
import type { ChatMessage, Reply } from './chat-message.ts'
import { modelAnswer } from './model-answer.ts'

interface ChatSetup {
  name: AssistantName
  /** No answer comes sooner (specification, document 3 section 9). */
  delayMs: number
  source?: KnowledgeSourceId | undefined
  /** The answer that needs nobody, where there is one. */
  replyTo: (question: string) => Reply | null
  /** What the hub found, as an answer. */
  ofHub: (answer: AssistantAnswer) => Reply
  /** Beside an answer that needed nobody, what the hub found is added once it comes. */
  adds?: true
  /** A question that could not be sent. */
  onFailed: (question: string) => void
}

export interface Chat {
  readonly messages: readonly ChatMessage[]
  /** An answer is awaited, or still being written. */
  readonly waiting: boolean
  /** Nothing of it is there yet. */
  readonly thinking: boolean
  readonly ask: (question: string) => void
  /** What was cut off makes room for the same question, asked anew. */
  readonly askAgain: (cutOff: ChatMessage) => void
  readonly clear: () => void
  readonly change: (id: string, change: Partial<ChatMessage>) => void
}

const said = (from: ChatMessage['from'], reply: Reply, question?: string): ChatMessage => ({
  ...reply,
  id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
  from,
  timestamp: new Date().toISOString(),
  ...(question !== undefined && { question }),
})

/** A conversation: kept while one is signed in and goes from screen to screen. */
export function useChat({ name, delayMs, source, replyTo, ofHub, adds, onFailed }: ChatSetup): Chat {
  const t = wordsOf(assistantTexts)
  const { messages, setMessages } = useKeptMessages(name)
  const [state, setState] = useState<'still' | 'thinking' | 'writing'>('still')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const add = (message: ChatMessage) => setMessages((before) => [...before, message])
  const change = (id: string, values: Partial<ChatMessage>) =>
    setMessages((before) => before.map((one) => (one.id === id ? { ...one, ...values } : one)))

  const write = async (body: Question, answer: AssistantAnswer, signal: AbortSignal) => {
    const own = ofHub(answer)
    const empty = { ...own, content: '', generated: true, state: 'writing' } as const
    const message = said('bot', empty, body.question)
    let shown = false
    try {
      await modelAnswer(body, signal, ({ text, passages }) => {
        const values = { content: text, passages, sources: passages.map((passage) => passage.source) }
        if (shown) change(message.id, values)
        else add({ ...message, ...values })
        shown = true
        setState('writing')
      })
      change(message.id, { state: undefined })
    } catch (failure) {
      if (signal.aborted) return
      const reason = failure instanceof Error ? failure.message : ''
      const instead = said('bot', { ...own, note: t('modelFailed', { reason }) }, body.question)
      setMessages((before) => [...before.filter(({ id }) => id !== message.id), instead])
    }
  }

  const supplement = async (body: Question, id: string, signal: AbortSignal) => {
    // The answer stands without it.
    const answer = await askHub(body, signal).catch(() => null)
    if (answer?.known) change(id, { passages: answer.sources })
  }

  const answer = async (body: Question, signal: AbortSignal) => {
    const canned = replyTo(body.question)
    const asksHub = async () => {
      if (!canned) return askHub(body, signal)
      // The fixed reply works without the hub.
      return deviceNamesIn(body.question).length > 0 ? askHub(body, signal).catch(() => null) : null
    }
    const [found] = await Promise.all([asksHub(), pause(delayMs)])
    if (signal.aborted) return
    // An answer about one's own device takes precedence over the fixed reply.
    const reply = found?.ownDevices ? null : canned
    if (reply) {
      const message = said('bot', reply, body.question)
      add(message)
      if (adds) void supplement(body, message.id, signal)
    } else if (found?.modelOn && found.known && !found.ownDevices) await write(body, found, signal)
    else if (found) add(said('bot', ofHub(found), body.question))
  }

  const ask = (text: string, instead: readonly (ChatMessage | undefined)[] = []) => {
    const question = text.trim()
    if (question === '' || state !== 'still') return
    const controller = new AbortController()
    running.current = controller
    const gone = new Set(instead.map((message) => message?.id))
    setMessages((before) => [
      ...before.filter(({ id }) => !gone.has(id)),
      said('user', { content: question }),
    ])
    setState('thinking')
    answer({ question, assistant: name, ...(source && { source }) }, controller.signal)
      .catch(() => {
        if (controller.signal.aborted) return
        toast({ title: t('error.title'), description: t('error.text'), variant: 'destructive' })
        onFailed(question)
      })
      .finally(() => {
        if (running.current === controller) setState('still')
      })
  }
  const askAgain = (cutOff: ChatMessage) => {
    const asked = cutOff.from === 'user' ? cutOff : messages[messages.indexOf(cutOff) - 1]
    ask(cutOff.question ?? cutOff.content, [asked, cutOff])
  }
  const clear = () => {
    running.current?.abort()
    running.current = undefined
    setMessages(() => [])
    setState('still')
  }
  return {
    ...{ messages, waiting: state !== 'still', thinking: state === 'thinking' },
    ...{ ask: (question) => ask(question), askAgain, clear, change },
  }
}

const pause = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))

/** They outlive the screen in the cache, which signing out empties. */
function useKeptMessages(name: AssistantName) {
  const t = wordsOf(assistantTexts.cutOff)
  const client = useQueryClient()
  const [key] = useState(() => ['assistant', 'chat', name] as const)
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() =>
    (client.getQueryData<readonly ChatMessage[]>(key) ?? []).map((message, at, all) =>
      at === all.length - 1 ? asLeft(message, { question: t('question'), answer: t('answer') }) : message,
    ),
  )
  useEffect(() => {
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData(key, messages)
  }, [client, key, messages])
  return { messages, setMessages }
}

/** Whoever leaves ends what runs: a last question has no answer then, and a last answer no end. */
function asLeft(last: ChatMessage, notes: Record<'question' | 'answer', string>): ChatMessage {
  if (last.from === 'user') return { ...last, state: 'cutOff', note: notes.question }
  if (last.state !== 'writing') return last
  // How sure the hub is was said of its own answer, and nobody can say it of a part.
  const { confidence: _, category: __, ...rest } = last
  return { ...rest, state: 'cutOff', note: notes.answer }
}
