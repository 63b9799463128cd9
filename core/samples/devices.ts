import { gs1CheckDigit } from '#core/identifiers/gtin.ts'

/** Devices to try the hub with (decision D0): nobody makes them, and their numbers are of GS1's demonstration prefix 952. */

const maker = 'Sample Devices Ltd'

const gtin = (item: number): string => {
  const body = `0952123${String(item).padStart(6, '0')}`
  return body + gs1CheckDigit(body)
}

const device = (number: number, name: string, family: string, values: Readonly<Record<string, unknown>>) => ({
  deviceNumber: `SAMPLE-${String(number).padStart(3, '0')}`,
  deviceName: name,
  manufacturerName: maker,
  deviceFamily: family,
  modelNumber: `S-${number}`,
  catalogueNumber: `REF-S${number}`,
  udiDi: gtin(number),
  targetCountries: ['EU', 'US'],
  ...values,
})

export const sampleDevices = [
  device(1, 'Sample dressing scissors', 'Surgical instruments', {
    riskClass: 'class-i',
    intendedUse: 'Cutting of dressings.',
    singleUse: false,
    sterile: false,
    emdnCode: 'A0101010102',
  }),
  device(2, 'Sample blood collection needle', 'Needles', {
    riskClass: 'class-iia',
    intendedUse: 'Taking venous blood.',
    singleUse: true,
    sterile: true,
  }),
  device(3, 'Sample infusion pump', 'Pumps', {
    riskClass: 'class-iib',
    intendedUse: 'Infusion of fluids at a set rate.',
    activeDevice: true,
    targetCountries: ['EU', 'US', 'CN'],
  }),
  device(4, 'Sample infusion pump, two channels', 'Pumps', {
    riskClass: 'class-iib',
    intendedUse: 'Infusion of fluids at a set rate.',
    activeDevice: true,
  }),
  device(5, 'Sample hip stem', 'Implants', {
    riskClass: 'class-iii',
    intendedUse: 'Replacement of the hip joint.',
    implantableDevice: true,
    sterile: true,
    targetCountries: ['EU', 'US', 'JP'],
  }),
  device(6, 'Sample glucose test strips', 'In vitro diagnostics', {
    riskClass: 'class-c',
    intendedUse: 'Measuring glucose in capillary blood.',
    singleUse: true,
  }),
] as const
