import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legislations } from '#core/code-lists/legislations.ts'
import { applyPatch, isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { judgeChange } from '#core/markets/eu/change/judge-change.ts'
import { deviceOf, senderOf } from '#core/markets/eu/device/device-of.ts'
import { legislationOf } from '#core/markets/eu/device/legislation.ts'
import { missingElements } from '#core/markets/eu/device/missing-elements.ts'
import { substancesOf } from '#core/markets/eu/device/substances.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { eu } from '#core/markets/eu/index.ts'
import { devicePost } from '#core/markets/eu/message/device.ts'
import type { MessageEntity } from '#core/markets/eu/message/message.ts'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { sentFields } from '#core/markets/eu/sent-fields.ts'
import { loadXmlSchema, type XmlSchema } from '#server/files/xml-schema.ts'
import { amount, within } from '#tests/amount.ts'
import { goodSubmission } from '#tests/arbitraries/submission-document.ts'
import { wildSubmission } from '#tests/arbitraries/submission-wild.ts'

/**
 * From the submission to the message: what the rules let through can be written and is valid, and what a
 * person fills in rightly is let through. Judged by the hub's schema and, where it lies beside the
 * repository, the Commission's.
 */

const reference = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed')
const hasReference = process.env.HUB_REFERENCE_DIR !== undefined && existsSync(join(reference, 'xsd-3.0.25'))

interface SchemaSet {
  readonly version: string
  readonly schema: XmlSchema
}

/** Each takes its own version only; the hub's takes any, 3.0.30 is the derived one. */
function schemas(): SchemaSet[] {
  const hub = fileURLToPath(new URL('../core/markets/eu/schema', import.meta.url))
  const sets = [{ version: '3.0.25', schema: loadXmlSchema(hub, hubSchemaEntry) }]
  if (!hasReference) return sets
  const official = (folder: string) => loadXmlSchema(join(reference, folder), 'service/Message.xsd')
  return [
    ...sets,
    { version: '3.0.25', schema: official('xsd-3.0.25') },
    { version: '3.0.30', schema: official('xsd-3.0.30-derived') },
  ]
}

const today = '2026-11-20'
const timeout = within(120_000)
const none: ReadonlySet<string> = new Set()

const errorsOf = (document: AnyDocument) =>
  eu.judge(document, none, today).filter(({ severity }) => severity === 'error')

function messageOf(document: SubmissionDocument, version: string): string {
  const { kind, content } = deviceOf(document)
  const message = {
    correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
    creationDateTime: '2026-09-21T09:00:00.000+02:00',
    messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
    sender: { nodeActorCode: senderOf(document) },
    entities: [devicePost(kind, content) as MessageEntity],
  }
  return writeMessage(message, { version })
}

/** What the schemas, or the writer before them, have against the message. */
function objections(document: SubmissionDocument, sets: readonly SchemaSet[]): unknown[] {
  return sets.flatMap(({ version, schema }): unknown[] => {
    try {
      return schema.validate(messageOf(document, version))
    } catch (error) {
      return [error]
    }
  })
}

describe('a submission filled in rightly', () => {
  it('is made under each law, has every field EUDAMED is told, and names substances in several languages', {
    timeout,
  }, () => {
    const documents = fc.sample(goodSubmission, { numRuns: amount(200, 600), seed: 1 })
    const made = new Set(documents.map(legislationOf))
    expect(legislations.filter(({ code }) => !made.has(code))).toEqual([])
    const filled = new Set(documents.flatMap((document) => Object.keys(applyPatch({}, document))))
    expect(sentFields.map(({ id }) => id).filter((id) => !filled.has(id))).toEqual([])
    const substances = documents.map(substancesOf).flatMap((some) => some ?? [])
    const kinds = substances.filter(({ names = [] }) => names.length > 1).map(({ kind }) => kind)
    expect([...new Set(kinds)].toSorted()).toEqual(['cmr', 'endocrine', 'medicinal-human'])
  })

  it('has no error, and makes a valid message', { timeout }, () => {
    const sets = schemas()
    fc.assert(
      fc.property(goodSubmission, (document) => {
        expect(errorsOf(document)).toEqual([])
        expect(missingElements(document)).toEqual([])
        expect(objections(document, sets)).toEqual([])
      }),
      { numRuns: amount(60, 1000) },
    )
  })
})

describe('a submission gone wrong', () => {
  it('hears of it, at a field, before any schema does', { timeout }, () => {
    const sets = schemas()
    const seen = { clean: 0, refused: 0 }
    const runs = amount(300, 5000)
    fc.assert(
      fc.property(wildSubmission, (document) => {
        const errors = errorsOf(document).filter(({ field }) => field !== null)
        const submission = document as SubmissionDocument
        if (errors.length > 0) seen.refused += 1
        else {
          seen.clean += 1
          expect(missingElements(submission)).toEqual([])
          expect(objections(submission, sets)).toEqual([])
        }
      }),
      { numRuns: runs },
    )
    // Both kinds must be common, or the property says little.
    expect(seen.clean).toBeGreaterThan(runs / 10)
    expect(seen.refused).toBeGreaterThan(runs / 10)
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
      { numRuns: amount(120, 1000) },
    )
  })
})

describe('whatever a submission holds', () => {
  const context = { correlationId: 'c', messageId: 'm', createdAt: '2026-09-21T09:00:00.000Z', facts: none }

  it('it is compared with another, and written or refused by the writer', { timeout }, () => {
    fc.assert(
      fc.property(wildSubmission, wildSubmission, (one, other) => {
        judgeChange(one as SubmissionDocument, other as SubmissionDocument)
        eu.factsAbout(one, {
          sameUdiDi: [other],
          sameBasicUdiDi: [other],
          sameReference: [other],
          related: [other],
        })
        if (missingElements(one as SubmissionDocument).length > 0) return
        try {
          eu.files[0]?.write(one, context)
        } catch (error) {
          expect(error).toMatchObject({ name: 'XmlWriteError' })
        }
      }),
      { numRuns: amount(120, 2000) },
    )
  })
})
