import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { declaredIn } from '../../declarations.ts'
import type { MarketRelease, RegisterDifference, ReleaseReader } from '../../register.ts'
import { ReleaseDevices, ReleaseFault } from '../../release-devices.ts'
import { chFields } from '../fields.ts'
import { chRegulatorFields } from '../regulator-fields.ts'
import { diOf, isObject, type Json, type ReadRecord, readPart } from './read-record.ts'

/** Of all files together: more than the whole register has. */
const mostEntries = 1_000_000
const deepest = 10

/** What swissdamed's public site answers: pages of devices and the details of one, saved as JSON. */
class SwissdamedReader implements ReleaseReader {
  private readonly found: ReleaseDevices
  private entries = 0
  /** Own devices. A page and a detail may tell of one: the detail says more, the page some things besides. */
  private readonly told = new Map<
    string,
    { record: ReadRecord; file: string; at: string | null; id: string | null; status: string | null }
  >()

  constructor(isOwn: (document: AnyDocument) => boolean) {
    this.found = new ReleaseDevices(isOwn)
  }

  order(): number {
    return 0
  }

  json(file: string, value: unknown): void {
    const answers = answersIn(value)
    if (answers.length === 0)
      throw new ReleaseFault(
        'This is no answer of swissdamed: it has neither "values" nor "basicUdi" and "udiDi"',
      )
    for (const [index, answer] of answers.entries()) this.answer(file, answer, index + 1)
  }

  problem(file: string, message: string): void {
    this.found.problem(file, message)
  }

  result() {
    for (const { record, file, at, id, status } of this.told.values()) {
      const { values, told, lost } = record
      this.found.add({
        document: values,
        versions: {},
        state: status,
        versionDate: at,
        lost,
        missing: null,
        file,
        registerId: id,
        told,
      })
    }
    return this.found.result('swissdamed JSON')
  }

  private answer(file: string, answer: Json, place: number): void {
    const units = Array.isArray(answer.udiDis) ? answer.udiDis : [answer.udiDi]
    this.entries += Math.max(1, units.length)
    if (this.entries > mostEntries) throw new ReleaseFault(`The files hold more than ${mostEntries} records`)
    const group = groupOf(answer)
    for (const unit of units) {
      const own = isObject(unit) ? unit : {}
      const di = diOf(own.identifier ?? own.udiDiCode)
      if (di.code === '') {
        this.problem(file, `Record ${place} has no UDI-DI.`)
        continue
      }
      const key = diKey(di.code)
      const before = this.told.get(key)
      if (!before) this.found.counted()
      const record: ReadRecord = before?.record ?? { values: { udiDi: di.code }, told: new Set(), lost: [] }
      add(record, group)
      tell(record, 'udiDiIssuingEntity', di.issuer)
      readPart(own, record)
      // A register is full of strangers, and nobody asks for them.
      if (!before && !this.found.isOwn(record.values)) continue
      this.told.set(key, {
        record,
        file: before?.file ?? file,
        at: stringOf(own.lastModifiedAt) ?? before?.at ?? null,
        id: stringOf(own.id) ?? before?.id ?? null,
        status: stringOf(own.marketStatus) ?? before?.status ?? null,
      })
    }
  }
}

/** What an answer says of all its units, read once for them. */
function groupOf(answer: Json): ReadRecord {
  const { udiDis: _, udiDi: __, basicUdi = answer, ...around } = answer
  const basic = isObject(basicUdi) ? basicUdi : {}
  const record: ReadRecord = { values: {}, told: new Set(), lost: [] }
  const group = diOf(basic.identifier ?? basic.basicUdiDiCode)
  tell(record, 'basicUdiDi', group.code)
  tell(record, 'basicUdiDiIssuingEntity', group.issuer)
  for (const part of [around, basic]) readPart(part, record)
  return record
}

function add(record: ReadRecord, { values, told, lost }: ReadRecord): void {
  Object.assign(record.values, values)
  for (const field of told) record.told.add(field)
  record.lost.push(...lost)
}

