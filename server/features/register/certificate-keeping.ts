import type { CertificateChange } from '#core/contract/certificates.ts'
import type { RegisterReading } from '#core/markets/register.ts'
import {
  type CertificateSource,
  certificateSources,
  type RegisterCertificate,
} from '#core/markets/register.ts'
import { fold } from '#core/text/fold.ts'
import type { ReadRow } from '#server/exchange/register-read-queries.ts'
import { dayOf } from '#server/platform/day.ts'
import type { Unit } from '#server/platform/hub.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { knownSrns } from './certificate-queries.ts'
import {
  certificatesOfActors,
  changeCertificate,
  insertCertificate,
  type KeptCertificate,
  keepChange,
  lockKeeping,
} from './certificate-writes.ts'

/** What becomes of the certificates of a reading: kept at once, for they change nothing the hub has of its devices. */
export interface KeptCertificates {
  readonly kept: number
  readonly changed: readonly ChangedCertificate[]
  readonly problems: RegisterReading['problems']
}

export interface ChangedCertificate {
  readonly id: number
  readonly number: string
  readonly notifiedBody: string
  readonly changes: readonly CertificateChange[]
}

export async function keepCertificates(
  unit: Unit,
  read: Pick<ReadRow, 'id' | 'market' | 'environment' | 'actor'>,
  reading: RegisterReading,
): Promise<KeptCertificates> {
  const { own, problems } = await ownCertificates(unit, read, reading)
  if (own.length === 0) return { kept: 0, changed: [], problems }
  await lockKeeping(unit.tx)
  const srns = [...new Set(own.map(({ srn }) => srn))]
  const before = await certificatesOfActors(unit.tx, { ...read, srns })
  const byKey = new Map(before.map((row) => [keyOf({ ...row, notifiedBody: row.notified_body }), row]))
  const changed: ChangedCertificate[] = []
  for (const one of own) {
    const known = byKey.get(keyOf(one))
    if (!known) {
      await insertCertificate(unit.tx, rowOf(read, one, unit.now))
      continue
    }
    const isOlder = known.source === one.source && (one.version ?? 0) < (known.version ?? 0)
    if (isOlder) {
      const day = dayOf(known.read_at)
      const message = `Certificate ${one.number} in this file is version ${one.version}; version ${known.version}, read on ${day}, is kept.`
      problems.push({ file: one.file, message })
      continue
    }
    const changes = await keepAnew(unit, read, known, one)
    if (changes.length > 0)
      changed.push({ id: known.id, number: one.number, notifiedBody: one.notifiedBody, changes })
  }
  return { kept: own.length, changed, problems }
}

const keyOf = ({ srn, notifiedBody, number }: Pick<RegisterCertificate, 'srn' | 'notifiedBody' | 'number'>) =>
  JSON.stringify([srn, notifiedBody, number])

/**
 * Those of manufacturers the hub has, that were asked for, or whose devices are read with them. Saved pages of a search
 * may tell of anybody's.
 */
async function ownCertificates(
  { tx }: Unit,
  { market, actor }: Pick<ReadRow, 'market' | 'actor'>,
  { certificates, devices }: RegisterReading,
): Promise<{ own: RegisterCertificate[]; problems: { file: string; message: string }[] }> {
  const storable = certificates.map(storableOf)
  const srns = [...new Set(storable.map(({ srn }) => srn))]
  const known = srns.length === 0 ? new Set<string>() : await knownSrns(tx, market, srns)
  for (const { document } of devices)
    for (const srn of [document.manufacturerSrn, document.packProducerActorId])
      if (typeof srn === 'string') known.add(srn)
  if (actor !== null) known.add(actor)
  const strangers = storable.filter(({ srn }) => !known.has(srn))
  const names = [...new Set(strangers.map(({ srn }) => srn))]
  const some = names.slice(0, 5).join(', ')
  const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
  const message = `${strangers.length} certificates of manufacturers this hub does not have were left out (${some}${more}). To watch them, add the SRN under Economic Operators and read the file again.`
  return {
    own: storable.filter(({ srn }) => known.has(srn)),
    problems: strangers.length === 0 ? [] : [{ file: strangers[0]?.file ?? '', message }],
  }
}

