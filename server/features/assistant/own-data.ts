import type { ActorListQuery, Actor as Operator } from '#core/contract/actors.ts'
import type { Assessment, AssessmentQuery } from '#core/contract/assessments.ts'
import type { Passage } from '#core/contract/assistant.ts'
import type { AuditEntry, TrailQuery } from '#core/contract/audit.ts'
import type { Certification, CertificationListQuery } from '#core/contract/certifications.ts'
import type { OwnDeadline } from '#core/contract/deadlines.ts'
import type { MyWork } from '#core/contract/my-work.ts'
import type {
  MarketReadiness,
  ReadinessQuery,
  ReadinessRow,
  ReadinessState,
} from '#core/contract/readiness.ts'
import type { ApprovalRequest, RequestListQuery } from '#core/contract/requests.ts'
import type { RimSubmission, RimSubmissionQuery } from '#core/contract/rim.ts'
import type { Task, TaskQuery } from '#core/contract/tasks.ts'
import type { DutyDate } from '#core/markets/requirements/duty-date.ts'
import type { Page } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'

/**
 * What the hub knows of its own devices, from the functions every screen asks (decision D51); other features own them,
 * and app.ts hands them over.
 */
export interface OwnData {
  readonly standing: (recordId: number) => Promise<readonly MarketReadiness[]>
  readonly readiness: (viewer: Actor, query: ReadinessQuery) => Promise<Page<ReadinessRow>>
  readonly state: () => Promise<ReadinessState>
  readonly requests: (viewer: Actor, query: RequestListQuery) => Promise<Page<ApprovalRequest>>
  readonly certifications: (viewer: Actor, query: CertificationListQuery) => Promise<Page<Certification>>
  readonly operators: (viewer: Actor, query: ActorListQuery) => Promise<Page<Operator>>
  readonly trail: (viewer: Actor, query: TrailQuery) => Promise<Page<AuditEntry>>
  readonly tasks: (viewer: Actor, query: TaskQuery) => Promise<Page<Task>>
  readonly projects: (viewer: Actor, query: RimSubmissionQuery) => Promise<Page<RimSubmission>>
  readonly assessments: (viewer: Actor, query: AssessmentQuery) => Promise<Page<Assessment>>
  readonly work: (viewer: Actor) => Promise<MyWork>
  readonly deadlines: () => Promise<readonly OwnDeadline[]>
  /** By market, the day by which its devices that are not registered have to be. */
  readonly duties: () => Promise<ReadonlyMap<string, DutyDate>>
}

export interface OwnAsking {
  readonly hub: Hub
  readonly viewer: Actor
  readonly own: OwnData
  /** YYYY-MM-DD. */
  readonly today: string
}

/** What is said, and the screens that show the same. */
export interface OwnAnswer {
  readonly text: string
  readonly sources: readonly Passage[]
}

export const shownAt = ({ today }: OwnAsking, title: string, screen: string, text: string): Passage => ({
  ...{ title, text, screen, source: 'Data of this hub', url: null, asOf: today },
})

/** More than these are only counted. */
export const mostNamed = 20

/** All items of a page. */
export async function itemsOf<T>({ items }: Page<T>): Promise<readonly T[]> {
  if ('json' in items) return JSON.parse(items.json) as T[]
  if (Array.isArray(items)) return items
  const all: T[] = []
  for await (const item of items as AsyncIterable<T>) all.push(item)
  return all
}
