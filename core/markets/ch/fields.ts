import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** The statuses that swissdamed is told: a device for other markets has none. */
export const toldStatuses = deviceStatuses.filter(({ code }) => code !== 'NOT_INTENDED_FOR_EU_MARKET')

/** What no other market than Switzerland has. Confidence: see NOTES.md. */
const ownFields = defineFields('ch', {
  chManufacturerChrn: {
    type: 'text',
    label: 'Manufacturer CHRN',
    maxLength: 20,
    help: 'Swiss single registration number of the manufacturer or pack producer, e.g. CHRN-MF-20000001.',
  },
  chRepresentativeName: {
    type: 'text',
    label: 'CH-REP',
    maxLength: 255,
    help: 'The authorised representative in Switzerland of a manufacturer abroad.',
  },
  chRepresentativeChrn: {
    type: 'text',
    label: 'CHRN of the CH-REP',
    maxLength: 20,
    help: 'Swiss single registration number of the representative, e.g. CHRN-AR-20000001.',
  },
  chMarketStatus: {
    type: 'code',
    label: 'Status on the Swiss market',
    codes: [...toldStatuses, { code: 'NOT_YET', label: 'Not placed on the market yet' }],
    help: 'Sent to swissdamed by a connection that is set to do so, once the device is registered there. It is independent of the status in the EU and is not part of any file.',
  },
})

/** Every field of a submission for Switzerland. */
export const chFields: Fields = { ...submissionFields, ...ownFields }
