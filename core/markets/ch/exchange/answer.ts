import { type RegisterAnswer, type RegisterAnswers, UnreadableAnswer } from '#core/markets/exchange.ts'

/** What became of a device at swissdamed, as its connection keeps it. */
export interface SwissdamedOutcome {
  /** What swissdamed answered of the device, as it came. */
  readonly answer: { readonly status: string }
  readonly marketStatus: MarketStatusOutcome
}

export type MarketStatusOutcome =
  /** Not asked for: by the setting, or because the submission names none. */
  | { readonly outcome: 'left' }
  | { readonly outcome: 'set'; readonly value: string }
  | { readonly outcome: 'refused'; readonly value: string; readonly answer: string }

function read(bytes: Uint8Array): RegisterAnswer {
  const { answer, marketStatus } = outcomeIn(bytes)
  const isAccepted = answer.status === 'SUCCESS'
  const raw = JSON.stringify(answer)
  return {
    correlationId: undefined,
    whole: isAccepted ? 'accepted' : 'rejected',
    wholeWords: isAccepted ? null : `swissdamed answered: ${raw}`.slice(0, 2000),
    wholeConcernsContent: true,
    releaseWanted: undefined,
    ...(isAccepted && { note: wordsOf(marketStatus) }),
    answered: () => [],
  }
}

function wordsOf(told: MarketStatusOutcome): string {
  if (told.outcome === 'set') return `market status ${told.value} set`
  if (told.outcome === 'left') return 'market status not sent: set it in swissdamed'
  return `market status ${told.value} refused, set it in swissdamed: ${told.answer}`
}

function outcomeIn(bytes: Uint8Array): SwissdamedOutcome {
  let found: Partial<SwissdamedOutcome> | null
  try {
    found = JSON.parse(
      new TextDecoder('utf-8', { fatal: false }).decode(bytes),
    ) as Partial<SwissdamedOutcome> | null
  } catch {
    throw new UnreadableAnswer('This is no JSON')
  }
  const { answer, marketStatus } = found ?? {}
  if (typeof answer?.status !== 'string' || answer.status === '' || !marketStatus)
    throw new UnreadableAnswer('This is no answer of swissdamed')
  return { answer, marketStatus }
}

/** Each device is registered by itself: what was sent is what swissdamed has. */
export const swissdamedAnswers: RegisterAnswers = {
  read,
  afterTaking: (before, sent) => ({ document: sent, versions: before?.versions ?? {} }),
  afterTakingInGroup: (before) => before,
}
