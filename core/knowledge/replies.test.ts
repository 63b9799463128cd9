import { describe, expect, it } from 'vitest'
import {
  assistantReplies,
  assistantSuggestions,
  quickQuestions,
  shortened,
  tryAsking,
} from './assistant-replies.ts'
import { replyText, replyTo, shownReply } from './keyword-reply.ts'
import { marketsNamedIn } from './market-names.ts'
import { categoryOf, confidenceTone, regbotReplies, regbotSuggestions } from './regbot-replies.ts'

/** The first rule in the specified order whose words the question has, worked out by hand. */
const assistantQuestions: Readonly<Record<string, readonly string[]>> = {
  submission: [
    'What is a UDI?',
    'udi deadline',
    'How do I validate a submission?',
    'Generate a Basic UDI-DI',
    'Which UDI fields are mandatory?',
    'Fix the error in my submission',
    'How many SUBMISSIONS are there?',
  ],
  deadline: [
    'When is the deadline?',
    'Deadline for class III',
    'Show me the TIMELINE',
    'timelines of validation',
    'deadline, and how do I validate?',
    'Is there a deadline to generate codes?',
    'mandatory deadline',
    'Which error comes after the deadline?',
    'basic timeline',
  ],
  validation: [
    'How do I validate my device data?',
    'What does validation check?',
    'validation of the basic code',
    'validate required fields',
    'Validation found an error',
    'fix by validation',
    'Generate, then validate',
  ],
  'basic-udi-di': [
    'What are the basics?',
    'basic code',
    'How do I generate a GMN?',
    'Is the basic code mandatory?',
    'generate required codes',
    'Error when I generate it',
    'Fix my basic code',
  ],
  'required-fields': [
    'Which fields are mandatory in EUDAMED?',
    'What is required?',
    'Is the EMDN code required?',
    'A required field has an error',
    'mandatory fix',
    'REQUIRED documents',
  ],
  errors: ['How do I fix it?', 'An error appears', 'errors everywhere', 'Can the hub FIX my XML?'],
}

const uncovered = [
  'What is the SRN?',
  'Who is the notified body?',
  'When does Brazil start?',
  'What is the timeline of UDI in Brazil?',
  'What is the deadline of the SFDA for UDI?',
  'Which fields are mandatory in Japan?',
  'resubmission after a refusal',
  'Is GUDID a database?',
  'revalidate everything',
  'What is the prefix of a company?',
  '',
  '   ',
  'Hello',
]

const regbotQuestions: Readonly<Record<string, readonly string[]>> = {
  'fda-udi': ['FDA UDI dates', 'Which udi does the FDA want for EUDAMED users?', 'fda, udi and china'],
  eudamed: ['How do I register in EUDAMED?', 'eu mdr', 'EUDAMED or NMPA?', 'FDA or EU MDR?'],
  china: ['What does the NMPA ask?', 'UDI in China', 'china and the FDA'],
}

/** The line of the specification that each rule is. */
const lineOf: Readonly<Record<string, string>> = {
  submission: 'S3-9-09',
  deadline: 'S3-9-10',
  validation: 'S3-9-11',
  'basic-udi-di': 'S3-9-12',
  'required-fields': 'S3-9-13',
  errors: 'S3-9-14',
  'fda-udi': 'S3-9-21',
  eudamed: 'S3-9-22',
  china: 'S3-9-24',
}

