import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { secondFactorRules } from '#core/lifecycle/second-factor.ts'
import {
  basicUdiDiFormats,
  eudamedEnvironments,
  registrationModes,
  waysOfWorking,
} from '#core/lifecycle/settings.ts'
import { endpoint } from './endpoint.ts'

/** As EUDAMED writes its releases. */
const dtxVersion = z.string().regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/, 'Write it as 3.0.30')

/** An SRN, or what stands for one. */
const actorId = plainText(40).refine(
  (id) => /^[A-Z]{2}-[A-Z]{2}-\d{9}$/.test(id),
  'Write an SRN as DE-MF-000012345',
)

const renewalDays = z
  .int('Write a whole number of days')
  .min(0, 'Must be 0 or more')
  .max(730, 'Must be 730 or less')

const shape = {
  organisationName: plainText(255).nullable(),
  wayOfWorking: z.enum(waysOfWorking, 'Choose the open or the controlled way of working').nullable(),
  registration: z.enum(registrationModes, 'Choose who may register').nullable(),
  onlyByNewVersion: z.boolean(),
  requireSignature: z.boolean(),
  secondFactor: z.enum(secondFactorRules, 'Choose who needs a second factor'),
  basicUdiDiFormat: z.enum(basicUdiDiFormats, 'Choose what fills the field Basic UDI-DI'),
  eudamedEnvironment: z.enum(eudamedEnvironments, 'Choose production or playground'),
  gudidEnvironment: z.enum(eudamedEnvironments, 'Choose production or playground'),
  swissdamedEnvironment: z.enum(eudamedEnvironments, 'Choose production or playground'),
  dtxVersionProduction: dtxVersion,
  dtxVersionPlayground: dtxVersion,
  playgroundActors: z
    .array(z.object({ srn: actorId, playgroundSrn: actorId }))
    .max(500)
    .readonly(),
  registerAddress: plainText(500)
    .refine((text) => /^https?:\/\/[^\s?#]+$/.test(text), 'Write an address like https://example.org/api')
    .nullable(),
  emdnAddress: plainText(500)
    .refine(
      (text) => /^https?:\/\/\S+$/.test(text),
      'Write the address of a file like https://example.org/emdn.xlsx',
    )
    .nullable(),
  savingPerApproval: z.number('Write an amount in digits').min(0).max(1_000_000_000).nullable(),
  renewCertificatesDays: renewalDays,
  renewOthersDays: renewalDays,
}

/** What follows from the settings, as it holds now. */
const Rules = z.object({
  controlled: z.boolean(),
  registration: z.enum(registrationModes),
  onlyByNewVersion: z.boolean(),
  requireSignature: z.boolean(),
  secondFactor: z.enum(secondFactorRules),
  minPasswordLength: z.int(),
  weakPasswords: z.enum(['warned', 'refused']),
  idleMinutes: z.int(),
})

export const Settings = z.object({
  revision: z.int(),
  ...shape,
  rules: Rules,
  /** What is missing before controlled mode can be chosen, in words; nothing for those who cannot choose it. */
  missingForControlled: z.array(z.string()),
  /** How many people could approve in controlled mode; null for those who cannot choose it. */
  approversInControlled: z.int().nullable(),
  /** How administrators are told of security alerts. */
  alertsBy: z.enum(['bell', 'bell-and-mail']),
  /** The number of a change that waits for a second administrator. */
  awaitsCountersignature: z.int().nullable(),
  abilities: z.object({ edit: z.boolean() }),
})
export type Settings = z.infer<typeof Settings>

/** An absent property stays as it is. */
export const SettingsChange = z.object({ revision: z.int().nullish(), ...shape }).partial()
export type SettingsChange = z.infer<typeof SettingsChange>

/** An official schema set that is installed. */
export const SchemaSet = z.object({
  folder: z.string(),
  release: z.string(),
  /** SHA-256 of its files, hex. */
  hash: z.string(),
  installedAt: z.string(),
})
export type SchemaSet = z.infer<typeof SchemaSet>

export const SampleData = z.object({
  /** How many submissions of the sample data there are now. */
  totalSubmissions: z.int(),
  /** Number of items loaded, without those that already existed. */
  loaded: z.array(z.object({ noun: z.string(), count: z.int() })),
})
export type SampleData = z.infer<typeof SampleData>

export const settingsApi = {
  loadSampleData: endpoint({
    method: 'POST',
    path: '/api/admin/load-sample-data',
    access: 'system-admin',
    summary: 'Load devices and submissions to try the hub with; loaded twice, they are there once',
    response: SampleData,
  }),
  schemaSets: endpoint({
    method: 'GET',
    path: '/api/settings/schema-sets',
    access: 'system-admin',
    summary: 'Official schema sets that are installed',
    response: z.array(SchemaSet),
  }),
  installSchemaSet: endpoint({
    method: 'POST',
    path: '/api/settings/schema-sets',
    access: 'system-admin',
    summary: "Install the schema set of EUDAMED's data exchange from a zip; validation uses it from then on",
    body: 'file',
    response: z.array(SchemaSet),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/settings',
    access: 'signed-in',
    summary: 'What the administrator decided for the whole hub, and what follows from it',
    response: Settings,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/settings',
    access: 'system-admin',
    summary: 'Change settings; an absent property stays as it is',
    body: SettingsChange,
    response: Settings,
  }),
}
