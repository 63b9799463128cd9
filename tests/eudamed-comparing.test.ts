import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { deviceOf } from '#core/markets/eu/device/device-of.ts'
import { normaliseValues } from '#core/markets/eu/device/normalise-values.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { eu } from '#core/markets/eu/index.ts'
import type { MessageEntity } from '#core/markets/eu/message/message.ts'
import { eudamedRegister as register } from '#core/markets/eu/register/index.ts'
import { registered } from '#core/rules/condition.ts'
import { amount } from './amount.ts'

/** One device as the public site tells it and as a download does is the same device (decision D65). */

const gs1 = { code: 'refdata.issuing-agency.gs1' }
const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ,.°-]{0,20}[A-Za-z0-9]$/)
const blanks = fc.constantFrom('', ' ', '  ', '\n')
const isoCode = fc.constantFrom(null, 'en', 'de', 'any')
const texts = (languages: readonly (string | null)[], told: string) => ({
  texts: languages.map((language, at) => ({
    language: language === null ? null : { isoCode: language },
    text: `${told} ${at}`,
    allLanguagesApplicable: language === null,
  })),
})
const several = fc.uniqueArray(isoCode, { minLength: 1, maxLength: 3, selector: (one) => one ?? 'any' })
const described = fc.oneof(
  fc.constant(null),
  fc.tuple(several, word).map(([all, told]) => texts(all, told)),
)
const flag = fc.constantFrom(true, false, null)
const size = fc.record({
  type: fc.constantFrom(
    { code: 'refdata.clinical-size-type.CST19' },
    { code: 'refdata.clinical-size-type.CST999' },
  ),
  value: fc.integer({ min: 1, max: 900 }),
  minimumValue: fc.constant(null),
  maximumValue: fc.constant(null),
  text: fc.constant(null),
  metricOfMeasurement: fc.constantFrom({ code: 'refdata.clinical-size-measurement-unit.MU50' }),
  clinicalSizeTypeDescription: described,
  measuringUnitDescription: described,
})
const entry = (prefix: string, codes: readonly string[]) =>
  fc.record({
    typeCode: fc.constantFrom(...codes.map((code) => `${prefix}.${code}`)),
    description: described,
  })

/** What the public site answers for one device: its UDI-DI, and its Basic UDI-DI. */
const answers = fc
  .record({
    name: word,
    pad: blanks,
    tradeName: fc.tuple(several, word).map(([all, told]) => texts(all, told)),
    additional: described,
    sizes: fc.uniqueArray(size, { maxLength: 3, selector: ({ value }) => value }),
    warnings: fc.uniqueArray(entry('refdata.critical-warnings-type', ['CW001', 'CW010', 'CW999']), {
      maxLength: 2,
      selector: ({ typeCode }) => typeCode,
    }),
    conditions: fc.uniqueArray(entry('refdata.storage-handling-conditions-type', ['SHC001', 'SHC010']), {
      maxLength: 2,
      selector: ({ typeCode }) => typeCode,
    }),
    flags: fc.record({ sterile: flag, sterilization: flag, latex: flag, reprocessed: flag }),
    reuses: fc.constantFrom(null, 1, 20, 32_767, 999_999),
    nbProvided: fc.boolean(),
    status: fc.constantFrom('on-the-market', 'no-longer-on-the-market', 'not-intended-for-eu-market'),
  })
  .map((given) => ({
    given,
    detail: {
      uuid: '00000000-0000-4000-8000-000000000001',
      primaryDi: { code: '09521234000013', issuingAgency: gs1 },
      udiPiType: { batchNumber: true, serializationNumber: null },
      tradeName: given.tradeName,
      additionalDescription: given.additional,
      cndNomenclatures: [{ code: 'A0101010102' }],
      deviceStatus: { type: { code: `refdata.device-model-status.${given.status}` } },
      ...given.flags,
      singleUse: given.reuses === null,
      maxNumberOfReuses: given.reuses,
      baseQuantity: 1,
      reference: `REF-1`,
      clinicalSizes: given.sizes,
      criticalWarnings: given.warnings,
      storageHandlingConditions: given.conditions,
      containedItem: {
        itemIdentifier: { code: '09521234000013', issuingAgency: gs1 },
        containedItems: [
          {
            itemIdentifier: { code: '19521234000010', issuingAgency: gs1 },
            numberOfItems: 5,
            itemStatus: { code: 'refdata.device-model-status.on-the-market' },
          },
        ],
      },
      latestVersion: true,
      versionNumber: 4,
      marketInfoLink: { versionNumber: 3, msWhereAvailable: [{ country: { iso2Code: 'GR' } }] },
      placedOnTheMarket: { iso2Code: 'GR' },
    },
    basic: {
      basicUdi: { code: '9521234MINIMAL13R', issuingAgency: gs1 },
      legislation: { code: 'refdata.applicable-legislation.mdr' },
      deviceCriterion: 'STANDARD',
      riskClass: { code: 'refdata.risk-class.class-iia' },
      multiComponent: { code: 'refdata.multi-component.device' },
      manufacturer: { srn: 'DE-MF-000000001', name: 'Analytical Engines' },
      deviceName: given.name,
      active: true,
      administeringMedicine: false,
      implantable: false,
      measuringFunction: false,
      reusable: false,
      animalTissues: false,
      humanTissues: false,
      humanProduct: false,
      medicinalProduct: false,
      deviceCertificateInfoList: [
        {
          nbProvidedCertificate: given.nbProvided,
          certificateType: { code: 'refdata.certificate-mdr-type.quality-management-system' },
          notifiedBody: { srn: '0123' },
        },
      ],
      versionNumber: 2,
    },
  }))