/** Texts of others, as PostgreSQL takes them. */
function storableOf(one: RegisterCertificate): RegisterCertificate {
  const text = <T extends string | null>(value: T) => (value === null ? null : storableText(value)) as T
  return {
    ...one,
    number: text(one.number),
    notifiedBody: text(one.notifiedBody),
    srn: text(one.srn),
    holder: text(one.holder),
    revision: text(one.revision),
    type: text(one.type),
    status: text(one.status),
    registerId: text(one.registerId),
    basicUdiDis: one.basicUdiDis.map(text),
    file: text(one.file).slice(0, 255),
    version: one.version === null ? null : Math.trunc(Math.min(one.version, 2_147_483_647)),
  }
}

const rowOf = (
  { id, market, environment }: Pick<ReadRow, 'id' | 'market' | 'environment'>,
  one: RegisterCertificate,
  now: Date,
) => ({
  market,
  environment,
  number: one.number,
  number_key: fold(one.number),
  notified_body: one.notifiedBody,
  srn: one.srn,
  holder: one.holder,
  revision: one.revision,
  type: one.type,
  status: one.status,
  status_read_at: now,
  issue_date: one.issueDate,
  valid_from: one.validFrom,
  expiry_date: one.expiryDate,
  basic_udi_dis: [...one.basicUdiDis],
  source: one.source,
  version: one.version,
  register_id: one.registerId,
  read_id: id,
  file_name: one.file,
  read_at: now,
  changed_at: null,
  told_days: null,
  search_text: [one.number, one.notifiedBody, one.srn, one.holder, ...one.basicUdiDis]
    .map((text) => fold(text ?? ''))
    .join('\n'),
})

const watched = {
  status: 'status',
  expiryDate: 'expiry_date',
  revision: 'revision',
  type: 'type',
  issueDate: 'issue_date',
  validFrom: 'valid_from',
} as const

const rank = (source: CertificateSource): number => certificateSources.indexOf(source)

/** What is not stated this time stays as it was told before. Answers what is told otherwise. */
async function keepAnew(
  unit: Unit,
  read: Pick<ReadRow, 'id' | 'market' | 'environment'>,
  known: KeptCertificate,
  told: RegisterCertificate,
): Promise<CertificateChange[]> {
  const groups = [...new Set([...known.basic_udi_dis, ...told.basicUdiDis])]
  // What stands beside a device says less than the certificate module.
  const isLessSure = rank(told.source) > rank(known.source)
  const one: RegisterCertificate = {
    ...told,
    ...(isLessSure && { source: known.source, version: known.version, registerId: known.register_id }),
    holder: told.holder ?? known.holder,
    basicUdiDis: groups,
    ...Object.fromEntries(
      Object.entries(watched).map(([field, column]) => [
        field,
        isLessSure ? known[column] : (told[field as keyof typeof watched] ?? known[column]),
      ]),
    ),
  }
  const changes = Object.entries(watched).flatMap(([field, column]): CertificateChange[] => {
    const [from, to] = [known[column], one[field as keyof typeof watched]]
    // What another place tells besides is no change of the certificate.
    if (from === to || (from === null && known.source !== told.source)) return []
    return [{ field, from, to }]
  })
  const row = rowOf(read, one, unit.now)
  await changeCertificate(unit.tx, known.id, {
    ...row,
    // The file that says what stands here.
    ...(isLessSure && { file_name: known.file_name, read_id: known.read_id, read_at: known.read_at }),
    status_read_at: one.status === known.status ? known.status_read_at : unit.now,
    told_days: one.expiryDate === known.expiry_date ? known.told_days : null,
    changed_at: changes.length > 0 ? unit.now : known.changed_at,
  })
  if (changes.length > 0)
    await keepChange(unit, { certificateId: known.id, readId: read.id, fileName: one.file, changes })
  return changes
}
