import { certificateStatuses, certificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import type { RegisterCertificate, RegisterReading } from '#core/markets/register.ts'
import { isObject, type Json, lastPart, listAt, numberAt, objectAt, textAt, upper } from './json-values.ts'

/**
 * Certificates in answers of the public site (reference eudamed-public-api, 1.6 and 1.8): those of the certificate
 * module, and those that stand beside a Basic UDI-DI. Nobody promises the shape: what is not as expected is not stated.
 */

/** A hit of the certificate search, or a certificate itself. */
export const isCertificate = (value: unknown): boolean =>
  isObject(value) &&
  'certificateNumber' in value &&
  ['notifiedBodySrn', 'notifiedBody', 'certificateStatus', 'scopes'].some((key) => key in value)

interface Found {
  readonly certificates: readonly RegisterCertificate[]
  readonly problems: RegisterReading['problems']
}

type Source = RegisterCertificate['source']

/** From the surest to the least sure: what the module says outweighs what stands beside a device. */
const ranks: readonly Source[] = ['module', 'device', 'declared']

export function certificatesOf(
  answers: readonly { readonly answer: Json; readonly file: string }[],
  basics: readonly { readonly answer: Json; readonly file: string }[],
): Found {
  const problems: { file: string; message: string }[] = []
  const found = [
    ...answers.flatMap(({ answer, file }) => {
      if (isReplaced(answer)) return []
      const one = certificate(
        answer,
        'module',
        { srn: srnOf(answer), holder: textAt(answer, 'actorName') },
        file,
      )
      const groups = listAt(answer, 'scopes').flatMap(
        (scope) => groupOf(objectAt(scope, 'basicUdiData')) ?? [],
      )
      if ('problem' in one) problems.push({ file, message: one.problem })
      for (const message of 'problem' in one ? [] : one.doubts) problems.push({ file, message })
      return 'problem' in one ? [] : [{ ...one.certificate, basicUdiDis: [...new Set(groups)] }]
    }),
    ...basics.flatMap(({ answer, file }) => {
      if (isReplaced(answer)) return []
      const manufacturer = objectAt(answer, 'manufacturer')
      const holder = { srn: textAt(manufacturer, 'srn'), holder: textAt(manufacturer, 'name') }
      const group = textAt(objectAt(answer, 'basicUdi'), 'code')
      return listAt(answer, 'deviceCertificateInfoList').flatMap((row) => {
        const isDeclared = row.nbProvidedCertificate !== true
        const one = certificate(row, isDeclared ? 'declared' : 'device', holder, file)
        // What the manufacturer declared is told with the device, incomplete or not.
        if ('problem' in one && !isDeclared) problems.push({ file, message: one.problem })
        if (isReplaced(row) || 'problem' in one) return []
        for (const message of one.doubts) problems.push({ file, message })
        return [{ ...one.certificate, basicUdiDis: group === undefined ? [] : [group] }]
      })
    }),
  ]
  return { certificates: joined(found), problems }
}

/** The site also tells of versions that have been replaced or discarded. */
const isReplaced = (value: Json): boolean =>
  value.latestVersion === false || textAt(value, 'discardedDate') !== undefined

const srnOf = (value: Json): string | undefined =>
  textAt(value, 'actorSrn') ?? textAt(objectAt(value, 'actor') ?? objectAt(value, 'manufacturer'), 'srn')

function groupOf(basic: Json | undefined): string | undefined {
  return (
    basic &&
    (textAt(objectAt(basic, 'basicUdi'), 'code') ?? textAt(basic, 'basicUdi') ?? textAt(basic, 'code'))
  )
}

function certificate(
  value: Json,
  source: Source,
  { srn, holder }: { readonly srn: string | undefined; readonly holder: string | undefined },
  file: string,
):
  | { readonly problem: string }
  | { readonly certificate: RegisterCertificate; readonly doubts: readonly string[] } {
  const number = wordAt(value, 'certificateNumber')
  const notifiedBody = wordAt(value, 'notifiedBodySrn') ?? textAt(objectAt(value, 'notifiedBody'), 'srn')
  const named = number === undefined ? 'A certificate' : `The certificate ${number}`
  const lacking = [
    ...(number === undefined ? ['its number'] : []),
    ...(notifiedBody === undefined ? ['its notified body'] : []),
    ...(srn === undefined ? ['the SRN of its manufacturer'] : []),
  ]
  if (number === undefined || notifiedBody === undefined || srn === undefined)
    return { problem: `${named} was left out: the answer does not state ${lacking.join(', ')}.` }
  const doubts: string[] = []
  const day = (...keys: readonly string[]): string | null => {
    const written = keys.map((key) => textAt(value, key)).find((text) => text !== undefined)
    if (written === undefined) return null
    const start = written.slice(0, 10)
    if (isDay(start)) return start
    doubts.push(`${named} states ${written} as ${keys[0]}, which is no date; it is kept as not stated.`)
    return null
  }
  const certificate = {
    number,
    notifiedBody,
    srn,
    holder: holder ?? null,
    revision: wordAt(value, 'revisionNumber') ?? wordAt(value, 'certificateRevision') ?? null,
    type: typeOf(textAt(objectAt(value, 'certificateType'), 'code')),
    status: statusOf(textAt(objectAt(value, 'certificateStatus') ?? objectAt(value, 'status'), 'code')),
    issueDate: day('issueDate'),
    validFrom: day('startingValidityDate'),
    expiryDate: day('expiryDate', 'certificateExpiry'),
    basicUdiDis: [],
    source,
    version: numberAt(value, 'versionNumber') ?? null,
    registerId: textAt(value, 'uuid') ?? null,
    file,
  }
  return { certificate, doubts }
}

/** A text, or a number somebody wrote as one. */
const wordAt = (value: Json, key: string): string | undefined => {
  const number = numberAt(value, key)
  return number === undefined ? textAt(value, key)?.replaceAll(/\s+/g, ' ') : String(number)
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** refdata.certificate-mdr-type.quality-management-system as the messages write it; an unknown code as it is. */
function typeOf(code: string | undefined): string | null {
  if (code === undefined) return null
  const [, law = '', kind = ''] = /certificate-(\w+)-type\.([\w-]+)$/.exec(code) ?? []
  const made = `${law.toUpperCase()}_${upper(kind)}`
  return certificateTypes.find((type) => type.code === made)?.code ?? code
}

function statusOf(code: string | undefined): string | null {
  if (code === undefined) return null
  const made = upper(lastPart(code))
  return certificateStatuses.find((status) => status.code === made)?.code ?? code
}

export const certificateKey = ({
  srn,
  notifiedBody,
  number,
}: Pick<RegisterCertificate, 'srn' | 'notifiedBody' | 'number'>): string => `${srn} ${notifiedBody} ${number}`

/** A certificate that several answers tell of, once: the surest and newest of them says what it is. */
function joined(found: readonly RegisterCertificate[]): RegisterCertificate[] {
  const byKey = new Map<string, RegisterCertificate>()
  const surestFirst = found.toSorted(
    (a, b) => ranks.indexOf(a.source) - ranks.indexOf(b.source) || (b.version ?? 0) - (a.version ?? 0),
  )
  for (const one of surestFirst) {
    const key = certificateKey(one)
    const known = byKey.get(key)
    byKey.set(key, known ? withGroupsOf(known, one) : one)
  }
  return [...byKey.values()]
}

const withGroupsOf = (known: RegisterCertificate, other: RegisterCertificate): RegisterCertificate => ({
  ...known,
  basicUdiDis: [...new Set([...known.basicUdiDis, ...other.basicUdiDis])],
})
