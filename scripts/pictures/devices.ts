import { gs1CheckDigit } from '#core/identifiers/gtin.ts'

/** The devices of a made-up manufacturer; the numbers are of GS1's demonstration prefix 952. */

export const maker = 'Lindgren Medical AB'

export const gtin = (item: number): string => {
  const body = `0952140${String(item).padStart(6, '0')}`
  return body + gs1CheckDigit(body)
}

const all = ['EU', 'US', 'CN', 'CH']
const device = (
  deviceNumber: string,
  deviceName: string,
  deviceFamily: string,
  riskClass: string,
  intendedUse: string,
  values: Readonly<Record<string, unknown>> = {},
) => ({
  ...{ deviceNumber, deviceName, deviceFamily, riskClass, intendedUse },
  manufacturerName: maker,
  versionNumber: '1.0',
  targetCountries: ['EU', 'US'],
  ...values,
})

const scissors = { emdnCode: 'A0101010102', singleUse: false, sterile: false }
const pump = { emdnCode: 'Z12030301', activeDevice: true, targetCountries: all }
const implant = { implantableDevice: true, sterile: true, singleUse: true }
const test = { singleUse: true, sterile: false, targetCountries: ['EU', 'GB', 'JP'] }

export const devices = [
  device('LM-1010', 'Dressing scissors, straight, 14 cm', 'Scissors', 'class-i', 'Cutting of dressings.', {
    ...scissors,
    targetCountries: all,
  }),
  device(
    'LM-1011',
    'Dressing scissors, curved, 14 cm',
    'Scissors',
    'class-i',
    'Cutting of dressings.',
    scissors,
  ),
  device(
    'LM-1012',
    'Bandage scissors, angled, 18 cm',
    'Scissors',
    'class-i',
    'Cutting of bandages.',
    scissors,
  ),
  device('LM-1020', 'Gauze compress, 10 × 10 cm', 'Wound care', 'class-i', 'Covering of wounds.', {
    singleUse: true,
    targetCountries: all,
  }),
  device('LM-2010', 'Hypodermic needle, 21 G × 40 mm', 'Needles', 'class-iia', 'Injection and aspiration.', {
    singleUse: true,
    sterile: true,
    targetCountries: all,
  }),
  device('LM-2011', 'Blood collection set with safety lock', 'Needles', 'class-iia', 'Taking venous blood.', {
    singleUse: true,
    sterile: true,
  }),
  device(
    'LM-3010',
    'Infusion pump Difference 200',
    'Pumps',
    'class-iib',
    'Infusion of fluids at a set rate.',
    pump,
  ),
  device(
    'LM-3011',
    'Infusion pump Difference 200, two channels',
    'Pumps',
    'class-iib',
    'Infusion of fluids.',
    pump,
  ),
  device('LM-3020', 'Syringe pump Difference 50', 'Pumps', 'class-iib', 'Infusion of small volumes.', pump),
  device('LM-4010', 'Hip stem, cementless, size 12', 'Hip system', 'class-iii', 'Replacement of the hip.', {
    ...implant,
    targetCountries: ['EU', 'US', 'JP', 'AU'],
  }),
  device('LM-4011', 'Acetabular insert, 36 mm', 'Hip system', 'class-iii', 'Replacement of the hip.', {
    ...implant,
    emdnCode: 'P09080304',
  }),
  device(
    'LM-5010',
    'Glucose test strips, 50 pieces',
    'Diagnostics',
    'class-c',
    'Measuring capillary glucose.',
    test,
  ),
  device(
    'LM-5011',
    'Influenza A/B antigen test',
    'Diagnostics',
    'class-c',
    'Finding influenza antigens.',
    test,
  ),
  device(
    'LM-6010',
    'Dosage calculator for infusions',
    'Software',
    'class-iib',
    'Calculating rates of infusion.',
    {
      softwareDevice: true,
      activeDevice: true,
    },
  ),
].map((one, index) => ({
  ...one,
  modelNumber: one.deviceNumber.replace('LM', 'M'),
  catalogueNumber: one.deviceNumber.replace('LM', 'REF'),
  brandName: one.deviceFamily === 'Pumps' ? 'Difference' : 'Lindgren',
  udiDi: gtin(index + 1),
}))

/** What a file with devices has that is good, that is wrong, and that is there already. */
export const fileOfDevices = [
  'deviceNumber,versionNumber,deviceName,manufacturerName,riskClass,deviceFamily,udiDi,targetCountries,changeReason',
  ...['Suture scissors', 'Wire cutter', 'Splinter forceps', 'Needle holder'].map(
    (name, index) =>
      `LM-11${index}0,1.0,${name},${maker},Class I,Instruments,${gtin(200 + index)},"EU,CH",First upload`,
  ),
  `LM-1190,1.0,Tissue forceps,${maker},Class I,Instruments,09521400001234,EU,First upload`,
  `LM-1191,1.0,,${maker},Class 9,Instruments,${gtin(291)},EU,First upload`,
  `LM-1010,1.0,"Dressing scissors, straight, 15 cm",${maker},Class I,Scissors,${gtin(1)},"EU,US",First upload`,
].join('\n')
