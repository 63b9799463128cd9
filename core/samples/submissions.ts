import type { AnyDocument } from '#core/dictionary/field.ts'
import { sampleDevices } from './devices.ts'

/*
 * Submissions of the sample devices (decision D0): the first ones are complete, others want something, so that
 * validation has something to show. The Basic UDI-DIs are GMNs under GS1's demonstration prefix 952.
 */

const shared: AnyDocument = {
  legislation: 'MDR',
  registrationType: 'new-basic',
  manufacturerName: 'Sample Devices Ltd',
  manufacturerSrn: 'DE-MF-000000001',
  deviceStatus: 'ON_THE_MARKET',
  productionIdentifiers: ['BATCH_NUMBER'],
  baseQuantity: 1,
  marketAvailability: [{ country: 'DE', firstPlaced: true }],
  declarationsChecked: true,
}

const more: Readonly<Record<string, AnyDocument>> = {
  'SAMPLE-001': {
    basicUdiDi: '9521234MINIMAL13R',
    emdnCode: 'A0101010102',
    conformityAssessmentProcedure: 'self-declaration',
  },
  'SAMPLE-002': { emdnCode: 'A01010101' },
  'SAMPLE-003': { productionIdentifiers: ['SERIALISATION_NUMBER'], activeDevice: true },
}

/** One for each of the sample devices. */
export const sampleSubmissions: readonly AnyDocument[] = sampleDevices.map((device) => {
  const { targetCountries: _, deviceFamily: __, ...values } = device as typeof device & AnyDocument
  return { ...values, ...shared, ...more[device.deviceNumber] } as AnyDocument
})