const file = (name: string, content: string) => ({ name, bytes: new TextEncoder().encode(content) })
const fromJson = (...values: readonly unknown[]) =>
  register.read(values.map((value, at) => file(`${at}.json`, JSON.stringify(value)))).devices

/** The download of the same device: no language where it is any, blanks kept, versions beside it. */
function download(document: AnyDocument, pad: string): string {
  const entity = { service: 'DEVICE.POST', ...deviceOf(normaliseValues(document)) } as MessageEntity
  const message = {
    correlationID: 'c',
    messageID: 'm',
    creationDateTime: '2026-11-20T08:00:00Z',
    sender: { nodeActorCode: 'DE-MF-000000001' },
    entities: [entity],
  }
  return writeMessage(message)
    .replaceAll(/<commondi:comments>.*?<\/commondi:comments>/gs, (comments) =>
      comments.replaceAll('<lsn:language>ANY</lsn:language>', ''),
    )
    .replaceAll(/<\/lsn:textValue>/g, `${pad}</lsn:textValue>`)
}

describe('the public site and a download of one device', () => {
  it('compare equal, and what was read compares equal with itself', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(answers, ({ given, detail, basic }) => {
        const [json] = fromJson(detail, basic)
        if (!json) throw new Error('No device was read')
        expect(json.document.clinicalSizes ?? []).toHaveLength(
          given.sizes.reduce((sum, one) => sum + Math.max(1, languagesOf(one)), 0),
        )
        const [xml] = register.read([file('a.xml', download(json.document, given.pad))]).devices
        if (!xml) throw new Error('No device was read')
        for (const [here, there] of [
          [json.document, json.document],
          [xml.document, xml.document],
          [json.document, xml.document],
          [xml.document, json.document],
        ] as const) {
          const differences = register.compare(here, there).filter(({ kind }) => kind !== 'not-stated-there')
          expect(differences).toEqual([])
        }
        // Only a flag that the public site leaves open is not stated there.
        const open = register.compare(xml.document, json.document)
        expect(open.every(({ field }) => isBlank(json.document[field]))).toBe(true)
        // Taken over and read again, nothing is left to take over.
        const kept = register.merged(xml.document, json.document)
        expect(register.merged(kept, json.document)).toEqual(kept)
        // A change is still told.
        const changed = { ...xml.document, deviceName: `${given.name} II` }
        expect(register.compare(changed, json.document).map(({ field }) => field)).toContain('deviceName')
      }),
      { numRuns: amount(30, 1000) },
    )
  })

  it('deserve no error and none of the hub’s own reminders as registered', { timeout: 300_000 }, () => {
    const own = /^BR-(504|701|702|801|903)$/
    fc.assert(
      fc.property(answers, ({ given, detail, basic }) => {
        const [json] = fromJson(detail, basic)
        const found = eu.judge(json?.document ?? {}, new Set([registered]), '2026-11-20')
        expect(found.filter(({ ruleId }) => own.test(ruleId))).toEqual([])
        expect(
          found.filter(({ severity, field }) => severity === 'error' && field === 'packages.0.status'),
        ).toEqual([])
        const reuses = found.filter(({ field }) => field === 'maximumReuses').map(({ severity }) => severity)
        expect(reuses).toEqual(given.reuses === 999_999 ? ['warning'] : [])
        expect(json?.lost.some(({ why }) => why.includes('cannot be sent by file'))).toBe(
          given.reuses === 999_999,
        )
      }),
      { numRuns: amount(30, 500) },
    )
  })
})

function languagesOf({
  clinicalSizeTypeDescription: one,
  measuringUnitDescription: other,
}: {
  clinicalSizeTypeDescription: { texts: { language: { isoCode: string } | null }[] } | null
  measuringUnitDescription: { texts: { language: { isoCode: string } | null }[] } | null
}): number {
  const all = [...(one?.texts ?? []), ...(other?.texts ?? [])]
  return new Set(all.map(({ language }) => language?.isoCode ?? 'any')).size
}

const reference = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/examples')
describe.skipIf(process.env.HUB_REFERENCE_DIR === undefined)('the reference examples', () => {
  const names = process.env.HUB_REFERENCE_DIR === undefined ? [] : readdirSync(reference)
  it.each(names.filter((name) => /^0[1-6]_/.test(name)))('%s, written by the hub, is the same', (name) => {
    const [first] = register.read([{ name, bytes: readFileSync(join(reference, name)) }]).devices
    const [again] = register.read([file('b.xml', download(first?.document ?? {}, ' '))]).devices
    expect(register.compare(first?.document ?? {}, again?.document ?? {})).toEqual([])
    expect(register.compare(again?.document ?? {}, first?.document ?? {})).toEqual([])
  })
})
