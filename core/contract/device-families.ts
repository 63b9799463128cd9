import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AlsoChanged } from './submission-sharing.ts'
import { wholeNumber } from './whole-number.ts'

/** A device of a family, with what its submission says. */
const FamilyDevice = z.object({
  id: z.int().meta({ description: 'The newest version of its master record' }),
  deviceNumber: z.string(),
  deviceName: z.string(),
  udiDi: z.string().nullable(),
  basicUdiDi: z.string().nullable(),
  hasOpenDraft: z
    .boolean()
    .meta({ description: 'A draft without a Basic UDI-DI, which generating fills in' }),
})

/** Devices that one Basic UDI-DI can cover: one manufacturer, risk class, EMDN code and intended use. */
export const DeviceFamily = z.object({
  representative: z.object({
    manufacturer_srn: z.string().nullable(),
    manufacturer_name: z.string(),
    risk_class: z.string().nullable(),
    emdn_code: z.string().nullable(),
    intended_use: z.string().nullable(),
  }),
  deviceCount: z.int(),
  openDrafts: z.int(),
  basicUdiDis: z.array(z.string()).meta({ description: 'Already in use in the family, the most used first' }),
  devices: z.array(FamilyDevice),
})
export type DeviceFamily = z.infer<typeof DeviceFamily>

export const DeviceFamilies = z.object({ families: z.array(DeviceFamily), totalFamilies: z.int() })
export type DeviceFamilies = z.infer<typeof DeviceFamilies>

/** Maximum number per request. */
export const mostFamilyDevices = 1000

export const FamilyGeneration = z.object({
  deviceIds: z
    .array(
      z.int('Must be the number of a device').min(1).max(2_147_483_647),
      'Choose the devices of a family',
    )
    .min(1, 'Choose the devices of a family')
    .max(mostFamilyDevices, `At most ${mostFamilyDevices} devices`),
})

export const FamilyGenerated = z.object({
  basicUdiDi: z.string(),
  reused: z.boolean().meta({ description: 'Devices of the family have it already' }),
  deviceCount: z.int().meta({ description: 'Devices whose drafts it was written to' }),
  devices: z.array(z.object({ id: z.int(), outcome: z.enum(['written', 'has-one', 'no-draft']) })),
  alsoChanged: z
    .array(AlsoChanged)
    .optional()
    .meta({ description: 'Submissions that had the Basic UDI-DI and were given values of the drafts' }),
})
export type FamilyGenerated = z.infer<typeof FamilyGenerated>

export const deviceFamiliesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/basic-udi-di/device-families',
    access: 'view-submissions',
    summary:
      'Devices that share manufacturer, risk class, EMDN code and intended use, the largest family first',
    query: z.strictObject({
      limit: wholeNumber(1, 1000).optional(),
      offset: wholeNumber(0, 10_000_000).optional(),
    }),
    response: DeviceFamilies,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/basic-udi-di/generate-for-family',
    access: 'edit-submissions',
    summary:
      "One Basic UDI-DI for a family, written to those of its drafts that have none; the family's own if it has one",
    body: FamilyGeneration,
    response: FamilyGenerated,
  }),
}
