import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'

/**
 * The elements of a record of the UDI database, in the order of its release files. Release files say them in words
 * (是/否), the sharing interface and the tables of the hub in codes (1/0); both are read. Source: YY/T 1752-2020; field
 * list as of 2026-11-20.
 */

export type Values = Record<string, FieldValue>

export interface NmpaElement {
  readonly name: string
  /** The field it belongs to. */
  readonly field: string
  /** As release files say it; empty for nothing. */
  word(document: AnyDocument): string
  /** As the interface and tables say it; empty for nothing. */
  code(document: AnyDocument): string
  /** Puts what it says into the values; answers why where it cannot. What says nothing is not asked. */
  read(said: string, values: Values): string | undefined
}

/** A code of the hub, the interface's and the words of release files, the first of which is written. */
type Word = readonly [code: string, interfaceCode: string, ...words: [string, ...string[]]]

const yesNo: readonly Word[] = [
  ['true', '1', '是'],
  ['false', '0', '否'],
]
const issuers: readonly Word[] = [
  ['GS1', 'GS1', 'GS1'],
  ['MA', 'MA码(IDcode)', 'MA码(IDcode)', 'MA码（IDcode）', 'MA码', 'MA'],
  ['AHM', 'AHM', 'AHM', 'AHM(阿里健康)', '阿里健康'],
]
const carriers: readonly Word[] = [
  ['1', '1', '一维码'],
  ['2', '2', '二维码'],
  ['3', '3', 'RFID'],
  ['4', '4', '其他'],
]
const productTypes: readonly Word[] = [
  ['1', '1', '器械'],
  ['2', '2', '体外诊断试剂'],
]
const productCategories: readonly Word[] = [
  ['0', '0', '耗材'],
  ['1', '1', '设备'],
]
const mriWords: readonly Word[] = [
  ['MR Safe', '0', '安全'],
  ['MR Conditional', '1', '条件安全'],
  ['MR Unsafe', '2', '不安全'],
  ['Labeling does not contain MRI Safety Information', '3', '说明书或标签上面不包括MR安全信息'],
]

const unknown = (said: string): string => `The hub does not know the word "${said}"`

function text(name: string, field: string): NmpaElement {
  const said = (document: AnyDocument) => (isBlank(document[field]) ? '' : String(document[field]))
  return {
    name,
    field,
    word: said,
    code: said,
    read: (value, values) => {
      values[field] = value
      return undefined
    },
  }
}

/** A count; those the database writes as 0 say nothing here. */
const count = (name: string, field: string): NmpaElement => ({
  ...text(name, field),
  read: (said, values) => {
    if (!/^\d{1,9}$/.test(said)) return `"${said}" is no whole number`
    if (Number(said) > 0) values[field] = Number(said)
    return undefined
  },
})

const date = (name: string, field: string): NmpaElement => ({
  ...text(name, field),
  read: (said, values) => {
    const [day] = /^\d{4}-\d{2}-\d{2}(?= |T|$)/.exec(said) ?? []
    if (day === undefined) return `"${said}" is no date`
    values[field] = day
    return undefined
  },
})

const rowSaying = (words: readonly Word[], said: string): Word | undefined =>
  words.find(([, ...others]) => others.includes(said))

function coded(name: string, field: string, words: readonly Word[]): NmpaElement {
  const row = (document: AnyDocument) => words.find(([code]) => code === document[field])
  return {
    name,
    field,
    word: (document) => row(document)?.[2] ?? '',
    code: (document) => row(document)?.[1] ?? '',
    read: (said, values) => {
      const known = rowSaying(words, said)
      if (!known) return unknown(said)
      values[field] = known[0]
      return undefined
    },
  }
}

/** What nobody says is "no": for declarations alone, of which a file is made once all are answered (decision D31). */
function flag(name: string, field: string, holds = (document: AnyDocument) => document[field] === true) {
  const row = (document: AnyDocument) => yesNo[holds(document) ? 0 : 1]
  const element: NmpaElement = {
    name,
    field,
    word: (document) => row(document)?.[2] ?? '',
    code: (document) => row(document)?.[1] ?? '',
    read: (said, values) => {
      const known = rowSaying(yesNo, said)
      if (!known) return unknown(said)
      values[field] = known[0] === 'true'
      return undefined
    },
  }
  return element
}

/** A question that "no" does not answer by itself: it stays open where nobody says. */
function question(name: string, field: string): NmpaElement {
  const said = flag(name, field)
  const open = (document: AnyDocument) => typeof document[field] !== 'boolean'
  return {
    ...said,
    word: (document) => (open(document) ? '' : said.word(document)),
    code: (document) => (open(document) ? '' : said.code(document)),
  }
}

const codesIn = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : []

/** The field that says that the UDI carries none of them. */
export const noneCarried = 'cnNoProductionIdentifiers'

/** Whether the UDI on the label carries it; open until somebody says which it carries, or that it carries none. */
function carries(name: string, code: string): NmpaElement {
  const field = 'productionIdentifiers'
  const said = flag(name, field, (document) => codesIn(document[field]).includes(code))
  const open = (document: AnyDocument) => isBlank(document[field]) && document[noneCarried] !== true
  return {
    name,
    field,
    word: (document) => (open(document) ? '' : said.word(document)),
    code: (document) => (open(document) ? '' : said.code(document)),
    read: (said, values) => {
      const known = rowSaying(yesNo, said)
      if (!known) return unknown(said)
      if (known[0] === 'true') values[field] = [...codesIn(values[field]), code]
      return undefined
    },
  }
}

