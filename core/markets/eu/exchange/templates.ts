import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { messagesDue, type Registered } from '../change/messages-due.ts'
import { senderOf } from '../device/device-of.ts'
import { writeMessage } from '../eudamed-writer.ts'

/** A made-up device under GS1's demonstration prefix: what a file of each service looks like. */
const device: SubmissionDocument = {
  basicUdiDi: '9521234MINIMAL13R',
  udiDi: '09521234000013',
  deviceName: 'Example dressing scissors',
  modelNumber: 'MODEL-1',
  riskClass: 'class-i',
  manufacturerSrn: 'DE-MF-000000001',
  emdnCode: 'A0101010102',
  catalogueNumber: 'REF-0001',
  deviceStatus: 'ON_THE_MARKET',
  productionIdentifiers: ['BATCH_NUMBER', 'EXPIRATION_DATE'],
  singleUse: true,
  baseQuantity: 1,
  tradeNames: [{ language: 'EN', text: 'Example scissors' }],
  packages: [
    { packageDi: '19521234000010', containedDi: '09521234000013', quantity: 10, status: 'ON_THE_MARKET' },
  ],
  originalManufacturerSrn: 'FR-MF-000000002',
  marketAvailability: [{ country: 'DE', firstPlaced: true }, { country: 'FR' }],
}

/** The same device before each level of it was changed. */
const before: SubmissionDocument = {
  ...device,
  deviceName: 'Dressing scissors',
  tradeNames: [{ language: 'EN', text: 'Scissors' }],
  packages: [
    { packageDi: '19521234000010', containedDi: '09521234000013', quantity: 5, status: 'ON_THE_MARKET' },
  ],
  originalManufacturerSrn: 'FR-MF-000000003',
  marketAvailability: [{ country: 'DE', firstPlaced: true }],
}

const registered: Registered = {
  document: before,
  versions: { 'basic-udi': 1, 'udi-di': 1, market: 1, package: 1, designer: 1 },
}

/** A sample file of a service; undefined for a service there is not. */
export function template(service: string, release: string): string | undefined {
  const due = [
    ...messagesDue(device, { basicUdiDiRegistered: false }),
    ...messagesDue(device, { basicUdiDiRegistered: true }),
    ...messagesDue(device, { basicUdiDiRegistered: true, registered }),
  ]
  const entity = due.find((one) => one.service === service)
  if (!entity) return undefined
  const message = {
    correlationID: '00000000-0000-4000-8000-000000000001',
    messageID: '00000000-0000-4000-8000-000000000002',
    creationDateTime: '2026-01-01T00:00:00.000Z',
    sender: { nodeActorCode: senderOf(device) },
    entities: [entity],
  }
  return writeMessage(message, { version: release, indent: '  ' })
}
