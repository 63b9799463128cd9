import { sql } from 'kysely'
import type { Assessment, AssessmentQuery } from '#core/contract/assessments.ts'
import type { AffectedDevice, AffectedQuery } from '#core/contract/impact.ts'
import type { TaskDue } from '#core/contract/list-filters.ts'
import { assessmentOutcomes, assessmentStates } from '#core/dictionary/assessment/index.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { hasLeft } from '#server/accounts/left-people-queries.ts'
import type { AssessmentDevicesTable } from '#server/database/assessment-tables.ts'
import { affectedColumns } from '#server/impact/affected-list-queries.ts'
import { type Condition, defineList, type Properties } from '#server/lists/list.ts'
import { column, contains, equals, oneOf } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { assessmentProperties } from './assessment-presenter.ts'
import { type AssessmentRow, derivedColumns } from './assessment-queries.ts'

const labelOf = (codes: readonly { readonly code: string; readonly label: string }[], code: string | null) =>
  codes.find((one) => one.code === code)?.label ?? ''

export function assessmentList(hub: Pick<Hub, 'now'>) {
  const properties = assessmentProperties(hub)
  return defineList<AssessmentRow, Assessment, AssessmentQuery>()({
    table: 'assessments',
    key: 'id',
    dictionary: 'assessment',
    derived: derivedColumns,
    properties,
    sorts: {
      dueDate: { by: sql`due_date`, emptyLast: true },
      createdAt: { by: sql`assessments.created_at` },
      updatedAt: { by: sql`assessments.updated_at` },
      title: { by: sql`title_key collate "C"` },
    },
    defaultSort: 'dueDate',
    filters: {
      mine: (_, { viewer }) => sql<boolean>`assessments.assignee_id = ${viewer.id}`,
      left: () => sql<boolean>`(assessments.state <> 'completed' and ${hasLeft('assessments.assignee_id')})`,
      state: oneOf('assessments.state'),
      outcome: oneOf('assessments.outcome'),
      country: (codes) => sql<boolean>`exists (
        select from updates where updates.id = update_id and country = any(${codes}::text[]))`,
      due: (wanted) => dueOn(todayOf(hub), wanted),
      assigneeId: equals('assessments.assignee_id'),
      updateId: equals('assessments.update_id'),
    },
    search: contains('assessments.search_text'),
    always: () => sql<boolean>`not assessments.deleted`,
    changes: ['assessment', 'user'],
    changedAt: sql`assessments.updated_at`,
    file: {
      name: 'impact-assessments',
      entityType: 'export',
      columns: [
        { header: 'No.', ...properties.id },
        { header: 'Update', from: ['update'], value: ({ update }) => update.title },
        { header: 'Market', from: ['update'], value: ({ update }) => update.country },
        { header: 'Published', from: ['update'], value: ({ update }) => update.publishedDate },
        { header: 'State', from: ['state'], value: ({ state }) => labelOf(assessmentStates, state) },
        { header: 'Assigned To', ...properties.assigneeName },
        { header: 'Due Date', ...properties.dueDate },
        {
          header: 'Outcome',
          from: ['outcome'],
          value: ({ outcome }) => labelOf(assessmentOutcomes, outcome),
        },
        { header: 'Rationale', ...properties.rationale },
        { header: 'Completed On', ...properties.completedOn },
        { header: 'Completed By', from: ['completed_by_name'], value: (row) => row.completed_by_name },
        { header: 'Affected Devices', from: ['devices'], value: ({ devices }) => devices },
        { header: 'Devices in Use', from: ['devices_total'], value: (row) => row.devices_total },
        { header: 'Tasks', from: ['tasks'], value: ({ tasks }) => tasks.all },
        { header: 'Open Tasks', from: ['tasks'], value: ({ tasks }) => tasks.open },
      ],
    },
  })
}

/** Of those that are not completed. */
function dueOn(today: string, wanted: TaskDue): Condition {
  const [week, month] = [dayAfter(today, 7), dayAfter(today, 30)]
  const conditions: Readonly<Record<TaskDue, Condition>> = {
    overdue: sql<boolean>`due_date < ${today}`,
    'within-7-days': sql<boolean>`due_date between ${today} and ${week}`,
    'within-30-days': sql<boolean>`(due_date > ${week} and due_date <= ${month})`,
    later: sql<boolean>`due_date > ${month}`,
    none: sql<boolean>`due_date is null`,
  }
  return sql<boolean>`(assessments.state <> 'completed' and ${conditions[wanted]})`
}

const as = column<AssessmentDevicesTable>()

const frozen: Properties<AssessmentDevicesTable, AffectedDevice> = {
  id: as('record_id'),
  deviceNumber: as('device_number'),
  versionNumber: as('version_number'),
  deviceName: as('device_name'),
  manufacturerName: as('manufacturer_name'),
  concern: as('concern'),
  reasons: as('reasons'),
}

/** The affected devices as they were when an assessment was completed last. */
export const frozenList = ({ id, completion }: { readonly id: number; readonly completion: number }) =>
  defineList<AssessmentDevicesTable, AffectedDevice, AffectedQuery>()({
    table: 'assessment_devices',
    key: 'record_id',
    properties: frozen,
    sorts: {
      deviceNumber: { by: sql`lower(device_number) collate "C"` },
      deviceName: { by: sql`lower(device_name) collate "C"` },
      manufacturerName: { by: sql`lower(manufacturer_name) collate "C"` },
    },
    defaultSort: 'deviceNumber',
    // Told by `always`, which knows what is meant where nothing is asked.
    filters: { concern: () => undefined },
    always: (_, { concern }) => sql<boolean>`(assessment_id = ${id}::int and completion = ${completion}::int
      and concern = ${concern ?? 'yes'})`,
    search: contains('search_text'),
    changes: null,
    file: { name: 'assessed-devices', entityType: 'export', columns: affectedColumns(frozen) },
  })
