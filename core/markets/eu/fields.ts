import { defineFields, type Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than the EU has. */
const ownFields = {
  ...defineFields('regulatory', {
    euEudamedId: {
      type: 'text',
      label: 'EUDAMED ID',
      maxLength: 120,
      help: 'The number EUDAMED gave the device, once it is registered.',
    },
  }),
  ...defineFields('classification', {
    fdaProductCode: {
      type: 'text',
      label: 'FDA product code',
      maxLength: 3,
      help: 'Three characters by which the FDA names a generic type of device. EUDAMED does not ask for it.',
    },
  }),
}

/** Every field of an EU submission, tab after tab (specification, document 2 section 2.2). */
export const euFields: Readonly<Record<string, Field>> = { ...submissionFields, ...ownFields }
