import { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import { multiComponentTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { defineFields } from '../field.ts'

export const classificationTab = defineFields('classification', {
  riskClass: {
    type: 'code',
    label: 'Risk Class',
    codes: riskClasses,
    requiredMessage: 'Risk class is required',
    help: 'Class under Annex VIII of the MDR or the IVDR. For an in vitro diagnostic or a legacy device choose the applicable legislation first: it decides which classes are offered.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-16',
  },
  emdnCode: {
    type: 'text',
    label: 'EMDN Code',
    maxLength: 13,
    requiredMessage: 'EMDN code is required',
    help: 'European Medical Device Nomenclature: the most detailed (terminal) code that fits, e.g. A0101010102.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-149',
  },
  intendedUse: {
    type: 'long-text',
    label: 'Intended Use',
    help: 'The intended purpose as label, instructions for use and technical documentation state it. The risk class rests on it.',
    maxLength: 4000,
    level: 'hub',
  },
  multiComponentType: {
    type: 'code',
    label: 'System or procedure pack',
    codes: multiComponentTypes,
    help: 'Which of the two a system or procedure pack is, also one that is a device in itself. Device when left empty.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-12',
  },
  specialDevice: {
    type: 'code',
    label: 'Special device type',
    codes: [...specialDevices, ...ivdSpecialDevices],
    help: 'Only for the kinds in the list: software, contact lenses, spectacles and others.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-13',
  },
  iibImplantableException: {
    type: 'boolean',
    label:
      'Suture, staple, dental filling, dental brace, tooth crown, screw, wedge, plate, wire, pin, clip or connector',
    help: 'Asked for implantable devices of class IIb only: these need no technical documentation certificate (MDR Art. 52(4)).',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-265',
  },

  additionalEmdnCodes: {
    type: 'group',
    label: 'Further EMDN codes',
    rowLabel: 'code',
    help: 'Where more than one most detailed code fits the device.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-149',
    columns: { code: { type: 'text', label: 'EMDN code', section: 'classification', maxLength: 13 } },
  },
  kit: {
    type: 'boolean',
    label: 'Kit',
    help: 'IVDR: components packaged together for one in vitro diagnostic examination.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-356',
  },
  annexXviTypes: {
    type: 'codes',
    label: 'Intended purpose other than medical (Annex XVI)',
    help: 'The groups of products of MDR Annex XVI the device belongs to, such as contact lenses or fillers without a medical purpose.',
    codes: annexXviTypes,
    shownAsList: true,
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-147',
  },
  annexXviApplicable: {
    type: 'boolean',
    label: 'Annex XVI applies (Master UDI-DI)',
    help: 'For a Master UDI-DI only: whether its devices fall under Annex XVI.',
    level: 'udi-di',
    changeable: 'no',
  },
  classificationRule: {
    type: 'text',
    label: 'Classification rule',
    maxLength: 60,
    help: 'The rule of Annex VIII the class follows from, e.g. Rule 8.',
    level: 'hub',
  },
  fdaProductCode: {
    type: 'text',
    label: 'FDA product code',
    help: 'Three characters by which the FDA names a generic type of device. GUDID asks for it, EUDAMED does not.',
    maxLength: 3,
    level: 'hub',
  },
  gmdnCode: {
    type: 'text',
    label: 'GMDN code',
    maxLength: 10,
    help: 'The code alone, where you hold one; the hub carries no GMDN content.',
    level: 'hub',
  },
})
