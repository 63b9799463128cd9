import { published } from '#core/rules/condition.ts'
import { isTrue, matches, not, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { sizeText, specialStorage, sterilizationMethods } from '../form/lists.ts'
import { required } from '../required.ts'
import { elements, keptByAll } from './sources.ts'

const method = `(${sterilizationMethods.join('|')})`

/** What the device is: sterilization, latex, sizes and storage. */
export const deviceRules: readonly Rule[] = [
  {
    id: 'GUDID-STERILIZATION',
    severity: 'error',
    field: 'sterilisationMethod',
    when: present('sterilisationMethod'),
    must: isTrue('sterilizeBeforeUse'),
    message:
      'GUDID takes a sterilization method only for a device that is sterilized before use. Clear the method, or correct the answer.',
    source: keptByAll,
    accepts: { document: { sterilisationMethod: 'Dry Heat Sterilization', sterilizeBeforeUse: true } },
    rejects: { document: { sterilisationMethod: 'Dry Heat Sterilization' } },
  },
  {
    ...required('GUDID-METHOD-UNKNOWN'),
    message:
      'The published record names a sterilization method that is missing in the hub. Copy it from AccessGUDID.',
    source: `${keptByAll}; the delimited release has the methods in a file of their own`,
    accepts: {
      document: { sterilizeBeforeUse: true, sterilisationMethod: 'Ethylene Oxide' },
      facts: [published],
    },
    rejects: { document: { sterilizeBeforeUse: true }, facts: [published] },
  },
  {
    id: 'GUDID-METHOD',
    severity: 'warning',
    field: 'sterilisationMethod',
    when: present('sterilisationMethod'),
    must: matches('sterilisationMethod', `${method}( ?; ?${method})*`),
    message: `This is not one of GUDID's sterilization methods. Choose from: ${sterilizationMethods.join(', ')}.`,
    problem: 'form',
    source: 'openFDA deviceudi_schema.json, sterilization_methods',
    accepts: {
      document: {
        sterilisationMethod: 'Ethylene Oxide; Radiation Sterilization',
        sterilizeBeforeUse: true,
      },
    },
    rejects: { document: { sterilisationMethod: 'steam', sterilizeBeforeUse: true } },
  },
  {
    id: 'GUDID-LATEX',
    severity: 'error',
    field: 'usNotMadeWithLatex',
    when: isTrue('containsLatex'),
    must: not(isTrue('usNotMadeWithLatex')),
    message:
      'The label cannot say both that the device contains natural rubber latex and that it is not made with it. Correct one answer.',
    source: keptByAll,
    accepts: { document: { containsLatex: true, usNotMadeWithLatex: false } },
    rejects: { document: { containsLatex: true, usNotMadeWithLatex: true } },
  },
  {
    ...required('GUDID-SIZE-TYPE'),
    message: 'A size needs its type, such as Length. Choose it, or delete the row.',
    source: elements,
    accepts: { document: { usDeviceSizes: [{ sizeType: 'Length', unit: 'Millimeter', value: '180' }] } },
    rejects: { document: { usDeviceSizes: [{ unit: 'Millimeter', value: '180' }] } },
  },
  {
    ...required('GUDID-SIZE-TEXT'),
    message: 'This type of size is described in words. Enter the size text.',
    source: keptByAll,
    accepts: { document: { usDeviceSizes: [{ sizeType: sizeText, text: 'Size 6' }] } },
    rejects: { document: { usDeviceSizes: [{ sizeType: sizeText, value: '6' }] } },
  },
  {
    ...required('GUDID-SIZE-VALUE'),
    message: 'This type of size needs a value. Enter it with its unit.',
    source: keptByAll,
    accepts: { document: { usDeviceSizes: [{ sizeType: 'Length', unit: 'Millimeter', value: '180' }] } },
    rejects: { document: { usDeviceSizes: [{ sizeType: 'Length', text: '180 mm' }] } },
  },
  {
    ...required('GUDID-SIZE-UNIT'),
    message: 'A value needs its unit. Choose the unit of this size.',
    source: elements,
    accepts: { document: { usDeviceSizes: [{ sizeType: 'Length', unit: 'Millimeter', value: '180' }] } },
    rejects: { document: { usDeviceSizes: [{ sizeType: 'Length', value: '180' }] } },
  },
  {
    ...required('GUDID-STORAGE-TEXT'),
    message: 'A special storage condition is described in words. Enter the description.',
    source: elements,
    accepts: { document: { usStorageHandling: [{ conditionType: specialStorage, text: 'Keep dry' }] } },
    rejects: { document: { usStorageHandling: [{ conditionType: specialStorage }] } },
  },
  {
    ...required('GUDID-STORAGE-LIMIT'),
    message: 'This condition has neither a low nor a high limit. Enter at least one with its unit.',
    source: elements,
    accepts: {
      document: {
        usStorageHandling: [
          {
            conditionType: 'Storage Environment Humidity',
            highValue: '80',
            highUnit: 'Percent (%) Relative Humidity',
          },
        ],
      },
    },
    rejects: { document: { usStorageHandling: [{ conditionType: 'Storage Environment Humidity' }] } },
  },
]