function tell({ values, told }: ReadRecord, field: string, text: string): void {
  if (text === '') return
  told.add(field)
  values[field] = text
}

const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Pages, details, lists of these, and what tools wrap them in. */
function answersIn(value: unknown, depth = 1): readonly Json[] {
  if (depth > deepest)
    throw new ReleaseFault(`The file has more than ${deepest} lists and wrappings inside each other`)
  if (Array.isArray(value)) return value.flatMap((one) => answersIn(one, depth + 1))
  if (!isObject(value)) return []
  if (Array.isArray(value.values))
    return value.values.filter(isObject).filter((one) => Array.isArray(one.udiDis))
  if (isObject(value.data) || Array.isArray(value.data)) return answersIn(value.data, depth + 1)
  return Array.isArray(value.udiDis) || (isObject(value.udiDi) && isObject(value.basicUdi)) ? [value] : []
}

const declared = declaredIn(chRegulatorFields)
/** What follows from other values, or may be left to be recognised. */
const mayBeLeftOut = new Set([
  'legislation',
  'basicUdiDiIssuingEntity',
  'udiDiIssuingEntity',
  'secondaryUdiDiIssuingEntity',
  'directMarkingDiIssuingEntity',
  'unitOfUseDiIssuingEntity',
])
const dis = new Set(['udiDi', 'secondaryUdiDi', 'directMarkingDi', 'unitOfUseDi', 'packageDi', 'containedDi'])
const compared = Object.keys(chRegulatorFields)

function compare(here: AnyDocument, there: AnyDocument, told: ReadonlySet<string> = new Set(compared)) {
  const asked = declared(here)
  return compared.flatMap((field): RegisterDifference[] => {
    if (!told.has(field) || field === 'declarationsChecked') return []
    // A tick answers open declarations with no, and so does the file.
    const answered = here.declarationsChecked === true && asked.includes(field) && here[field] === undefined
    const own = answered ? false : here[field]
    const [ours, theirs] = [comparable(field, own, here), comparable(field, there[field], there)]
    if (ours === theirs || (ours === '' && mayBeLeftOut.has(field))) return []
    const kind = theirs === '' ? 'not-stated-there' : ours === '' ? 'not-stated-here' : 'different'
    const label = chRegulatorFields[field]?.label ?? chFields[field]?.label ?? field
    return [{ field, label, kind, here: own ?? null, there: there[field] ?? null }]
  })
}

function comparable(field: string, value: FieldValue | undefined, document: AnyDocument): string {
  if (value === undefined || (typeof value !== 'boolean' && isBlank(value))) return ''
  if (!Array.isArray(value)) return plain(field, value)
  const rows = value.map((row) =>
    typeof row === 'string' ? row : cellsOf(field, row as FieldRow, document).toSorted(),
  )
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted())
}

/** The first package holds the device, and a text in no language is for all: left out here, said there. */
function cellsOf(field: string, row: FieldRow, { udiDi }: AnyDocument): string[] {
  return Object.entries(row).flatMap(([column, cell]) => {
    const isUsual =
      isBlank(cell) ||
      column === 'issuingEntity' ||
      column === 'other' ||
      (column === 'language' && cell === 'ANY') ||
      (field === 'packages' && column === 'containedDi' && diKey(cell) === diKey(udiDi))
    return isUsual ? [] : [`${column}=${plain(column, cell)}`]
  })
}

function plain(name: string, value: unknown): string {
  const text = String(value).replaceAll(/\s+/g, ' ').trim()
  return dis.has(name) ? diKey(text) : text
}

export const swissdamedRelease: MarketRelease = {
  endings: ['json'],
  begin: (isOwn) => new SwissdamedReader(isOwn),
  compare,
  ownerFields: ['chManufacturerChrn', 'manufacturerSrn', 'packProducerActorId', 'manufacturerName'],
}
