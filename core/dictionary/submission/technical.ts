import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { defineFields } from '../field.ts'

export const technicalTab = defineFields('technical', {
  productionIdentifiers: {
    type: 'codes',
    label: 'Production identifiers (UDI-PI)',
    codes: productionIdentifiers,
    help: 'What the UDI on the label carries besides the UDI-DI.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-148',
  },
})
