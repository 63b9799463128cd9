import { riskClassAliases, riskClasses } from '#core/code-lists/risk-classes.ts'
import { defineFields } from '../field.ts'

export const deviceCharacteristics = defineFields('Device Characteristics', {
  riskClass: {
    type: 'code',
    label: 'Risk Class',
    codes: riskClasses,
    aliases: riskClassAliases,
    help: 'MDR: I, IIa, IIb, III. IVDR: A to D. Other markets: I, II, III.',
    regulatorNames: 'EUDAMED FLD-UDID-16',
  },
  intendedUse: {
    type: 'long-text',
    label: 'Intended Use',
    maxLength: 4000,
    help: 'The intended purpose as in the instructions for use.',
  },
  singleUse: {
    type: 'boolean',
    label: 'Single use',
    help: 'Labelled as single use.',
    regulatorNames: 'EUDAMED FLD-UDID-167 · GUDID singleUse',
  },
  sterile: {
    type: 'boolean',
    label: 'Sterile',
    help: 'Labelled sterile.',
    regulatorNames: 'EUDAMED FLD-UDID-169 · GUDID deviceSterile',
  },
  implantableDevice: {
    type: 'boolean',
    label: 'Implantable device',
    help: 'Meant to be introduced into the body and to stay there after the procedure (MDR Article 2(5)). Determines the class, the certificates and the obligations for implants.',
    regulatorNames: 'EUDAMED FLD-UDID-30',
  },
  activeDevice: {
    type: 'boolean',
    label: 'Active device',
    help: 'Needs a source of energy other than the body or gravity and acts by changing it (MDR Article 2(4)). Software counts as active.',
    regulatorNames: 'EUDAMED FLD-UDID-28',
  },
})
