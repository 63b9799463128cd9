import { type RegisterAnswer, type RegisterAnswers, UnreadableAnswer } from '#core/markets/exchange.ts'

/**
 * Acknowledgements of the FDA's gateway: the first two say that a document has arrived, the third alone what GUDID makes
 * of it. What it says is not public, so that none of them is ever taken for a verdict: a person reads the third.
 */

const arrived: Readonly<Record<string, string>> = {
  '1': 'The gateway has the document (first acknowledgement). This is no verdict.',
  '2': 'The center has the document (second acknowledgement). This is no verdict.',
}

/** Of a message a person has to read, so much is told at once; all of it is in the auditor's copy of the file. */
const toldLength = 600

function read(bytes: Uint8Array): RegisterAnswer {
  const acknowledgement = acknowledgementIn(bytes)
  const kind = /^ack\D{0,3}([123])$/i.exec(textOf(acknowledgement, 'type').trim())?.[1] ?? ''
  const which = kind === '3' ? 'The third acknowledgement' : 'An acknowledgement of an unknown kind'
  const raw = textOf(acknowledgement, 'raw_message').trim().slice(0, toldLength)
  const words =
    arrived[kind] ??
    `${which} has come. Read it in the auditor’s copy of the file, and enter the outcome at the submission. It begins: ${raw || 'nothing'}`
  return {
    correlationId: undefined,
    whole: undefined,
    wholeWords: null,
    wholeConcernsContent: false,
    releaseWanted: undefined,
    receipt: { words, isForPerson: !(kind in arrived) },
    answered: () => [],
  }
}

/** The answer itself, or what stands in its `data`. */
function acknowledgementIn(bytes: Uint8Array): object {
  let found: unknown
  try {
    found = JSON.parse(new TextDecoder('utf-8', { fatal: false }).decode(bytes))
  } catch {
    throw new UnreadableAnswer('This is no JSON')
  }
  const inside = objectOf(objectOf(found)?.data)
  return inside ?? objectOf(found) ?? {}
}

const objectOf = (value: unknown): { readonly data?: unknown } | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

function textOf(acknowledgement: object, name: string): string {
  const value = (acknowledgement as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Nothing is ever taken by them. */
export const gatewayAnswers: RegisterAnswers = {
  read,
  afterTaking: (before, sent) => before ?? { document: sent, versions: {} },
  afterTakingInGroup: (before) => before,
}
