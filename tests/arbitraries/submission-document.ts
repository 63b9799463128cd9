import fc from 'fast-check'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { registrationTypes } from '#core/dictionary/submission/basic.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { conformityProcedures } from '#core/dictionary/submission/regulatory.ts'
import { codeOf, date, digits, emdnCode, text } from '#tests/arbitraries/eudamed-values.ts'
import { type Issued, issuedBasicUdiDi, issuedUdiDi, masterUdiDi } from './submission-identifiers.ts'

/** Submissions of MDR devices as a careful person fills them in: everything EUDAMED asks for, all of it right. */

/** Text somebody typed: not blank. Half the length, for characters that count twice in UTF-16. */
const typed = (length: number) => text(Math.floor(length / 2)).filter((written) => written.trim() !== '')
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const country = codeOf(marketCountries)
const spoken = codeOf(languages.filter(({ code }) => code !== 'ANY'))

const classes = ['class-i', 'class-iia', 'class-iib', 'class-iii'] as const

const identity = fc
  .record({ basic: issuedBasicUdiDi, unit: issuedUdiDi, stated: fc.boolean() })
  .map(({ basic, unit, stated }) => ({ ...basicOf(basic, stated), ...unitOf(unit, stated) }))

/** ICCBBA's code shows nobody whose it is, so it is always stated; so are UDI-DIs that fit several. */
const basicOf = ({ code, entity }: Issued, stated: boolean) => ({
  basicUdiDi: code,
  basicUdiDiIssuingEntity: stated || entity === 'ICCBBA' ? entity : undefined,
})
const unitOf = ({ code, entity }: Issued, stated: boolean) => ({
  udiDi: code,
  udiDiIssuingEntity: stated || entity !== 'GS1' ? entity : undefined,
})

const inside = fc.record({
  manufacturerSrn: fc.tuple(fc.constantFrom('DE', 'EL', 'FR', 'NO', 'XI', 'TR'), digits(9)).map(join('MF')),
})
const outside = fc.record({
  manufacturerSrn: fc.tuple(fc.constantFrom('US', 'CH', 'CN', 'GB', 'JP'), digits(9)).map(join('MF')),
  authorizedRepresentativeSrn: fc.tuple(fc.constantFrom('IE', 'NL', 'DE'), digits(9)).map(join('AR')),
})
function join(role: string): (parts: [string, string]) => string {
  return ([land, number]) => `${land}-${role}-${number}`
}

const flags = fc.record({
  activeDevice: fc.boolean(),
  administersMedicine: fc.boolean(),
  measuringFunction: fc.boolean(),
  sterile: fc.boolean(),
  sterilizeBeforeUse: fc.boolean(),
  singleUse: fc.boolean(),
  reprocessed: fc.boolean(),
  containsLatex: fc.boolean(),
  containsAnimalTissue: fc.boolean(),
  containsHumanTissue: fc.boolean(),
  declarationsChecked: fc.boolean(),
})

const texts = fc.record({
  deviceName: typed(255),
  modelNumber: sometimes(typed(255)),
  catalogueNumber: typed(120),
  website: sometimes(typed(255)),
  deviceDescription: sometimes(typed(4000)),
  clinicalEvaluation: sometimes(typed(2000)),
  packagingType: sometimes(typed(255)),
  intendedUse: sometimes(typed(4000)),
})

const given = fc.record({
  registrationType: codeOf(registrationTypes),
  emdnCode: emdnCode.filter((code) => !/^[EIO]/.test(code)),
  conformityAssessmentProcedure: codeOf(conformityProcedures),
  baseQuantity: fc.integer({ min: 1, max: 2_147_483_647 }),
  originalManufacturerSrn: sometimes(fc.constantFrom('CN-MF-000000007', 'IE-PR-000000008')),
  tradeNames: sometimes(
    fc.array(fc.record({ language: codeOf(languages), text: typed(255) }), { maxLength: 3 }),
  ),
  submissionDate: sometimes(date),
})

const descriptions = fc.uniqueArray(fc.record({ language: spoken, text: typed(2000) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ language }) => language,
})

const availability = fc
  .record({
    countries: fc.uniqueArray(country, { minLength: 1, maxLength: 6 }),
    first: fc.nat(),
    dates: fc.tuple(date, date).map((pair) => pair.toSorted()),
  })
  .map(({ countries, first, dates: [startDate, endDate] }) =>
    countries.map((code, index) => ({
      country: code,
      firstPlaced: index === first % countries.length,
      ...(index === 0 ? { startDate, endDate } : {}),
    })),
  )

