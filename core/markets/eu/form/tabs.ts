import type { FormSection } from '../../market.ts'
import { euFields } from '../fields.ts'

const titles = {
  basic: 'Basic',
  classification: 'Classification',
  regulatory: 'Regulatory',
  characteristics: 'Characteristics',
  clinical: 'Clinical',
  technical: 'Technical',
  manufacturing: 'Manufacturing',
  packaging: 'Packaging',
  market: 'Market',
  safety: 'Safety',
  naming: 'Naming',
  compliance: 'Compliance',
}

/** Every field of a submission, each once, over the twelve tabs of the specification (document 2 section 2.2). */
export const tabs: readonly FormSection[] = Object.entries(titles).map(([id, title]) => ({
  id,
  title,
  groups: [
    {
      fields: Object.entries(euFields).flatMap(([field, { section }]) => (section === id ? [field] : [])),
    },
  ],
}))
