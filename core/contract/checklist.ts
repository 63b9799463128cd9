import { z } from 'zod'
import { nationalRiskClasses, riskClasses } from '#core/code-lists/risk-classes.ts'
import { endpoint } from './endpoint.ts'
import { several } from './list-query.ts'

export const checklistFormats = ['pdf', 'xlsx', 'csv'] as const
export type ChecklistFormat = (typeof checklistFormats)[number]

/** The classes a checklist can be narrowed to. */
export const checklistClasses = [...riskClasses, ...nationalRiskClasses].map(({ code, label }) => ({
  code,
  label,
}))

export const ChecklistQuery = z.strictObject({
  format: z.enum(checklistFormats),
  /** Codes of markets; all that a record can be aimed at where none is named. */
  country: several.optional(),
  /** The hub's codes; all where none is named. */
  riskClass: several.optional(),
})
export type ChecklistQuery = z.output<typeof ChecklistQuery>

export const checklistApi = {
  file: endpoint({
    method: 'GET',
    path: '/api/requirements/checklist',
    access: 'signed-in',
    summary: 'What to do, by when and with which data for each of the markets, as a list to tick',
    query: ChecklistQuery,
    response: 'file',
  }),
}
