import { findMarket } from '#core/code-lists/markets.ts'
import type { OwnQuestion } from '#core/knowledge/own/own-asks.ts'
import { understand } from '#core/knowledge/question/full-vocabulary.ts'
import { dayAfter, daysUntil } from '#core/lifecycle/expiry.ts'
import { dutyLabels } from '#core/markets/requirements/requirement.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { counted } from '#core/text/counted.ts'
import { certificatesOfSubmissions } from './assistant-queries.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'

/** What has a day: certificates that expire and dates of the law that concern devices of the hub. */

interface Certificate {
  readonly number: string
  readonly type: string
  readonly of: string
  readonly expiryDate: string | null
  /** Who issued it and when, where the hub knows. */
  readonly issued: string
  readonly screen: string
}

/** Certifications of operators and product certificates of submissions; those of a device where one is named. */
export async function certificatesIn(
  asking: OwnAsking,
  device?: { readonly deviceName: string; readonly deviceNumber: string },
): Promise<Certificate[]> {
  const { hub, own, viewer } = asking
  const ofOperators = await itemsOf(await own.certifications(viewer, { sort: 'expiryDate' }))
  const ofSubmissions = await certificatesOfSubmissions(hub.db, device?.deviceNumber)
  const isOf = (scope: string | null) =>
    !device ||
    [device.deviceName, device.deviceNumber].some((name) => scope?.toLowerCase().includes(name.toLowerCase()))
  const all: Certificate[] = [
    ...ofOperators
      .filter(({ scope }) => isOf(scope))
      .map((one) => ({
        number: one.certificationNumber ?? '',
        type: one.certificationType ?? '',
        of: device || !one.scope ? one.operatorName : `${one.operatorName}, ${one.scope.replace(/\.$/, '')}`,
        expiryDate: one.expiryDate,
        issued: [
          one.issuingBody ? `issued by ${one.issuingBody}` : '',
          one.issueDate ? `on ${writtenDate(one.issueDate)}` : '',
        ]
          .filter(Boolean)
          .join(' '),
        screen: '/actors?tab=certifications',
      })),
    ...ofSubmissions.map((one) => ({
      number: one.number,
      type: '',
      of: `${one.deviceName} (${one.deviceNumber})`,
      expiryDate: one.expiryDate,
      issued: '',
      screen: '/submissions',
    })),
  ]
  const seen = new Set<string>()
  return all.filter(({ number, expiryDate }) => {
    const key = `${number.toLowerCase()} ${expiryDate}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

export function certificatesText({ today }: OwnAsking, certificates: readonly Certificate[]): string {
  return certificates
    .slice(0, mostNamed)
    .map(({ number, type, of, expiryDate, issued }) => {
      const named = [type, number].filter(Boolean).join(' ')
      if (expiryDate === null) return `• ${named} (${of}): no expiry date`
      const days = daysUntil(expiryDate, today)
      const left = days < 0 ? 'expired' : `in ${counted(days, 'day')}`
      const by = issued === '' ? '' : `; ${issued}`
      return `• ${named} (${of}): valid until ${writtenDate(expiryDate)}, ${left}${by}`
    })
    .join('\n')
}

export async function certificatesAnswer(
  asking: OwnAsking,
  { withinDays, year, expired }: Extract<OwnQuestion, { about: 'certificates' }>,
): Promise<OwnAnswer> {
  const all = await certificatesIn(asking)
  const { today } = asking
  const last = withinDays === null ? null : dayAfter(today, withinDays)
  const wanted = all
    .filter(({ expiryDate }) => {
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
  return { text, sources: [shownAt(asking, 'Certifications', '/actors?tab=certifications', head)] }
}

const forOne = new Set([
  'certificate',
  'expire',
  'expired',
  'when',
  'due',
  'valid',
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
  return { text, sources: [shownAt(asking, 'Certifications', '/actors?tab=certifications', text)] }
}

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
  if (markets.length > 0 && deadlines.length === 0 && withinDays === null) return undefined
  const ofLaw = deadlines.slice(0, mostDates).map(
    ({ country, date, duty, scope, devices, unclear, lastDay }) =>
      ({
        day: lastDay,
        line: `• ${writtenDate(date)}, ${findMarket(country)?.country ?? country}: ${dutyLabels[duty].toLowerCase()}, ${scope} (${devices > 0 ? `concerns ${counted(devices, 'device')}` : `may concern ${counted(unclear, 'device')}, by class`})`,
      }) as const,
  )
  const horizon = dayAfter(today, withinDays ?? 365)
  const certificates =
    markets.length > 0
      ? []
      : (await certificatesIn(asking)).filter(
          ({ expiryDate }) => expiryDate !== null && expiryDate >= today && expiryDate <= horizon,
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
  const all = [...ofLaw, ...ofCertificates, ...ofRequests].toSorted((a, b) => a.day.localeCompare(b.day))
  const head =
    withinDays === null
      ? 'What comes due for your devices'
      : `What comes due by ${writtenDate(dayAfter(today, withinDays))}`
  const text =
    all.length > 0
      ? `${head}:\n${all.map(({ line }) => line).join('\n')}`
      : `${head}: nothing the hub knows of.`
  return { text, sources: [shownAt(asking, 'Timelines', '/?tab=timelines', head)] }
}
