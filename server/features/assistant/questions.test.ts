import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { replyText, shownReply } from '#core/knowledge/keyword-reply.ts'
import { regbotReplies } from '#core/knowledge/regbot-replies.ts'
import { seedPortfolio } from '#tests/assistant-portfolio.ts'
import { type Asked, type Verdict, verdictOf } from '#tests/assistant-questions/asked.ts'
import {
  devGeneralQuestions,
  devOwnQuestions,
  devUnknownQuestions,
} from '#tests/assistant-questions/dev-questions.ts'
import {
  eighthGeneral,
  eighthOwn,
  eighthUnknown,
} from '#tests/assistant-questions/eighth-others-questions.ts'
import { eleventhGeneral, eleventhOwn, eleventhUnknown } from '#tests/assistant-questions/eleventh.ts'
import { fifteenthGeneral, fifteenthUnknown } from '#tests/assistant-questions/fifteenth.ts'
import { fifthGeneralA, fifthOwnA, fifthUnknownA } from '#tests/assistant-questions/fifth-a.ts'
import { fifthGeneralB, fifthOwnB, fifthUnknownB } from '#tests/assistant-questions/fifth-b.ts'
import { fourteenthGeneral, fourteenthOwn, fourteenthUnknown } from '#tests/assistant-questions/fourteenth.ts'
import {
  fourthGeneral,
  fourthOwn,
  fourthUnknown,
} from '#tests/assistant-questions/fourth-others-questions.ts'
import { generalQuestions } from '#tests/assistant-questions/general-questions.ts'
import { nearMisses } from '#tests/assistant-questions/near-misses.ts'
import { ninthGeneralA, ninthOwnA, ninthUnknownA } from '#tests/assistant-questions/ninth-a.ts'
import { ninthGeneralB, ninthOwnB, ninthUnknownB } from '#tests/assistant-questions/ninth-b.ts'
import { ninthGeneralC, ninthOwnC, ninthUnknownC } from '#tests/assistant-questions/ninth-c.ts'
import {
  othersGeneralQuestions,
  othersOwnQuestions,
  othersUnknownQuestions,
} from '#tests/assistant-questions/others-questions.ts'
import { ownQuestions } from '#tests/assistant-questions/own-questions.ts'
import { reviewed } from '#tests/assistant-questions/reviewed.ts'
import {
  secondGeneralQuestions,
  secondOwnQuestions,
  secondUnknownQuestions,
} from '#tests/assistant-questions/second-others-questions.ts'
import {
  seventhGeneral,
  seventhOwn,
  seventhUnknown,
} from '#tests/assistant-questions/seventh-others-questions.ts'
import { tenthGeneral, tenthOwn, tenthUnknown } from '#tests/assistant-questions/tenth.ts'
import {
  thirdGeneralA,
  thirdGeneralB,
  thirdOwnA,
  thirdOwnB,
  thirdUnknownA,
  thirdUnknownB,
} from '#tests/assistant-questions/third-others-questions.ts'
import { thirteenthGeneral, thirteenthOwn, thirteenthUnknown } from '#tests/assistant-questions/thirteenth.ts'
import { twelfthGeneral, twelfthOwn, twelfthUnknown } from '#tests/assistant-questions/twelfth.ts'
import { unknownQuestions } from '#tests/assistant-questions/unknown-questions.ts'
import type { Person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What RegBot must hold (decisions D58, D124): right or silent, never wrong. */

/** Hundreds of questions take as long as the machine is busy: it was over three minutes beside three others. */
const timeout = 900_000

let hub: TestApp
let specialist: Person
let viewer: Person
beforeAll(async () => {
  hub = await startTestApp()
  ;({ specialist, viewer } = await seedPortfolio(hub))
}, 180_000)
afterAll(() => hub.close())

const askAs = async (who: Person, question: string) =>
  (await who.api.call(assistantApi.ask, { body: { question, assistant: 'regbot' } })).body

/** As the screen shows it: a specified reply where the question asks just that. */
async function shown(question: string): Promise<{ known: boolean; text: string }> {
  const reply = shownReply(regbotReplies, question)
  if (reply) return { known: true, text: replyText(reply) }
  return askAs(specialist, question)
}

interface Judged {
  readonly asked: Asked
  readonly verdict: Verdict
  readonly text: string
}
async function judge(questions: readonly Asked[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const asked of questions) {
    const { known, text } = await shown(asked.question)
    judged.push({ asked, text, verdict: verdictOf(asked, text, known) })
  }
  return judged
}
const count = (judged: readonly Judged[], verdict: Verdict) =>
  judged.filter((one) => one.verdict === verdict).length
const told = (judged: readonly Judged[], verdict: Verdict) =>
  judged
    .filter((one) => one.verdict === verdict)
    .map(({ asked, text }) => `${asked.question} → ${text.slice(0, 300)}`)

describe('RegBot', () => {
  it('answers at least nineteen in twenty known questions right, and none wrong [S3-1-13, S3-9-25]', {
    timeout,
  }, async () => {
    const sets = {
      general: generalQuestions,
      own: ownQuestions,
      unknown: unknownQuestions,
      'general, by others': othersGeneralQuestions,
      'own, by others': othersOwnQuestions,
      'unknown, by others': othersUnknownQuestions,
      'general, second': secondGeneralQuestions,
      'own, second': secondOwnQuestions,
      'unknown, second': secondUnknownQuestions,
      'general, third': devGeneralQuestions,
      'own, third': devOwnQuestions,
      'unknown, third': devUnknownQuestions,
      'general, fourth': [...thirdGeneralA, ...thirdGeneralB],
      'own, fourth': [...thirdOwnA, ...thirdOwnB],
      'unknown, fourth': [...thirdUnknownA, ...thirdUnknownB],
      'general, fifth': fourthGeneral,
      'own, fifth': fourthOwn,
      'unknown, fifth': fourthUnknown,
      'general, sixth': [...fifthGeneralA, ...fifthGeneralB],
      'own, sixth': [...fifthOwnA, ...fifthOwnB],
      'unknown, sixth': [...fifthUnknownA, ...fifthUnknownB],
      'general, seventh': seventhGeneral,
      'own, seventh': seventhOwn,
      'unknown, seventh': seventhUnknown,
      'general, eighth': eighthGeneral,
      'own, eighth': eighthOwn,
      'unknown, eighth': eighthUnknown,
      'general, ninth': [...ninthGeneralA, ...ninthGeneralB, ...ninthGeneralC],
      'own, ninth': [...ninthOwnA, ...ninthOwnB, ...ninthOwnC],
      'unknown, ninth': [...ninthUnknownA, ...ninthUnknownB, ...ninthUnknownC],
      'general, tenth': tenthGeneral,
      'own, tenth': tenthOwn,
      'unknown, tenth': tenthUnknown,
      'general, eleventh': eleventhGeneral,
      'own, eleventh': eleventhOwn,
      'unknown, eleventh': eleventhUnknown,
      'general, twelfth': twelfthGeneral,
      'own, twelfth': twelfthOwn,
      'unknown, twelfth': twelfthUnknown,
      'general, thirteenth': thirteenthGeneral,
      'own, thirteenth': thirteenthOwn,
      'unknown, thirteenth': thirteenthUnknown,
      'general, fourteenth': fourteenthGeneral,
      'own, fourteenth': fourteenthOwn,
      'unknown, fourteenth': fourteenthUnknown,
      'general, fifteenth': fifteenthGeneral,
      'unknown, fifteenth': fifteenthUnknown,
      'near misses': nearMisses,
      reviewed,
    }
    const judged = Object.fromEntries(
      await Promise.all(
        Object.entries(sets).map(async ([name, questions]) => [name, await judge(questions)] as const),
      ),
    )
    const all = Object.values(judged).flat()
    for (const [name, some] of Object.entries(judged))
      process.stderr.write(
        `RegBot ${name}: ${count(some, 'right')} right, ${count(some, 'silent')} silent, ${count(some, 'wrong')} wrong of ${some.length}\n`,
      )
    expect(told(all, 'wrong')).toEqual([])
    const answerable = all.filter(({ asked }) => !asked.unknown)
    const byOthers = [
      'by others',
      'second',
      'third',
      'fourth',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
      'twelfth',
      'thirteenth',
      'fourteenth',
      'fifteenth',
    ].flatMap((who) => [...(judged[`general, ${who}`] ?? []), ...(judged[`own, ${who}`] ?? [])])
    expect([all.length, answerable.length, byOthers.length]).toEqual([1688, 1385, 1321])
    expect(count(byOthers, 'right')).toBeGreaterThanOrEqual(Math.ceil(byOthers.length * 0.95))
    expect(count(answerable, 'right'), told(answerable, 'silent').join('\n')).toBeGreaterThanOrEqual(
      Math.ceil(answerable.length * 0.95),
    )
  })

  it('tells whoever may not approve that nothing waits for them', async () => {
    const { text } = await askAs(viewer, 'What is waiting for my approval?')
    expect(text).toMatch(/your account may not approve/)
    expect(text).not.toMatch(/ScopeClean/)
  })
})
