import { certificationList } from './features/actors/certification-list-queries.ts'
import { operatorList } from './features/actors/operator-list-queries.ts'
import { requestList } from './features/approval/request-list-queries.ts'
import { assessmentList } from './features/assessments/assessment-list-queries.ts'
import type { OwnData } from './features/assistant/own-data.ts'
import { wholeTrail } from './features/audit-trail/audit-trail-queries.ts'
import { myWork, type WorkParts } from './features/my-work/my-work.ts'
import { readinessOfRecord, readinessPage, readinessState } from './features/readiness/readiness.ts'
import { dutyDates, ownDeadlines } from './features/requirements/own-deadlines.ts'
import { rimSubmissionList } from './features/rim/rim-list-queries.ts'
import { answerList } from './lists/list-answers.ts'
import type { Hub } from './platform/hub.ts'
import { taskList } from './tasks/task-list-queries.ts'

/** What the assistants may ask the other features of the hub's own devices. */
export const ownDataOf = (hub: Hub, work: WorkParts): OwnData => ({
  standing: (recordId) => readinessOfRecord(hub, recordId),
  readiness: (viewer, query) => readinessPage(hub, viewer, query),
  state: () => readinessState(hub),
  requests: (viewer, query) => answerList(hub, viewer, requestList, query),
  certifications: (viewer, query) => answerList(hub, viewer, certificationList(hub), query),
  operators: (viewer, query) => answerList(hub, viewer, operatorList, query),
  trail: (viewer, query) => answerList(hub, viewer, wholeTrail, query),
  tasks: (viewer, query) => answerList(hub, viewer, taskList(hub), query),
  projects: (viewer, query) => answerList(hub, viewer, rimSubmissionList(hub), query),
  assessments: (viewer, query) => answerList(hub, viewer, assessmentList(hub), query),
  work: (viewer) => myWork(hub, viewer, work),
  deadlines: () => ownDeadlines(hub),
  duties: () => dutyDates(hub),
})
