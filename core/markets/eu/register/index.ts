import { applyPatch, isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { MarketRegister, RegisterDifference, RegisterReading } from '#core/markets/register.ts'
import { sameOnTheWire } from '../change/changes-by-level.ts'
import { deviceOf } from '../device/device-of.ts'
import { sentDocumentOf } from '../device/document-of.ts'
import { missingElements } from '../device/missing-elements.ts'
import { wellTyped } from '../device/well-typed.ts'
import { sentFields } from '../sent-fields.ts'
import { collect, devicesOf, noAnswers } from './public-json.ts'
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
        else problem('This JSON is no answer of the public EUDAMED site that tells of devices.')
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
  const devices = [...joined(told), ...devicesOf(answers)]
  return { recognised: [...kinds].join(', '), devices, problems }
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

/** As EUDAMED would have it, where it can be sent at all. */
function asTold(document: AnyDocument): SubmissionDocument {
  const values = wellTyped(document)
  if (missingElements(values).length === 0) return sentDocumentOf(deviceOf(values))
  const denied = Object.entries(document).filter(([, value]) => value === false)
  return { ...values, ...Object.fromEntries(denied) }
}

function compare(here: AnyDocument, there: AnyDocument): RegisterDifference[] {
  const own = asTold(here)
  const theirs = wellTyped(there)
  const given = there as SubmissionDocument
  return sentFields.flatMap(({ id, field, use }): RegisterDifference[] => {
    const isStatedThere = given[id] === false || !isBlank(given[id])
    const isStatedHere = own[id] === false || !isBlank(own[id])
    if (!isStatedHere && !isStatedThere) return []
    const kind = !isStatedThere ? 'not-stated-there' : !isStatedHere ? 'not-stated-here' : 'different'
    // A flag nobody set here, and one that says no there, are the same to EUDAMED.
    if (kind !== 'different' && own[id] !== true && given[id] !== true && field.type === 'boolean') return []
    if (
      kind === 'different' &&
      sameOnTheWire(id, trimmed(own, id), trimmed({ ...theirs, [id]: given[id] }, id))
    )
      return []
    return [
      {
        field: id,
        label: use.label ?? field.label,
        kind,
        here: (own[id] as FieldValue | undefined) ?? null,
        there: (given[id] as FieldValue | undefined) ?? null,
      },
    ]
  })
}

function trimmed(document: SubmissionDocument, id: SubmissionFieldId): SubmissionDocument {
  const value = document[id]
  return typeof value === 'string' ? { ...document, [id]: value.trim() } : document
}

/** Only what is different is theirs: what they do not state is as it is here. */
function merged(here: AnyDocument, there: AnyDocument): AnyDocument {
  const theirs = compare(here, there).filter(({ kind }) => kind !== 'not-stated-there')
  return applyPatch(here, Object.fromEntries(theirs.map(({ field, there: value }) => [field, value])))
}

export const eudamedRegister: MarketRegister = {
  read,
  compare,
  merged,
  isLegacy: ({ legislation }) => ['MDD', 'AIMDD', 'IVDD'].includes(String(legislation ?? '')),
  source: publicSite,
}