const dataCarrier: NmpaElement = {
  name: 'bszt',
  field: 'cnDataCarrier',
  word: ({ cnDataCarrier }) => listed(cnDataCarrier, 2),
  code: ({ cnDataCarrier }) => listed(cnDataCarrier, 1),
  read: (said, values) => {
    const parts = said.split(/[,，、;；]/).map((part) => part.trim())
    const rows = parts.filter(Boolean).map((part) => rowSaying(carriers, part))
    if (rows.some((row) => row === undefined)) return unknown(said)
    values.cnDataCarrier = rows.flatMap((row) => (row ? [row[0]] : []))
    return undefined
  },
}

const listed = (codes: FieldValue | undefined, at: 1 | 2): string =>
  carriers
    .filter(([code]) => codesIn(codes).includes(code))
    .map((row) => row[at])
    .join(',')

/** A device marked with the DI of its smallest sales unit says so; only another one is told. */
const markedAlike = ({ udiDi, directMarkingDi }: AnyDocument): boolean | undefined =>
  isBlank(directMarkingDi) ? undefined : directMarkingDi === udiDi

const markingIsAlike: NmpaElement = {
  name: 'btcpbsyzxxsdycpbssfyz',
  field: 'directMarkingDi',
  word: (document) => alikeAs(document, 2),
  code: (document) => alikeAs(document, 1),
  read: (said, values) => {
    const known = rowSaying(yesNo, said)
    if (!known) return unknown(said)
    if (known[0] === 'true' && values.udiDi !== undefined) values.directMarkingDi = values.udiDi
    return undefined
  },
}

function alikeAs(document: AnyDocument, at: 1 | 2): string {
  const alike = markedAlike(document)
  return alike === undefined ? '' : (yesNo[alike ? 0 : 1]?.[at] ?? '')
}

const otherMarking: NmpaElement = {
  ...text('btcpbs', 'directMarkingDi'),
  word: (document) => (markedAlike(document) === false ? String(document.directMarkingDi) : ''),
  code: (document) => (markedAlike(document) === false ? String(document.directMarkingDi) : ''),
}

const carried: readonly NmpaElement[] = [
  carries('scbssfbhph', 'BATCH_NUMBER'),
  carries('scbssfbhxlh', 'SERIALISATION_NUMBER'),
  carries('scbssfbhscrq', 'MANUFACTURING_DATE'),
  carries('scbssfbhsxrq', 'EXPIRATION_DATE'),
]

/** All four answered with no are an answer too, which `productionIdentifiers` cannot hold. */
export function readNoneCarried(said: ReadonlyMap<string, string>, values: Values): void {
  const isNo = ({ name }: NmpaElement) => rowSaying(yesNo, said.get(name) ?? '')?.[0] === 'false'
  if (carried.every(isNo)) values[noneCarried] = true
}

export const elements: readonly NmpaElement[] = [
  text('zxxsdycpbs', 'udiDi'),
  coded('cpbsbmtxmc', 'cnIssuingAgency', issuers),
  date('cpbsfbrq', 'cnPublicationDate'),
  count('zxxsdyzsydydsl', 'baseQuantity'),
  text('sydycpbs', 'unitOfUseDi'),
  dataCarrier,
  question('sfyzcbayz', 'cnSameAsRegistered'),
  text('zcbacpbs', 'cnRegisteredDi'),
  flag('sfybtzjbs', 'cnDirectMarking'),
  markingIsAlike,
  otherMarking,
  text('cpmctymc', 'cnProductName'),
  text('spmc', 'brandName'),
  text('ggxh', 'modelNumber'),
  flag('sfwblztlcp', 'kit'),
  text('cpms', 'deviceDescription'),
  text('cphhhbh', 'catalogueNumber'),
  text('yflbm', 'cnOldCatalogueCode'),
  coded('qxlb', 'cnProductType', productTypes),
  text('flbm', 'cnDeviceClassification'),
  text('tyshxydm', 'cnCreditCode'),
  text('zczbhhzbapzbh', 'cnNmpaRegistrationNumber'),
  text('ylqxzcrbarmc', 'cnRegistrantName'),
  text('ylqxzcrbarywmc', 'manufacturerName'),
  text('ybbm', 'cnInsuranceCode'),
  coded('cplb', 'cnProductCategory', productCategories),
  coded('cgzmraqxgxx', 'mriSafety', mriWords),
  flag('sfbjwycxsy', 'singleUse'),
  count('zdcfsycs', 'maximumReuses'),
  flag('sfwwjbz', 'sterile'),
  flag('syqsfxyjxmj', 'sterilizeBeforeUse'),
  text('mjfs', 'sterilisationMethod'),
  text('qtxxdwzlj', 'website'),
  date('tsrq', 'cnSaleStopDate'),
  ...carried,
  text('tscchcztj', 'storageConditions'),
  text('tsccsm', 'deviceSize'),
]

/** The key of the record in the database, which comes behind the lists. */
export const recordKey = text('deviceRecordKey', 'cnUdiId')
