import type { Assessment } from '#core/contract/assessments.ts'
import { assessmentFields } from '#core/dictionary/assessment/index.ts'
import { daysLeftOfAssessment } from '#core/lifecycle/assessments.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, documentProperties, instant } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { AssessmentRow } from './assessment-queries.ts'

const as = column<AssessmentRow>()
const at = instant<AssessmentRow>()

export const assessmentProperties = (hub: Pick<Hub, 'now'>) =>
  ({
    ...(documentProperties<AssessmentRow>(assessmentFields) as Properties<
      AssessmentRow,
      Pick<Assessment, keyof typeof assessmentFields>
    >),
    id: as('id'),
    revision: as('revision'),
    update: as('update'),
    assigneeId: as('assignee_id'),
    assigneeName: as('assignee_name'),
    daysLeft: {
      from: ['state', 'due_date'],
      value: ({ state, due_date }: AssessmentRow) =>
        daysLeftOfAssessment({ state, dueDate: due_date }, todayOf(hub)),
    },
    completion: {
      from: ['devices', 'unclear', 'devices_total', 'scope', 'completed_by_name'],
      value: completionOf,
    },
    tasks: as('tasks'),
    createdAt: at('created_at'),
    createdByName: as('created_by_name'),
    updatedAt: at('updated_at'),
    updatedByName: as('updated_by_name'),
  }) satisfies Properties<AssessmentRow, Assessment>

function completionOf(row: AssessmentRow): Assessment['completion'] {
  const { devices, unclear, devices_total: of, scope, completed_by_name: byName } = row
  if (devices === null || unclear === null || of === null || scope === null) return null
  return { devices, unclear, of, scope: scope as NonNullable<Assessment['completion']>['scope'], byName }
}
