import { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import { multiComponentTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { nationalRiskClasses, riskClassAliases, riskClasses } from '#core/code-lists/risk-classes.ts'
import { defineFields } from '../field.ts'

export const classificationTab = defineFields('classification', {
  riskClass: {
    type: 'code',
    label: 'Risk Class',
    codes: [...riskClasses, ...nationalRiskClasses],
    aliases: riskClassAliases,
  },
  emdnCode: {
    type: 'text',
    label: 'EMDN Code',
    maxLength: 13,
    nomenclature: 'emdn',
    help: 'European Medical Device Nomenclature: the most detailed (terminal) code that fits, e.g. A0101010102.',
  },
  intendedUse: {
    type: 'long-text',
    label: 'Intended Use',
    help: 'The intended purpose as label, instructions for use and technical documentation state it. The risk class rests on it.',
    maxLength: 4000,
  },
  multiComponentType: {
    type: 'code',
    label: 'System or procedure pack',
    codes: multiComponentTypes,
    help: 'Which of the two a system or procedure pack is, also one that is a device in itself. Device when left empty.',
  },
  specialDevice: {
    type: 'code',
    label: 'Special device type',
    codes: [...specialDevices, ...ivdSpecialDevices],
    help: 'Only for the kinds in the list: software, contact lenses, spectacles and others.',
  },
  iibImplantableException: {
    type: 'boolean',
    label:
      'Suture, staple, dental filling, dental brace, tooth crown, screw, wedge, plate, wire, pin, clip or connector',
  },

  additionalEmdnCodes: {
    type: 'group',
    label: 'Further EMDN codes',
    rowLabel: 'code',
    help: 'Where more than one most detailed code fits the device.',
    columns: {
      code: {
        type: 'text',
        label: 'EMDN code',
        section: 'classification',
        maxLength: 13,
        nomenclature: 'emdn',
      },
    },
  },
  kit: {
    type: 'boolean',
    label: 'Kit',
  },
  annexXviTypes: {
    type: 'codes',
    label: 'Intended purpose other than medical (Annex XVI)',
    codes: annexXviTypes,
    shownAsList: true,
  },
  annexXviApplicable: {
    type: 'boolean',
    label: 'Annex XVI applies (Master UDI-DI)',
  },
  classificationRule: {
    type: 'text',
    label: 'Classification rule',
    maxLength: 60,
  },
  gmdnCode: {
    type: 'text',
    label: 'GMDN code',
    maxLength: 10,
    help: 'The code alone, where you hold one; the hub carries no GMDN content.',
  },
})
