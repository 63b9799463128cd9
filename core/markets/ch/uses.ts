import { euUses } from '../eu/uses.ts'
import type { FieldUse, FieldUses } from '../market.ts'
import { type ShortMarket, shortUses } from '../short-form.ts'

/** What is known of Switzerland; facts and sources: NOTES.md, as of 2026-11-22. */
export const chMarket: ShortMarket = {
  code: 'CH',
  system: 'swissdamed',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'I, IIa, IIb and III, and A to D for in vitro diagnostics',
  issuers: ['GS1', 'HIBCC', 'ICCBBA', 'IFA'],
  needsUdiDi: true,
  own: {},
}

/** Fields of the Basic UDI-DI that swissdamed takes as EUDAMED does. */
export const basicLevel = [
  'legislation',
  'multiComponentType',
  'specialDevice',
  'medicalPurpose',
  'implantableDevice',
  'iibImplantableException',
  'activeDevice',
  'administersMedicine',
  'measuringFunction',
  'reusableSurgicalInstrument',
  'containsAnimalTissue',
  'containsHumanTissue',
  'containsMedicinalSubstance',
  'containsHumanBloodProduct',
  'kit',
  'reagent',
  'instrument',
  'selfTesting',
  'nearPatientTesting',
  'professionalTesting',
  'companionDiagnostic',
  'containsMicrobialSubstance',
] as const

/** Fields of the UDI-DI that swissdamed takes as EUDAMED does. */
export const unitLevel = {
  identifiers: [
    'secondaryUdiDi',
    'secondaryUdiDiIssuingEntity',
    'directMarkingDi',
    'directMarkingDiIssuingEntity',
    'unitOfUseDi',
    'unitOfUseDiIssuingEntity',
  ],
  names: ['tradeNames', 'additionalDescription', 'website', 'additionalEmdnCodes'],
  characteristics: [
    'maximumReuses',
    'annexXviTypes',
    'annexXviApplicable',
    'sterilizeBeforeUse',
    'reprocessed',
    'containsLatex',
    'newDevice',
  ],
  substances: ['medicinalSubstances', 'cmrSubstances', 'endocrineSubstances'],
  sizes: ['clinicalSizes'],
  storage: ['storageHandlingConditions', 'criticalWarnings'],
  packages: ['packages'],
} as const

type EuField = keyof typeof euUses
const asInTheEu: readonly EuField[] = [...basicLevel, ...Object.values(unitLevel).flat()]

/** Helps that speak of EUDAMED in the EU. */
const otherHelps: Partial<Record<EuField, string>> = {
  containsLatex: 'Contains natural rubber latex and is labelled so.',
  legislation:
    'Which law the device falls under, by its European name. Read from the risk class when left empty: I to III is the MDR, A to D the IVDR.',
}

/** When it is asked, and what of it, is the same here as in the EU. */
function askedAs(id: EuField): FieldUse {
  const { asked, offered, declaration, help }: FieldUse = euUses[id]
  const said = otherHelps[id] ?? help
  return {
    ...(asked === undefined ? {} : { asked }),
    ...(offered === undefined ? {} : { offered }),
    ...(declaration === undefined ? {} : { declaration }),
    ...(said === undefined ? {} : { help: said }),
  }
}

const short = shortUses(chMarket)

export const chUses: FieldUses = {
  ...short,
  singleUse: { ...short.singleUse, ...askedAs('singleUse') },
  sterile: { ...short.sterile, ...askedAs('sterile') },
  chManufacturerChrn: {},
  chRepresentativeName: {},
  chRepresentativeChrn: {},
  manufacturerSrn: {
    ...askedAs('manufacturerSrn'),
    help: 'The number in EUDAMED, e.g. DE-MF-000012345. The EUDAMED XML needs it.',
  },
  packProducerActorId: {
    ...askedAs('packProducerActorId'),
    help: 'The number in EUDAMED of the producer of a pack, e.g. DE-PR-000012345. The EUDAMED XML needs it.',
  },
  basicUdiDi: {
    needed: true,
    requiredMessage: 'swissdamed keeps a device below its Basic UDI-DI. Enter the one registered in the EU.',
    help: 'The Basic UDI-DI as registered in the EU.',
  },
  basicUdiDiIssuingEntity: { ...askedAs('basicUdiDiIssuingEntity'), help: 'Who issued the Basic UDI-DI.' },
  udiDiIssuingEntity: {
    ...askedAs('udiDiIssuingEntity'),
    help: 'Who issued the UDI-DI. The hub recognises most codes when this is left empty.',
  },
  emdnCode: {},
  deviceStatus: {
    help: 'The status in the EUDAMED XML. The one on the Swiss market is set in swissdamed, once the device is there.',
  },
  ...Object.fromEntries(asInTheEu.map((id) => [id, askedAs(id)])),
  declarationsChecked: {},
}
