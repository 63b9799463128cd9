import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import type { RegisterDevice } from '#core/markets/register.ts'
import { notSendable } from '../device/document-of.ts'
import { hasMasterUdiDi } from '../device/master-udi-di.ts'
import { codeAt, isObject, type Json, listAt, numberAt, objectAt, textAt, upper } from './json-values.ts'
import { basicUdiValues, type Lose, neverPublic } from './public-basic-udi.ts'
import { certificatesOf, isCertificate } from './public-certificates.ts'
import { udiDiValues } from './public-udi-di.ts'

/** Answers of EUDAMED's public site, as somebody saved them (reference eudamed-public-api). */

export interface Answers {
  readonly udiDis: Json[]
  readonly basics: { readonly answer: Json; readonly uuid: string | undefined }[]
  /** Which Basic UDI-DI a UDI-DI belongs to, as search pages tell it; by uuid. */
  readonly groups: Map<string, string>
  /** The Basic UDI-DI that comes next to a UDI-DI in its file. */
  readonly neighbours: Map<Json, Json>
  readonly fileOf: Map<Json, string>
  readonly certificates: Json[]
  readonly ignored: string[]
}

export const noAnswers = (): Answers => ({
  udiDis: [],
  basics: [],
  groups: new Map(),
  neighbours: new Map(),
  fileOf: new Map(),
  certificates: [],
  ignored: [],
})

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** Takes what a file holds: an answer, several, one in an envelope. Answers whether anything was recognised. */
export function collect(file: string, value: unknown, answers: Answers): boolean {
  if (Array.isArray(value)) {
    pairNeighbours(value, answers)
    return value.map((one) => collect(file, one, answers)).some(Boolean)
  }
  if (!isObject(value)) return false
  if (isUdiDi(value)) {
    answers.udiDis.push(value)
    answers.fileOf.set(value, file)
    return true
  }
  if (isBasic(value)) {
    // It names no UDI-DI: under which it was asked for, the name of the file tells.
    answers.basics.push({ answer: value, uuid: uuidPattern.exec(file)?.[0]?.toLowerCase() })
    answers.fileOf.set(value, file)
    return true
  }
  if (isCertificate(value)) {
    answers.certificates.push(value)
    answers.fileOf.set(value, file)
    return true
  }
  if (Array.isArray(value.content)) {
    for (const hit of listAt(value, 'content')) {
      if (isCertificate(hit)) collect(file, hit, answers)
      const [uuid, group] = [textAt(hit, 'uuid'), textAt(hit, 'basicUdi')]
      if (uuid !== undefined && group !== undefined) answers.groups.set(uuid.toLowerCase(), group)
    }
    return true
  }
  if (value.data !== undefined) return collect(file, value.data, answers)
  // Both halves of a device in one object, whatever their property names.
  const parts = Object.values(value).filter((part) => isUdiDi(part) || isBasic(part))
  return parts.length > 0 && collect(file, parts, answers)
}

const isUdiDi = (value: unknown): boolean =>
  isObject(value) && objectAt(value, 'primaryDi') !== undefined && 'udiPiType' in value
const isBasic = (value: unknown): boolean =>
  isObject(value) && objectAt(value, 'basicUdi') !== undefined && 'legislation' in value

/**
 * Where a list alternates strictly between UDI-DI and Basic UDI-DI, starting with either, neighbours belong together.
 * In any other order that is unknown, and nothing is joined.
 */
function pairNeighbours(list: readonly unknown[], { neighbours }: Answers): void {
  const halves = list.map(unwrapped)
  const pairs = halves.flatMap((one, at) => (at % 2 === 0 ? [[one, halves[at + 1]] as const] : []))
  const udiDiFirst = pairs.every(([one, other]) => isUdiDi(one) && isBasic(other))
  const basicFirst = pairs.every(([one, other]) => isBasic(one) && isUdiDi(other))
  for (const [one, other] of udiDiFirst || basicFirst ? pairs : []) {
    const [detail, basic] = udiDiFirst ? [one, other] : [other, one]
    if (isObject(detail) && isObject(basic)) neighbours.set(detail, basic)
  }
}

