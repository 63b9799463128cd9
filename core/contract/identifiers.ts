import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { endpoint } from './endpoint.ts'

const UdiDiBody = z.object({ udiDi: z.string('UDI-DI is required').min(1, 'UDI-DI is required').max(120) })
const Generated = z.object({ basicUdiDi: z.string() })

/** Upper limit, longer than any barcode. */
const longest = 4000

const given = (name: string) =>
  z.string(`${name} is required`).min(1, `${name} is required`).pipe(plainText(longest))

/** The form of each; what they must be together is judged where they are put together. */
export const GmnInput = z.object({
  companyPrefix: z
    .string('Company prefix must be 4-12 digits')
    .regex(/^[0-9]{4,12}$/, 'Company prefix must be 4-12 digits'),
  modelReference: z
    .string('Model reference is required')
    .min(1, 'Model reference is required')
    .max(23, 'Model reference too long')
    .pipe(plainText(longest)),
})

const GmnComponents = z.object({
  companyPrefix: z.string().nullable(),
  modelReference: z.string().nullable(),
  checkCharacterPair: z.string().nullable(),
})

const said = {
  message: z.string().nullable().meta({ description: 'Why it is not valid' }),
  expectedCheck: z.string().nullable().meta({ description: 'The check characters that would be right' }),
  warnings: z.array(z.string()),
}

export const GmnResult = z.object({
  gmn: z.string(),
  isValid: z.boolean(),
  components: GmnComponents,
  splitAssumed: z.boolean().meta({
    description: 'A GMN does not say where its company prefix ends: the parts shown are a guess',
  }),
  ...said,
})
export type GmnResult = z.infer<typeof GmnResult>

const check = {
  isValid: z.boolean(),
  issuingEntity: z.string().nullable(),
  kind: z.string(),
  ...said,
  parts: z.array(z.object({ name: z.string(), value: z.string() })),
}

export const BasicUdiDiResult = z.object({
  basicUdiDi: z.string(),
  ...check,
  acceptedByEudamed: z.boolean(),
  components: z.object({
    gmn: z.string().nullable(),
    lotProduction: z.string().nullable().meta({ description: 'The lot, where a whole UDI was entered' }),
    gmnComponents: GmnComponents.nullable(),
  }),
})
export type BasicUdiDiResult = z.infer<typeof BasicUdiDiResult>

export const UdiDiResult = z.object({ udiDi: z.string(), ...check })
export type UdiDiResult = z.infer<typeof UdiDiResult>

/** Generators and checks of identifiers; a wrong identifier is an answer, not a refusal (decisions D16, D17). */
export const identifiersApi = {
  basicUdiDiFromUdiDi: endpoint({
    method: 'POST',
    path: '/api/basic-udi-di/generate-from-udi-di',
    access: 'view-submissions',
    reads: true,
    summary: 'A Basic UDI-DI (GMN) for a UDI-DI',
    body: UdiDiBody,
    response: Generated,
  }),
  gmnFromUdiDi: endpoint({
    method: 'POST',
    path: '/api/gmn/generate-basic-udi-di',
    access: 'view-submissions',
    reads: true,
    summary: 'The same, under the name the second screen uses',
    body: UdiDiBody,
    response: Generated,
  }),
  generateGmn: endpoint({
    method: 'POST',
    path: '/api/gmn/generate',
    access: 'view-submissions',
    reads: true,
    summary: 'The GMN of a company prefix and a model reference; together they have 6 to 23 characters',
    body: GmnInput,
    response: GmnResult,
  }),
  validateGmn: endpoint({
    method: 'POST',
    path: '/api/gmn/validate',
    access: 'view-submissions',
    reads: true,
    summary: 'Whether a GMN is right, and its parts',
    body: z.object({
      gmn: z
        .string('GMN is required')
        .min(6, 'A GMN has 6 to 25 characters')
        .max(25, 'A GMN has 6 to 25 characters')
        .pipe(plainText(longest)),
    }),
    response: GmnResult,
  }),
  validateBasicUdiDi: endpoint({
    method: 'POST',
    path: '/api/basic-udi-di/validate',
    access: 'view-submissions',
    reads: true,
    summary: 'Whether a Basic UDI-DI of any issuing entity is right, and its parts',
    body: z.object({ basicUdiDi: given('Basic UDI-DI') }),
    response: BasicUdiDiResult,
  }),
  validateUdiDi: endpoint({
    method: 'POST',
    path: '/api/udi-di/validate',
    access: 'view-submissions',
    reads: true,
    summary: 'Whether a UDI-DI of any issuing entity is right, and its parts',
    body: z.object({ udiDi: given('UDI-DI') }),
    response: UdiDiResult,
  }),
}
