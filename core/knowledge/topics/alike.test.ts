import { describe, expect, it } from 'vitest'
import { alikeAnswer, generalAnswer } from '../general-answer.ts'
import { questionsOf, type Reading } from '../question/readings.ts'
import { facts } from './facts/index.ts'
import { topics } from './index.ts'
import { nearest } from './spelling.ts'
import { unknowable } from './unknowable.ts'

const readingsOf = (question: string): readonly Reading[] =>
  questionsOf(question).flatMap(({ readings }) => readings)

const answerTo = (question: string): string | undefined => {
  const readings = readingsOf(question)
  for (const answer of [generalAnswer, alikeAnswer])
    for (const reading of readings) {
      const found = answer(reading)
      if (found) return found.text
    }
  return undefined
}

describe('ways to ask (decision D124)', () => {
  it('has each topic once, each fact with its source and several ways to ask it', () => {
    const ids = topics.map(({ id }) => id)
    expect(facts.filter(({ id }) => ids.indexOf(id) !== ids.lastIndexOf(id))).toEqual([])
    expect(facts.filter(({ source, ways }) => source === '' || (ways ?? []).length < 3)).toEqual([])
  })

  it('answers no question that nobody here can know', () => {
    const answered = unknowable.filter((question) => answerTo(question) !== undefined)
    expect(answered).toEqual([])
  }, 180_000)

  it('answers misspelled and small-written questions', () => {
    expect(answerTo('how is teh chekc digit of a gtin caluclated')).toMatch(/multiple of 10/)
    expect(answerTo('wich service chnages the market countrys of a registred device')).toMatch(/MARKET_INFO/)
  })

  it('tells when the grace period of GUDID is over, and nothing of another field', () => {
    expect(answerTo('when does the veterinary grace period start in gudid')).toBeUndefined()
    expect(answerTo('which service changes the market countries of a hearing aid')).toBeUndefined()
  })

  it('takes a kind of device for any device, unless the kind is what is asked', () => {
    expect(answerTo('Single-use scalpel: what figure goes into number of reuses')).toMatch(
      /0 stands for single use/,
    )
    expect(answerTo('which EMDN code does a scalpel have')).toBeUndefined()
    expect(answerTo('is a syringe a medical device')).toBeUndefined()
  })

  it('answers of a paragraph that is named only what names it', () => {
    expect(answerTo('what does 21 CFR 11.10 demand')).toMatch(/closed systems/)
    expect(answerTo('what does 21 CFR 11.400 demand')).toBeUndefined()
    expect(answerTo('what must be in EUDAMED by 28 November 2026?')).toMatch(/28 November 2026/)
    expect(answerTo('what must be in EUDAMED by 3 March 2031?')).toBeUndefined()
  })

  it('reads what stands for something said before with it', () => {
    expect(answerTo('expiry in the barcode reads 271200, is that an error or what does it mean')).toMatch(
      /last day of that month/,
    )
    expect(answerTo('check digit wrong in GTIN – does EUDAMED notice?')).toMatch(/^Yes: for GS1/)
    expect(answerTo('What does "NOT_INTENDED_FOR_EU_MARKET" imply for market info?')).toMatch(
      /No market information/,
    )
  })

  it('takes the name of EUDAMED for no code, and modulo for no module', () => {
    expect(answerTo('which response codes does EUDAMED have')).not.toMatch(/issuing entities/)
    expect(answerTo('modulo 1021')).not.toMatch(/modules/)
  })

  it('answers what is asked word for word, whatever the title of the fact', () => {
    expect(answerTo('what is the version in force')).not.toMatch(/Create New Version/)
    expect(answerTo('mails from the hub')).toMatch(/mail/)
    expect(answerTo('which permission is needed for the audit trail')).not.toMatch(/^Uploads/)
  })

  it('takes “one” for nothing said before where nothing was', () => {
    expect(answerTo('how do i take one master record to Korea and Taiwan without typing all again')).toMatch(
      /Copy to Countries/,
    )
  })

  it('takes a word for a near one only where just one is near', () => {
    const known = new Set(['calculate', 'calibrate', 'register'])
    expect(nearest('calcualte', known)).toBe('calculate')
    expect(nearest('regster', known)).toBe('register')
    expect(nearest('gtin', known)).toBe('gtin')
  })
})
