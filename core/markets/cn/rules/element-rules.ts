import type { Rule } from '#core/rules/rule.ts'
import { advisedElements, required } from '../required.ts'

const whatItIs: Readonly<Record<(typeof advisedElements)[number]['field'], string>> = {
  modelNumber: 'Specification or model',
  cnCreditCode: 'The unified social credit code',
  cnPublicationDate: 'The publication date of the DI',
  baseQuantity: 'The number of use units in the smallest sales unit',
  cnDataCarrier: 'The data carrier',
  cnProductCategory: 'The product category',
  deviceDescription: 'The product description',
  mriSafety: 'What label or instructions say of magnetic resonance',
  cnSameAsRegistered: 'Whether the DI is the registered one',
}

/** Elements that every device has something to say to, while nobody knows which of them are mandatory (decision D147). */
export const elementRules: readonly Rule[] = advisedElements.map(({ id, field, element, example }) => ({
  ...required(id),
  message: `${whatItIs[field]} is blank and stays so in the file. Which elements of UDID are mandatory is not public: enter it.`,
  source: `YY/T 1752-2020, ${element}`,
  accepts: { document: { [field]: example } },
  rejects: { document: {} },
}))
