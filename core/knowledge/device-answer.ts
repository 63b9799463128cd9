import { findMarket } from '#core/code-lists/markets.ts'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { stageWordOf, stageWords } from '#core/lifecycle/stage-words.ts'
import { counted } from '#core/text/counted.ts'

/** Questions about the hub's own devices, named by number, by UDI-DI, or by name in quotation marks. */

/** More than anybody asks about in one question. */
const maxNames = 10

/**
 * The parts of a question that may name a device: quoted phrases, and words with a digit. These include years and
 * classes; the database decides whether a device is called so.
 */
export function deviceNamesIn(question: string): string[] {
  const quoted = [...question.matchAll(/"([^"]{2,200})"|“([^”]{2,200})”/g)].flatMap(
    (match) => match[1] ?? match[2] ?? [],
  )
  const words = question
    .split(/\s+/)
    .map((word) => word.replace(/^[("'“‘[]+|[)"'”’\],.;:!?]+$/g, ''))
    .filter((word) => /\d/.test(word) && word.length >= 2)
  return [...new Set([...quoted, ...words])].slice(0, maxNames)
}

/** More missing fields than this are only counted, not named. */
const maxFields = 5

/** Where a device stands in its markets, one line for each. */
export function deviceText(
  device: { readonly deviceName: string; readonly deviceNumber: string; readonly versionNumber: string },
  markets: readonly MarketReadiness[],
  rules: Pick<HouseRules, 'controlled'> = { controlled: false },
): string {
  const head = `${device.deviceName} (${device.deviceNumber}), version ${device.versionNumber}:`
  if (markets.length === 0) return `${head} no target market and no submission.`
  return [head, ...markets.map((market) => `• ${marketLine(market, rules)}`)].join('\n')
}

/** What a stage leaves open for whoever asks whether a register has the device; of others the hub does not know. */
const plainly: Partial<Record<MarketReadiness['stage'], string>> = {
  draft: 'not sent yet',
  gaps: 'not sent yet',
  valid: 'not sent yet',
  approved: 'no file made yet, not sent',
  'file-made': 'not marked as sent yet',
  sent: 'no answer yet',
  refused: 'not registered',
}

const plainlyOf = ({ stage, standing }: MarketReadiness): string | null =>
  standing === 'refused' && stage !== 'refused' ? 'refused as it was sent last' : (plainly[stage] ?? null)

/** What comes next for a device at a stage. */
const nextSteps: Partial<Record<MarketReadiness['stage'], string>> = {
  'not-begun': 'next: create the submission from the record',
  draft: 'next: complete and validate it',
  gaps: 'next: fill in what is missing',
  valid: 'next: have it approved or make the file',
  approved: 'next: make the file in the Export Center',
  'file-made': 'next: upload the file and mark it as sent',
  sent: 'next: read in the answer',
  refused: 'next: correct it, validate it and send it again',
  'out-of-date': 'next: carry the changes over, validate and send it again',
}

/** What was carried over or changed already is to be decided and sent like any other. */
function nextStepOf(
  { stage, status, behind }: MarketReadiness,
  { controlled }: Pick<HouseRules, 'controlled'>,
): string | null {
  const isFound = stage === 'valid' || (stage === 'out-of-date' && behind === 0)
  if (isFound && status === 'pending') return 'next: wait for the approval that was asked for'
  if (isFound && (stage === 'valid' || status === 'validated'))
    return controlled ? 'next: have it approved' : (nextSteps.valid ?? null)
  return nextSteps[stage] ?? null
}

function marketLine(market: MarketReadiness, rules: Pick<HouseRules, 'controlled'>): string {
  const { country, stage, standing, missing, wrong, behind, noLongerPlaced, toBeConfirmed } = market
  const name = findMarket(country)?.country ?? country
  const named = missing.slice(0, maxFields).map(({ label }) => label)
  const more = missing.length > maxFields ? ` and ${missing.length - maxFields} more` : ''
  const facts = [
    noLongerPlaced ? 'no longer placed on the market, as its submission says' : null,
    marketsWithExchange.some((code) => code === country) ? plainlyOf(market) : null,
    missing.length > 0
      ? `${counted(missing.length, 'required field')} missing: ${named.join(', ')}${more}`
      : null,
    wrong > 0 ? counted(wrong, 'error') : null,
    behind > 0 ? `${counted(behind, 'value')} of the record not carried over` : null,
    marketsWithExchange.some((code) => code === country) ? nextStepOf(market, rules) : null,
  ].filter((fact) => fact !== null)
  const isRegistered = stage === 'out-of-date' && (standing === 'registered' || standing === 'changed')
  // The word of every other screen first (decision D51).
  const word = stageWords[stageWordOf(country, stage, toBeConfirmed)]
  return [`${name}: ${word}`, ...(isRegistered ? ['registered as it was before'] : []), ...facts].join('; ')
}
