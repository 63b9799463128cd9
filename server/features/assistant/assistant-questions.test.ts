import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Questions people ask, each with the fact a right answer has. */
const answered: readonly (readonly [question: string, fact: string])[] = [
  ['When does Brazil want the data of class III devices?', '1 March 2030'],
  ['What is the deadline for class I in the Brazilian database?', '1 March 2032'],
  ['When is the label due for class II in Brazil?', '10 January 2027'],
  ['When is class IIa due in Australia?', '1 July 2027'],
  ['Which database does Australia use?', 'AusUDID'],
  ['When did EUDAMED become mandatory?', '28 May 2026'],
  ['What is the deadline for contact lenses in the EU?', '9 November 2026'],
  ['When does Switzerland end its transition?', '31 December 2026'],
  ['What is swissdamed?', 'The database of Switzerland is swissdamed'],
  ['Is UDI mandatory in Canada?', 'No UDI duty'],
  ['Does the United Kingdom require UDI?', 'No UDI duty yet'],
  ['Which issuing entities does Saudi Arabia accept?', 'GS1, HIBCC, ICCBBA'],
  ['When was class A due in Saudi Arabia?', '1 September 2024'],
  ['What is the law on UDI in Colombia?', 'Resolución 1405/2022'],
  ['Which class is due in South Korea in 2022?', 'July 2022: Class 1'],
  ['When is class C due in Singapore?', '2026: Class C'],
  ['What are the UDI dates of Taiwan?', '1 June 2023: Class II'],
  ['When does China require class I devices?', '1 June 2029'],
  ['What is the database of Japan?', 'MEDIS-DC'],
  ['Who is the regulator of Turkey?', 'TITCK'],
  ['Who is the regulator in India?', 'CDSCO'],
  ['Is direct marking required in the US for class I?', '24 September 2022'],
  ['Does Malaysia have a UDI database?', 'Malaysia has no UDI database'],
  ['How long may a UDI-DI be?', 'A GTIN has 14 digits'],
  ['How long is a Basic UDI-DI?', '15 characters'],
  ['What does BR-202 say?', 'EMDN code is one letter'],
  ['What does FLD-UDID-130 ask?', 'status of the device on the EU market is needed'],
  ['What does an FDA product code look like?', 'Three letters'],
  ['May the brand name change in GUDID?', 'needs a new device identifier'],
  ['What does ISO 13485 say about UDI?', '7.5.8'],
  ['What does ISO 15223-1 cover?', 'Symbols on the label'],
  ['Where is the Global Model Number defined?', 'Basic UDI-DI of GS1'],
  ['How do I upload devices from AccessGUDID?', 'AccessGUDID download as it is'],
  ['How many entities may an XML bulk upload of EUDAMED have?', '300 entities'],
]

const unknown = [
  'What is the weather in Paris?',
  'Who won the world cup?',
  'How much does a lawyer cost?',
  'qwertz asdfgh',
  'Can you book a flight to Oslo?',
  'the of and',
]

let hub: TestApp
let reader: Person
beforeAll(async () => {
  hub = await startTestApp()
  reader = await person(hub, ['technical-reviewer'])
}, 180_000)
afterAll(() => hub.close())

const ask = async (question: string, extra: object = {}) =>
  (await reader.api.call(assistantApi.ask, { body: { question, assistant: 'regbot', ...extra } })).body

describe('questions', () => {
  it.each(answered)(
    '“%s” is answered, and a cited source says “%s” [S3-1-12, S3-1-13, S3-9-15, S3-9-25, S3-9-26]',
    async (question, fact) => {
      const { known, text, sources, confidence } = await ask(question)
      expect(known).toBe(true)
      expect(text).toContain(fact)
      const cited = sources.find((passage) => passage.text.includes(fact))
      expect(cited?.source).not.toBe('')
      expect(confidence).toBeGreaterThanOrEqual(50)
      expect(confidence).toBeLessThanOrEqual(95)
    },
  )

  it.each(unknown)('“%s” it does not know, and says so [S3-9-15, S3-9-25]', async (question) => {
    const { known, text, sources, nearest, confidence } = await ask(question)
    expect(known).toBe(false)
    expect([sources, nearest]).toEqual([[], []])
    expect(text).toMatch(/^I do not know/)
    expect(confidence).toBeNull()
  })

  it('that nothing answers come with what is nearest, to be read', async () => {
    const question =
      'Our parachute club asks: is entering devices in the MEDIS database of Japan a legal obligation?'
    const { known, text, nearest } = await ask(question)
    expect(known).toBe(false)
    expect(text).not.toContain('MEDIS')
    expect(nearest.length).toBeLessThanOrEqual(3)
    expect(nearest.map((passage) => passage.text).join('\n')).toContain('MEDIS')
    for (const { title, source } of nearest) expect([title, source]).not.toContain('')
  })

  it('a word less covered is a lower confidence [S3-9-27]', async () => {
    const [whole, loose] = [
      await ask('Which database does Australia use?'),
      await ask('Which databaze does Australia use?'),
    ]
    expect(loose.confidence ?? 100).toBeLessThan(whole.confidence ?? 0)
  })

  it('a chosen source narrows what is asked [S3-2.8-05]', async () => {
    const question = 'When is class III due?'
    const nmpa = await ask(question, { source: 'nmpa' })
    expect(nmpa.sources.length).toBeGreaterThan(0)
    for (const { source } of nmpa.sources) expect(source).toMatch(/NMPA/)
    const iso = await ask('What is the database of Japan?', { source: 'iso' })
    expect(iso.known).toBe(false)
  })

  it('screens and laws it cites are addresses of their kind', async () => {
    for (const [question] of answered) {
      for (const { screen, url, asOf } of (await ask(question)).sources) {
        expect(screen === null || screen.startsWith('/')).toBe(true)
        expect(url === null || url.startsWith('https://')).toBe(true)
        expect(asOf === null || /^\d{4}-\d\d-\d\d$/.test(asOf)).toBe(true)
      }
    }
  })
})
