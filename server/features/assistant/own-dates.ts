import { findMarket } from '#core/code-lists/markets.ts'
import type { OwnQuestion } from '#core/knowledge/own/own-asks.ts'
import { understand } from '#core/knowledge/question/full-vocabulary.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { passedLately } from '#core/lifecycle/urgency.ts'
import { dutyLabels } from '#core/markets/requirements/requirement.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { counted } from '#core/text/counted.ts'
import { certificatesIn, certificatesText, shownOf } from './own-certificates.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'

/** What has a day: certificates that expire and dates of the law that concern devices of the hub. */

export async function certificatesAnswer(
  asking: OwnAsking,
  { withinDays, year, expired }: Extract<OwnQuestion, { about: 'certificates' }>,
): Promise<OwnAnswer> {
  const all = await certificatesIn(asking)
  const { today } = asking
  const last = withinDays === null ? null : dayAfter(today, withinDays)
  const wanted = all
    .filter(({ expiryDate, lost }) => {
      // What was withdrawn runs out no more.
      if (lost?.ended) return last === null && year === null && !expired
      if (year !== null) return expiryDate?.startsWith(year) ?? false
      if (expired) return expiryDate !== null && expiryDate < today
      return expiryDate === null
        ? last === null
        : expiryDate >= today && (last === null || expiryDate <= last)
    })
    .toSorted((a, b) => (a.expiryDate ?? '9').localeCompare(b.expiryDate ?? '9'))
  const past = expired
    ? 'has expired'
    : last === null
      ? 'is coming to its end'
      : `expires by ${writtenDate(last)}`
  const head = expired
    ? 'Expired certificates'
    : last === null
      ? 'Certificates by expiry'
      : `Certificates that expire by ${writtenDate(last)}`
  const text = wanted.length > 0 ? `${head}:\n${certificatesText(asking, wanted)}` : `No certificate ${past}.`
  return { text, sources: shownOf(asking, wanted, head) }
}

const forOne = new Set([
  'certificate',
  'expire',
  'expired',
  'when',
  'due',
  'valid',
  'still',
  'device',
  'who',
  'issuing-entity',
  'end',
  'my',
  'length',
  'howlong',
  'company',
  'error',
])

/** The certificate whose number the question holds. */
export async function certificateAnswer(asking: OwnAsking, question: string): Promise<OwnAnswer | undefined> {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (!/\d{3}/.test(question)) return undefined
  const named = (await certificatesIn(asking)).filter(
    ({ number }) => number.length >= 4 && plain(question).includes(plain(number)),
  )
  const rest = named.reduce(
    (left, { number }) => left.replace(new RegExp(number.replace(/[^\w]+/g, '[^\\w]*'), 'i'), ' '),
    question,
  )
  const { terms } = understand(rest)
  if (named.length === 0 || ![...terms].every((term) => forOne.has(term))) return undefined
  const text = certificatesText(asking, named)
  return { text, sources: shownOf(asking, named, text) }
}

const nameOf = (country: string): string => findMarket(country)?.country ?? country

/** Without a period the next ones are told. */
const mostDates = 8

export async function datesAnswer(
  asking: OwnAsking,
  { withinDays, markets }: { readonly withinDays: number | null; readonly markets: readonly string[] },
): Promise<OwnAnswer | undefined> {
  const { own, viewer, today } = asking
  const deadlines = (await own.deadlines()).filter(
    ({ country, devices, unclear, daysLeft }) =>
      (devices > 0 || (markets.length > 0 && unclear > 0)) &&
      (markets.length === 0 || markets.includes(country)) &&
      (withinDays === null || daysLeft <= withinDays),
  )
  // What has long been in force is asked for by its market.
  const inForce = [...(await own.duties())].filter(([country, { daysLeft }]) =>
    markets.length === 0 ? passedLately(daysLeft) : markets.includes(country) && daysLeft < 0,
  )
  const passed = inForce.map(([country, { day, duty, scope, devices }]) => ({
    day,
    line: `• Since ${writtenDate(day)}, ${nameOf(country)}: ${dutyLabels[duty].toLowerCase()}, ${scope} (${counted(devices, 'device')} not registered)`,
  }))
  if (markets.length > 0 && deadlines.length + passed.length === 0 && withinDays === null) return undefined
  const ofLaw = deadlines.slice(0, mostDates).map(
    ({ country, date, duty, scope, devices, unclear, lastDay }) =>
      ({
        day: lastDay,
        line: `• ${writtenDate(date)}, ${nameOf(country)}: ${dutyLabels[duty].toLowerCase()}, ${scope} (${devices > 0 ? `concerns ${counted(devices, 'device')}` : `may concern ${counted(unclear, 'device')}, by class`})`,
      }) as const,
  )
  const horizon = dayAfter(today, withinDays ?? 365)
  const certificates =
    markets.length > 0
      ? []
      : (await certificatesIn(asking)).filter(
          ({ expiryDate, lost, isReplaced }) =>
            !lost?.ended &&
            !isReplaced &&
            expiryDate !== null &&
            expiryDate >= today &&
            expiryDate <= horizon,
        )
  const ofCertificates = certificates.map(({ number, of, expiryDate }) => ({
    day: expiryDate ?? '',
    line: `• ${writtenDate(expiryDate ?? '')}: certificate ${number} expires (${of})`,
  }))
  const requests =
    markets.length > 0
      ? []
      : await itemsOf(await own.requests(viewer, { mine: 'to-decide', limit: mostNamed }))
  const ofRequests = requests.flatMap(({ dueDate, deviceName, deviceNumber }) =>
    dueDate !== null && dueDate <= horizon
      ? [
          {
            day: dueDate,
            line: `• ${writtenDate(dueDate)}: your decision on ${deviceName} (${deviceNumber})`,
          },
        ]
      : [],
  )
  const all = [...passed, ...ofLaw, ...ofCertificates, ...ofRequests].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  )
  const head =
    withinDays === null
      ? `What ${passed.length > 0 ? 'is due and ' : ''}comes due for your devices`
      : `What ${passed.length > 0 ? 'is due and ' : ''}comes due by ${writtenDate(dayAfter(today, withinDays))}`
  const text =
    all.length > 0
      ? `${head}:\n${all.map(({ line }) => line).join('\n')}`
      : `${head}: nothing the hub knows of.`
  return { text, sources: [shownAt(asking, 'Timelines', '/?tab=timelines', head)] }
}