const unwrapped = (value: unknown): unknown => (isObject(value) && isObject(value.data) ? value.data : value)

/** The devices of the answers, each joined with its Basic UDI-DI where one is there. */
export function devicesOf(answers: Answers): RegisterDevice[] {
  const byUuid = new Map(
    answers.basics.flatMap(({ answer, uuid }) => (uuid ? [[uuid, answer] as const] : [])),
  )
  const byCode = new Map(
    answers.basics.flatMap(({ answer }) => {
      const code = textAt(objectAt(answer, 'basicUdi'), 'code')
      return code === undefined ? [] : [[code, answer] as const]
    }),
  )
  const only =
    answers.basics.length === 1 && answers.udiDis.length === 1 ? answers.basics[0]?.answer : undefined
  const used = new Set<Json>()
  const devices = answers.udiDis.filter(isCurrent).map((detail) => {
    const uuid = textAt(detail, 'uuid')?.toLowerCase() ?? ''
    const group = answers.groups.get(uuid)
    const basic = byUuid.get(uuid) ?? byCode.get(group ?? '') ?? answers.neighbours.get(detail) ?? only
    if (basic) used.add(basic)
    return device(detail, basic, group, answers)
  })
  const alone = answers.basics.flatMap(({ answer }) =>
    used.has(answer) ? [] : [device(undefined, answer, undefined, answers)],
  )
  return [...devices, ...alone]
}

/** The certificates of the answers, each once. */
export function certificatesIn({ certificates, basics, fileOf }: Answers) {
  const named = (answer: Json) => ({ answer, file: fileOf.get(answer) ?? '' })
  return certificatesOf(
    certificates.map(named),
    basics.map(({ answer }) => named(answer)),
  )
}

/** The search also tells of versions that have been replaced. */
const isCurrent = (detail: Json): boolean => detail.latestVersion !== false

const saved = patchSchema(submissionFields)

function device(
  detail: Json | undefined,
  basic: Json | undefined,
  group: string | undefined,
  { fileOf }: Answers,
): RegisterDevice {
  const lost: { element: string; why: string }[] = []
  const unstated = new Set<string>(basic && neverPublic)
  const lose: Lose = (element, why, ...fields) => {
    lost.push({ element, why })
    for (const field of fields) unstated.add(field)
  }
  const values = {
    ...(group !== undefined && { basicUdiDi: group }),
    ...(basic && basicUdiValues(basic, lose)),
    ...(detail && udiDiValues(detail, lose)),
  }
  const told = applyPatch({}, values)
  // The site answers this for every device; it is a question about lenses with a Master UDI-DI (BR-UDID-094).
  const document = hasMasterUdiDi(told) ? told : applyPatch(told, { annexXviApplicable: null })
  const market = detail && objectAt(detail, 'marketInfoLink')
  const versions = {
    'udi-di': numberAt(detail, 'versionNumber'),
    'basic-udi': numberAt(basic, 'versionNumber'),
    market: numberAt(market, 'versionNumber'),
  }
  const source = detail ?? basic
  return {
    document,
    versions: Object.fromEntries(
      Object.entries(versions).filter(([, version]) => version !== undefined && version > 0),
    ) as Record<string, number>,
    state: upper(codeAt(source, 'versionState')) ?? null,
    versionDate: textAt(source, 'versionDate') ?? null,
    lost: [...lost, ...refusedOf(document)],
    unstated: [...unstated],
    missing: detail === undefined ? 'udi-di' : basic === undefined ? 'basic-udi' : null,
    file: (source && fileOf.get(source)) ?? '',
    registerId: textAt(detail, 'uuid') ?? null,
  }
}

/** Reports values that no field would accept; they are kept as EUDAMED has them (decision D65), never as the nearest value. */
const refusedOf = (document: AnyDocument) =>
  (saved.safeParse(document).error?.issues ?? []).map(({ path, message }) => ({
    element: path.join('.'),
    why: notSendable(message),
  }))
