import { lookedUp } from '#core/markets/requirements/requirement.ts'
import { currentFactOf, dataDates, type KeywordReply } from './keyword-reply.ts'

/**
 * What the floating assistant answers by itself, in the specified order (document 3, section 9). Dates are
 * those of the facts (decision D57); today's fact follows (S3-OPEN-14).
 */
export const assistantReplies: readonly KeywordReply[] = [
  {
    id: 'submission',
    may: ['create', 'eudamed'],
    market: 'EU',
    words: [['udi'], ['submission']],
    text: `A UDI submission starts from a Master DI record: choose “EU submission” in its menu, take over the record’s data, give it a 15-character Basic UDI-DI and a UDI-DI, and fill the 188+ required fields tab by tab. When validation finds nothing, download the XML. The dates for EUDAMED:\n${dataDates('EU')}`,
    current: currentFactOf('EU'),
  },
  {
    id: 'deadline',
    may: ['risk-class', 'eudamed', 'each'],
    market: 'EU',
    words: [['deadline'], ['timeline']],
    text: `The dates for EUDAMED are the same for every risk class:\n${dataDates('EU')}\nThe dates for the label depend on the class. The Dashboard shows the dates of every market.`,
    current: currentFactOf('EU'),
  },
  {
    id: 'validation',
    may: ['validate', 'submission'],
    words: [['validate'], ['validation']],
    text: 'Save the submission and press “Validate”: the field rules, the 19 business rules, the rules of EUDAMED and its schema are checked at once. Each finding leads to its field and says what to change. The screens Validation and Business Rules list the findings and the rules.',
  },
  {
    id: 'basic-udi-di',
    may: ['generate', 'basic-udi-di', 'create'],
    market: 'EU',
    words: [['basic'], ['generate']],
    text: 'The generator makes a 15-character Basic UDI-DI and checks the ones you have. It groups devices with the same intended purpose, risk class and essential design, and stands on certificates and in the technical documentation, never on a label.',
    current: {
      text: 'EUDAMED takes the code of an issuing entity, such as the Global Model Number of GS1, which the generator makes beside the 15-character one.',
      source: 'GS1 General Specifications, Global Model Number; Regulation (EU) 2017/745, Annex VI part C',
      asOf: lookedUp,
    },
  },
  {
    id: 'required-fields',
    may: ['mandatory', 'field', 'eudamed'],
    market: 'EU',
    words: [['mandatory'], ['required']],
    text: 'EUDAMED has 188+ required fields over identification, classification, characteristics, clinical data, packaging, safety and market. Required ones have a red mark in the form, and the hub lists what is still missing.',
    current: {
      text: 'Which of them are asked of a device depends on its legislation, its risk class and what it is; the EU form marks exactly those.',
      source: 'EUDAMED data dictionary and business rules',
      asOf: lookedUp,
    },
  },
  {
    id: 'errors',
    may: ['fix', 'error', 'submission', 'finding'],
    words: [['error'], ['fix']],
    text: 'Open the submission and validate it: every error names its field, says what is wrong and what to write, and some have a button that mends them. The Validation screen lists the errors of all submissions, and Business Rules explains each rule.',
  },
]

/** Asked with one click. The first four are shown in an empty conversation, the last three beside a running one. */
export const assistantSuggestions = [
  'How do I create a UDI submission for EUDAMED?',
  'What are the deadlines for each risk class?',
  'How do I validate my device data?',
  'How do I generate a Basic UDI-DI?',
  'Which fields are mandatory in EUDAMED?',
  'How do I fix errors in a submission?',
] as const

export const quickQuestions = assistantSuggestions.slice(0, 4)
export const tryAsking = assistantSuggestions.slice(-3)

const shownCharacters = 30

/** As it stands in the row “Try asking”. */
export const shortened = (suggestion: string): string =>
  suggestion.length > shownCharacters ? `${suggestion.slice(0, shownCharacters)}…` : suggestion