const cases = (questions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(questions).flatMap(([id, asked]) =>
    asked.map((question) => [question, id, lineOf[id]] as const),
  )

describe('replies by keyword', () => {
  it.each(cases(assistantQuestions))(
    'the assistant answers “%s” by %s [S1-9-18, S3-9-08, %s]',
    (question, id) => {
      expect(replyTo(assistantReplies, question)?.id).toBe(id)
    },
  )
  it.each(uncovered)('neither answers “%s” by a keyword [S3-9-15, S3-9-25]', (question) => {
    expect(replyTo(assistantReplies, question)).toBeUndefined()
    expect(replyTo(regbotReplies, question)).toBeUndefined()
  })
  it.each(cases(regbotQuestions))('RegBot answers “%s” by %s [%s]', (question, id) => {
    expect(replyTo(regbotReplies, question)?.id).toBe(id)
  })
  it('asks FDA and UDI together [S3-9-21]', () => {
    expect(replyTo(regbotReplies, 'What does the FDA inspect?')).toBeUndefined()
    expect(replyTo(regbotReplies, 'What is a UDI?')).toBeUndefined()
  })
})

describe('what the replies say', () => {
  const said = (id: string) => {
    const reply = [...assistantReplies, ...regbotReplies].find((one) => one.id === id)
    return reply ? replyText(reply) : ''
  }
  it.each([
    ['deadline', 'S3-9-16', 'All classes, devices new to the market: 28 May 2026'],
    ['submission', 'S3-9-17', 'Devices already on the market, legacy devices too: 28 November 2026'],
    ['basic-udi-di', 'S3-9-18', '15-character Basic UDI-DI'],
    ['required-fields', 'S3-9-19', '188+ required fields'],
    ['fda-udi', 'S3-9-21', 'Class III devices: September 24, 2014'],
    ['fda-udi', 'S3-9-21', 'Class II devices: September 24, 2016'],
    ['fda-udi', 'S3-9-21', 'Class I devices: September 24, 2018'],
    ['fda-udi', 'S3-9-21', 'Class I and unclassified: 8 December 2022'],
    ['eudamed', 'S3-9-22', 'SRN'],
    ['eudamed', 'S3-9-22', 'All classes, devices new to the market: 28 May 2026'],
    ['eudamed', 'S3-9-23', '188+ data fields'],
    ['china', 'S3-9-24', 'since 2019'],
    ['china', 'S3-9-24', 'Class I, all: 1 June 2029'],
  ])('%s [S1-9-19, %s]: %s', (id, _line, fact) => {
    expect(said(id)).toContain(fact)
  })
  it('hold no date that is false today', () => {
    for (const { text } of [...assistantReplies, ...regbotReplies])
      expect(text).not.toMatch(/May 26, 202[45]|26 May 2024|2025: the remaining|January 2026/)
  })
  it.each([
    ['deadline', '', 'EUDAMED has been mandatory since 28 May 2026', 'Decision (EU) 2025/2371'],
    ['eudamed', '', 'EUDAMED has been mandatory since 28 May 2026', 'Decision (EU) 2025/2371'],
    ['china', 'since 2019', 'Smallest sales unit and its packages', 'NMPA announcements'],
    [
      'fda-udi',
      'Class I devices: September 24, 2018',
      'Every class is in force',
      'FDA, UDI compliance dates',
    ],
  ])(
    '%s goes on after what is specified (“%s”) with today’s fact and its source [S3-OPEN-14]',
    (id, specified, fact, source) => {
      const [written = '', current = ''] = said(id).split('\n\nAs of ')
      expect(written).toContain(specified)
      expect(written).not.toContain(fact)
      expect(current).toContain(fact)
      expect(current).toContain(source)
      expect(current).toMatch(/^\d{4}-\d\d-\d\d: /)
    },
  )
})

describe('suggestions', () => {
  it('are six, four of which are shown first, and three cut at 30 characters [S3-2.7-05, S3-9-20]', () => {
    expect(new Set(assistantSuggestions).size).toBe(6)
    expect([quickQuestions.length, tryAsking.length]).toEqual([4, 3])
    expect(new Set([...quickQuestions, ...tryAsking]).size).toBe(6)
    for (const one of tryAsking) expect(shortened(one)).toBe(`${one.slice(0, 30)}…`)
    expect(shortened('x'.repeat(30))).toBe('x'.repeat(30))
  })
  it('are answered by a reply, or by the hub where they ask for something else [S3-7-45]', () => {
    for (const one of assistantSuggestions.slice(0, 3))
      expect(shownReply(assistantReplies, one), one).toBeDefined()
    for (const one of regbotSuggestions.slice(0, 3)) expect(shownReply(regbotReplies, one), one).toBeDefined()
    expect(shownReply(regbotReplies, 'What does registration in EUDAMED cost?')).toBeUndefined()
    expect(shownReply(regbotReplies, 'Which of my devices did EUDAMED refuse?')).toBeUndefined()
  })
  it('of RegBot are four [S3-9-30]', () => expect(new Set(regbotSuggestions).size).toBe(4))
})

it.each([
  ['FDA or EU?', 'FDA'],
  ['What does the EU ask?', 'EU MDR'],
  ['EUDAMED and NMPA', 'EU MDR'],
  ['Can I reuse a neutral label?', 'General'],
  ['nmpa or ISO', 'NMPA'],
  ['Does ISO 13485 ask for it?', 'ISO Standards'],
  ['Is it isolated?', 'General'],
  ['What does the SFDA ask?', 'General'],
])('the category of “%s” is %s [S3-9-29, S3-OPEN-19]', (question, category) => {
  expect(categoryOf(question)).toBe(category)
})

it.each([
  ['What does the SFDA ask?', ['SA']],
  ['FDA or China?', ['US', 'CN']],
  ['Tell us of South Korea', ['KR']],
  ['UDI in the US', ['US']],
  ['Which member states?', []],
  ['Does the United Kingdom ask?', ['GB']],
  ['TÜRKİYE', ['TR']],
])('“%s” names %j', (question, codes) => expect(marketsNamedIn(question)).toEqual(codes))

it.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [60, 'yellow'],
  [59, 'red'],
  [0, 'red'],
])('a confidence of %i is %s [S3-9-28]', (confidence, tone) => {
  expect(confidenceTone(confidence)).toBe(tone)
})
