import type { Passage } from '#core/contract/assistant.ts'
import { daysUntil } from '#core/lifecycle/expiry.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { counted } from '#core/text/counted.ts'
import { type LostCertificate, lostOf } from '#server/renewals/certificate-status.ts'
import { certificatesOfRegister, certificatesOfSubmissions } from './certificate-queries.ts'
import { itemsOf, mostNamed, type OwnAsking, shownAt } from './own-data.ts'

/** Certificates from everywhere the hub has them, each with what the register says of it. */

interface Certificate {
  readonly number: string
  readonly type: string
  readonly of: string
  readonly expiryDate: string | null
  /** Who issued it and when, where the hub knows. */
  readonly issued: string
  readonly screen: string
  /** What the register told, where it is withdrawn, cancelled or suspended. */
  readonly lost: LostCertificate | null
  /** The number of the one that has taken its place. */
  readonly replacedBy: string | null
  /** Whether another one has taken its place wherever it is stated: its end matters no more. */
  readonly isReplaced: boolean
  /** Whether the device that is asked about relies on it. */
  readonly isReliedOn: boolean
}

const certifications = '/actors?tab=certifications'
const ofEudamed = '/register-certificates'

/**
 * Certifications of operators, product certificates of submissions, and what else the register shows; those of a device
 * where one is named.
 */
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
  const here = ofOperators.filter(({ scope }) => isOf(scope))
  const numbers = [
    ...here.map(({ certificationNumber }) => certificationNumber ?? ''),
    ...ofSubmissions.map(({ number }) => number),
  ]
  const shown = await certificatesOfRegister(hub.db, asking.today, numbers, device?.deviceNumber)
  const told = (one: (typeof shown)[number] | undefined) => ({
    lost: one ? lostOf(hub, one) : null,
    replacedBy: one?.replacedBy ?? null,
    isReplaced: one?.isReplaced ?? false,
    isReliedOn: one?.isReliedOn ?? false,
  })
  const toldOf = (number: string | null, body: string | null = null) =>
    told(shown.find((one) => one.number === number && (body === null || one.notifiedBody === body)))
  const all: Certificate[] = [
    ...here.map((one) => ({
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
      ...{ screen: certifications, ...toldOf(one.certificationNumber) },
    })),
    ...ofSubmissions.map((one) => ({
      ...{ number: one.number, type: '', expiryDate: one.expiryDate, issued: '' },
      of: `${one.deviceName} (${one.deviceNumber})`,
      ...{ screen: '/submissions', ...toldOf(one.number, one.notifiedBody) },
    })),
    ...shown
      .filter(({ number }) => !numbers.includes(number))
      .map((one) => ({
        ...{ number: one.number, type: '', expiryDate: one.expiryDate, issued: '' },
        of: `${one.holder ?? one.srn}, notified body ${one.notifiedBody}`,
        ...{ screen: ofEudamed, ...told(one) },
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

/** Withdrawn, as read from EUDAMED on a day. */
const lostText = ({ status, register, readOn }: LostCertificate): string =>
  `${status.toLowerCase()}, as read from ${register} on ${writtenDate(readOn)}`

const standingOf = ({ lost, replacedBy }: Pick<Certificate, 'lost' | 'replacedBy'>): readonly string[] => [
  ...(lost ? [lostText(lost)] : []),
  ...(replacedBy === null ? [] : [`replaced by ${replacedBy}`]),
]

export function certificatesText({ today }: OwnAsking, certificates: readonly Certificate[]): string {
  return certificates
    .slice(0, mostNamed)
    .map(({ number, type, of, expiryDate, issued, lost, replacedBy }) => {
      const named = `• ${[type, number].filter(Boolean).join(' ')} (${of}): `
      const told = standingOf({ lost, replacedBy })
      // What was withdrawn has no end that counts.
      if (lost?.ended) return named + told.join('; ')
      if (expiryDate === null) return named + [...told, 'no expiry date'].join('; ')
      const days = daysUntil(expiryDate, today)
      const left = days < 0 ? 'expired' : `in ${counted(days, 'day')}`
      const valid = `valid until ${writtenDate(expiryDate)}, ${left}`
      return named + [...told, valid, ...(issued === '' ? [] : [issued])].join('; ')
    })
    .join('\n')
}

/** Lines on those certificates a device relies on that its notified body took away; none where it has all of them. */
export async function lostLines(
  asking: OwnAsking,
  device: { readonly deviceName: string; readonly deviceNumber: string },
): Promise<readonly string[]> {
  const lost = (await certificatesIn(asking, device)).filter((one) => one.lost && one.isReliedOn)
  const told = new Map(lost.map((one) => [one.number, one]))
  return [...told.values()].map((one) => `• Certificate ${one.number}: ${standingOf(one).join('; ')}`)
}

/** The screens that show them. */
export function shownOf(
  asking: OwnAsking,
  certificates: readonly Certificate[],
  text: string,
): readonly Passage[] {
  const isInRegister = certificates.some(({ screen, lost }) => screen === ofEudamed || lost !== null)
  return [
    shownAt(asking, 'Certifications', certifications, text),
    ...(isInRegister ? [shownAt(asking, 'EUDAMED Certificates', ofEudamed, text)] : []),
  ]
}
