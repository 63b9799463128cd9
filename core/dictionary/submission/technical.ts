import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { defineFields } from '../field.ts'

export const technicalTab = defineFields('technical', {
  productionIdentifiers: {
    type: 'codes',
    label: 'Production identifiers (UDI-PI)',
    codes: productionIdentifiers,
    shownAsList: true,
    help: 'What the UDI on the label carries besides the UDI-DI.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-148',
  },
  powerSource: {
    type: 'text',
    label: 'Power Source',
    maxLength: 255,
    help: 'Of an active device: mains, battery, accumulator …',
    level: 'hub',
  },
  electricalSafety: {
    type: 'text',
    label: 'Electrical Safety',
    maxLength: 255,
    help: 'Of an active device: the standard it was tested to and the report, e.g. EN IEC 60601-1.',
    level: 'hub',
  },
})
