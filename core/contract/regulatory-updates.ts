import { z } from 'zod'
import { legislations } from '#core/code-lists/legislations.ts'
import { assessmentOutcomes, assessmentStates } from '#core/dictionary/assessment/index.ts'
import { type DeviceKind, deviceKinds } from '#core/markets/requirements/device-kinds.ts'
import { RegulatoryNews } from './regulatory-news.ts'

/** A regulatory update with what it means for the devices of the hub (decision D141). */

const codesOf = <const C extends readonly { readonly code: string }[]>(codes: C) =>
  codes.map(({ code }) => code) as [C[number]['code'], ...C[number]['code'][]]

/** What an update concerns; an empty list narrows nothing (decision D141). */
export const UpdateScope = z.object({
  markets: z.array(z.string()),
  riskClasses: z.array(z.string()),
  laws: z.array(z.enum(codesOf(legislations))),
  emdn: z.array(z.string()),
  productCodes: z.array(z.string()),
  kind: z.enum(Object.keys(deviceKinds) as [DeviceKind, ...DeviceKind[]]).nullable(),
  registered: z.boolean().nullable(),
})

/** The devices of the hub an update affects: those in use, neither archived nor deleted. */
export const Affected = z.object({
  devices: z.int(),
  /** Those of which what decides it is not stated. */
  unclear: z.int(),
  /** All devices in use. */
  of: z.int(),
  /** Why there are none; null where there are some. */
  whyNone: z.string().nullable(),
})
export type Affected = z.infer<typeof Affected>

export const RegulatoryUpdate = RegulatoryNews.extend({
  scope: UpdateScope,
  affected: Affected,
  /** The newest assessment of it; null where there is none. */
  assessment: z
    .object({
      id: z.int(),
      state: z.enum(codesOf(assessmentStates)),
      outcome: z.enum(codesOf(assessmentOutcomes)).nullable(),
      assigneeName: z.string().nullable(),
    })
    .nullable(),
})
export type RegulatoryUpdate = z.infer<typeof RegulatoryUpdate>
