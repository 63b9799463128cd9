import { certificateStatuses, certificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import { applyPatch, isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { MarketRegister, RegisterDifference, RegisterReading } from '#core/markets/register.ts'
import { sameOnTheWire } from '../change/changes-by-level.ts'
import { sentFields } from '../sent-fields.ts'
import { eachOnce } from './each-once.ts'
import { inNormalForm } from './normal-form.ts'
import { certificatesIn, collect, devicesOf, noAnswers } from './public-json.ts'
import { publicSite } from './public-site.ts'
import { joined, readDownload, type Told } from './read-download.ts'

/** Reads what people took out of EUDAMED: downloads (XML) and answers of the public site (JSON). */
function read(files: Parameters<MarketRegister['read']>[0]): RegisterReading {
  const told: Told[] = []
  const answers = noAnswers()
  const problems: { file: string; message: string }[] = []
  const kinds = new Set<string>()
  for (const { name, bytes } of files) {
    const problem = (message: string) => problems.push({ file: name, message })
    try {
      if (looksLikeJson(bytes)) {
        if (collect(name, jsonOf(bytes), answers)) kinds.add('public EUDAMED answers')
        else
          problem('This JSON is no answer of the public EUDAMED site that tells of devices or certificates.')
      } else {
        const found = readDownload(name, bytes)
        if (found.recognised !== '') kinds.add(found.recognised)
        told.push(...found.told)
        for (const message of found.problems) problem(message)
      }
    } catch (error) {
      if (!(error instanceof Error) || !['XmlReadError', 'SyntaxError'].includes(error.name)) throw error
      problem(`${error.message}.`)
    }
  }
  const { devices, problems: repeated } = eachOnce([...joined(told), ...devicesOf(answers)], isLegacy)
  const { certificates, problems: left } = certificatesIn(answers)
  return {
    recognised: [...kinds].join(', '),
    devices,
    certificates,
    problems: [...problems, ...left, ...repeated],
  }
}

const decoder = new TextDecoder('utf-8', { fatal: false })

const start = (bytes: Uint8Array): string => decoder.decode(bytes.subarray(0, 200)).trimStart()

const looksLikeJson = (bytes: Uint8Array): boolean => /^[[{]/.test(start(bytes))

/** One answer, or one a line. */
function jsonOf(bytes: Uint8Array): unknown {
  const text = decoder.decode(bytes)
  try {
    return JSON.parse(text)
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    if (lines.length < 2) throw error
    return lines.map((line) => JSON.parse(line) as unknown)
  }
}

function compare(here: AnyDocument, there: AnyDocument): RegisterDifference[] {
  const [own, theirs] = inNormalForm(here, there)
  return sentFields.flatMap(({ id, field, regulatorField }): RegisterDifference[] => {
    // Neither side would send anything: there is nothing to compare.
    if (!isStated(own[id]) && !isStated(theirs[id])) return []
    const kind = field.type === 'boolean' ? flagsDiffer(here[id], there[id]) : valuesDiffer(id, own, theirs)
    if (kind === undefined) return []
    const label = regulatorField.label ?? field.label
    return [{ field: id, label, kind, here: here[id] ?? null, there: there[id] ?? null }]
  })
}

type Kind = RegisterDifference['kind']

/** Compares flags as each side states them, as messages contain false even where nobody answered. */
function flagsDiffer(here: unknown, there: unknown): Kind | undefined {
  if (here === there || (!isStated(here) && there === false)) return undefined
  return !isStated(there) ? 'not-stated-there' : !isStated(here) ? 'not-stated-here' : 'different'
}

function valuesDiffer(
  id: SubmissionFieldId,
  own: SubmissionDocument,
  theirs: SubmissionDocument,
): Kind | undefined {
  if (sameOnTheWire(id, own, theirs)) return undefined
  return !isStated(theirs[id]) ? 'not-stated-there' : !isStated(own[id]) ? 'not-stated-here' : 'different'
}

/** A "no" is a statement (decision D31). */
const isStated = (value: unknown): boolean => value === false || !isBlank(value)

/** Only what is different is theirs: what they do not state is as it is here. */
function merged(here: AnyDocument, there: AnyDocument): AnyDocument {
  const theirs = compare(here, there).filter(({ kind }) => kind !== 'not-stated-there')
  return applyPatch(here, Object.fromEntries(theirs.map(({ field, there: value }) => [field, value])))
}

const isLegacy: MarketRegister['isLegacy'] = ({ legislation }) =>
  ['MDD', 'AIMDD', 'IVDD'].includes(String(legislation ?? ''))

export const eudamedRegister: MarketRegister = {
  read,
  compare,
  merged,
  // Only EUDAMED knows how it counts markets and packages that go with a UDI-DI.
  counted: [
    { level: 'udi-di', what: 'The device' },
    { level: 'basic-udi', what: 'The Basic UDI-DI of the device' },
  ],
  isLegacy,
  source: publicSite,
  certificates: {
    ...{ types: certificateTypes, statuses: certificateStatuses },
    ...{ ended: ['WITHDRAWN', 'CANCELLED'], suspended: ['SUSPENDED'] },
  },
}