const market = fc.oneof(
  {
    weight: 3,
    arbitrary: availability.map((rows) => ({ deviceStatus: 'ON_THE_MARKET', marketAvailability: rows })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('NO_LONGER_PLACED_ON_THE_MARKET', 'NOT_INTENDED_FOR_EU_MARKET')
      .map((deviceStatus) => ({ deviceStatus })),
  },
)

/** INNs are told apart by their number; a name without an INN says its language. */
const substances = fc
  .array(
    fc.record({
      fromHumanBlood: fc.boolean(),
      named: fc.option(fc.record({ name: typed(2000), language: spoken }), { nil: undefined }),
    }),
    { maxLength: 3 },
  )
  .map((rows) => ({
    containsMedicinalSubstance: rows.some((row) => !row.fromHumanBlood),
    containsHumanBloodProduct: rows.some((row) => row.fromHumanBlood),
    medicinalSubstances: rows.map(({ fromHumanBlood, named }, index) => ({
      fromHumanBlood,
      ...(named ?? { inn: `substance ${index}` }),
    })),
  }))

const certificate = (types: readonly string[]) =>
  fc.record({
    certificateType: fc.constantFrom(...types),
    notifiedBody: digits(4),
    certificateNumber: sometimes(typed(120)),
    revisionNumber: sometimes(typed(120)),
    expiryDate: sometimes(date),
  })

const qualityCertificates = fc.array(certificate(['MDR_QUALITY_MANAGEMENT_SYSTEM', 'MDR_TYPE_EXAMINATION']), {
  maxLength: 2,
})
const productCertificate = certificate(['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION'])

/** What depends on the class: implantability, its exception, the certificates. */
const classified = fc
  .record({
    riskClass: fc.constantFrom(...classes),
    implantable: fc.boolean(),
    iibImplantableException: fc.boolean(),
    reusable: fc.boolean(),
    product: productCertificate,
    others: qualityCertificates,
  })
  .map(({ riskClass, implantable, iibImplantableException, reusable, product, others }) => {
    const implantableDevice = implantable && riskClass !== 'class-i'
    const asked = implantableDevice && riskClass === 'class-iib'
    const needed = riskClass === 'class-iii' || (asked && !iibImplantableException)
    return {
      riskClass,
      implantableDevice,
      iibImplantableException: asked ? iibImplantableException : undefined,
      reusableSurgicalInstrument: reusable && !implantableDevice,
      certificates: needed ? [product, ...others] : others,
    }
  })

const production = fc.uniqueArray(
  codeOf(productionIdentifiers.filter(({ code }) => code !== 'SOFTWARE_IDENTIFICATION')),
  { minLength: 1, maxLength: 4 },
)

/** An ordinary device, software, spectacles, contact lenses or a pack, with what belongs to each. */
const kind = fc.oneof(
  { weight: 4, arbitrary: fc.record({ productionIdentifiers: production }) },
  {
    weight: 1,
    arbitrary: fc.record({
      specialDevice: fc.constant('MDR_SOFTWARE'),
      productionIdentifiers: fc.constant(['SOFTWARE_IDENTIFICATION']),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      specialDevice: fc.constantFrom('MDR_SPECTACLES_FRAMES', 'MDR_MADE_TO_ORDER'),
      productionIdentifiers: production,
    }),
  },
  {
    weight: 1,
    arbitrary: masterUdiDi.map(({ code }) => ({
      specialDevice: 'MDR_STANDARD_SOFT_CONTACT_LENSES',
      productionIdentifiers: ['BATCH_NUMBER'],
      udiDi: code,
      udiDiIssuingEntity: 'GS1',
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      multiComponentType: fc.constantFrom('SYSTEM', 'PROCEDURE_PACK'),
      additionalDescription: descriptions,
      productionIdentifiers: production,
    }),
  },
)

const reuses = sometimes(fc.integer({ min: 1, max: 32_767 }))

export const goodSubmission: fc.Arbitrary<SubmissionDocument> = fc
  .tuple(
    identity,
    fc.oneof(inside, outside),
    flags,
    texts,
    given,
    market,
    substances,
    classified,
    kind,
    reuses,
  )
  .map(([ids, actors, flagged, written, chosen, sold, held, classed, made, maximumReuses]) => ({
    ...ids,
    ...actors,
    ...flagged,
    ...written,
    ...chosen,
    ...sold,
    ...held,
    ...classed,
    maximumReuses: flagged.singleUse ? undefined : maximumReuses,
    notifiedBodyNumber: classed.riskClass === 'class-iii' ? '0123' : undefined,
    ...made,
  }))
