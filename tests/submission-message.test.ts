import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { eu } from '#core/markets/eu/index.ts'
import { mdrDeviceOf, missingElements } from '#core/markets/eu/mdr-device.ts'
import { mdrDevicePost } from '#core/markets/eu/message/mdr-device-post.ts'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { loadXmlSchema, type XmlSchema } from '#server/platform/xml-schema.ts'
import { goodSubmission } from '#tests/arbitraries/submission-document.ts'
import { wildSubmission } from '#tests/arbitraries/submission-wild.ts'

/**
 * From the submission to the message: what the rules let through can be written and is valid, and what a
 * person fills in rightly is let through. Judged by the hub's schema and, where it lies beside the
 * repository, the Commission's.
 */

const reference = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed')
const hasReference = process.env.HUB_REFERENCE_DIR !== undefined && existsSync(join(reference, 'xsd-3.0.25'))

function schemas(): XmlSchema[] {
  const hub = fileURLToPath(new URL('../core/markets/eu/schema', import.meta.url))
  const sets = [loadXmlSchema(hub, hubSchemaEntry)]
  if (hasReference) sets.push(loadXmlSchema(join(reference, 'xsd-3.0.25'), 'service/Message.xsd'))
  return sets
}

const today = '2026-11-20'
const timeout = 120_000
const none: ReadonlySet<string> = new Set()

const errorsOf = (document: AnyDocument) =>
  eu.judge(document, none, today).filter(({ severity }) => severity === 'error')

function messageOf(document: SubmissionDocument): string {
  return writeMessage({
    correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
    creationDateTime: '2026-09-21T09:00:00.000+02:00',
    messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
    sender: { nodeActorCode: document.manufacturerSrn ?? '' },
    entities: [mdrDevicePost(mdrDeviceOf(document))],
  })
}

/** What the schemas, or the writer before them, have against the message. */
function objections(document: SubmissionDocument, sets: readonly XmlSchema[]): unknown[] {
  let xml: string
  try {
    xml = messageOf(document)
  } catch (error) {
    return [error]
  }
  return sets.flatMap((schema) => schema.validate(xml))
}

describe('a submission filled in rightly', () => {
  it('has no error, and makes a valid message', { timeout }, () => {
    const sets = schemas()
    fc.assert(
      fc.property(goodSubmission, (document) => {
        expect(errorsOf(document)).toEqual([])
        expect(missingElements(document)).toEqual([])
        expect(objections(document, sets)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a submission gone wrong', () => {
  it('hears of it before the schema does', { timeout }, () => {
    const sets = schemas()
    const seen = { clean: 0, refused: 0 }
    fc.assert(
      fc.property(wildSubmission, (document) => {
        const errors = errorsOf(document)
        const submission = document as SubmissionDocument
        if (errors.length > 0) seen.refused += 1
        else {
          seen.clean += 1
          expect(missingElements(submission)).toEqual([])
          expect(objections(submission, sets)).toEqual([])
        }
      }),
      { numRuns: 2000 },
    )
    // Both kinds must be common, or the property says little.
    expect(seen.clean).toBeGreaterThan(100)
    expect(seen.refused).toBeGreaterThan(100)
  })

  it('hears of each missing element once, at the same field', { timeout }, () => {
    fc.assert(
      fc.property(wildSubmission, (document) => {
        const errors = errorsOf(document)
        for (const { field } of missingElements(document as SubmissionDocument)) {
          const same = errors.filter((error) => error.field === field)
          // Two rules of the catalogue may judge one code; a missing value is one problem.
          if (isBlank(document[field])) expect(same.map(({ ruleId }) => ruleId)).toHaveLength(1)
          else expect(same).not.toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('judging', () => {
  it('keeps up with a bulk upload', () => {
    const documents = fc.sample(goodSubmission, { numRuns: 300, seed: 1 })
    const start = performance.now()
    let judged = 0
    while (performance.now() - start < 300) {
      for (const document of documents) eu.judge(document, none, today)
      judged += documents.length
    }
    // Far above this on any machine (see bench); a shared one may be slow.
    expect(judged / (performance.now() - start)).toBeGreaterThan(2)
  })
})
