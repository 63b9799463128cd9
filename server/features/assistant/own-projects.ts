import type { AssessmentQuery } from '#core/contract/assessments.ts'
import type { RimSubmissionQuery } from '#core/contract/rim.ts'
import type { TaskQuery } from '#core/contract/tasks.ts'
import { assessmentOutcomes, assessmentStates } from '#core/dictionary/assessment/index.ts'
import { rimSubmissionStatuses } from '#core/dictionary/rim/index.ts'
import type { OwnQuestion } from '#core/knowledge/own/own-asks.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { counted } from '#core/text/counted.ts'
import { certificatesIn } from './own-certificates.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'
import { workAnswer } from './own-work.ts'

/** Tasks, projects and impact assessments, and what is overdue. */

type Of<About extends OwnQuestion['about']> = Extract<OwnQuestion, { about: About }>

const labelOf = (codes: readonly { readonly code: string; readonly label: string }[], code: string | null) =>
  codes.find((one) => one.code === code)?.label ?? 'no status'
const due = (day: string | null) => (day === null ? 'no due date' : `due ${writtenDate(day)}`)
const heldBy = (name: string | null) => (name === null ? 'nobody’s yet' : `with ${name}`)

/** “2 tasks of yours are open” */
function headOf(count: number, noun: string, { mine, state }: { mine: boolean; state: string }): string {
  const whose = mine ? ' of yours' : ''
  const is = count > 1 ? 'are' : 'is'
  const what = state === 'all' ? `${is} in this hub` : `${is} ${state}`
  return count === 0 ? `No ${noun}${whose} ${what}.` : `${counted(count, noun)}${whose} ${what}:`
}

const nounOfKind = { task: 'task', milestone: 'milestone', question: 'question of an authority' } as const

export async function tasksAnswer(asking: OwnAsking, asked: Of<'tasks'>): Promise<OwnAnswer> {
  const { own, viewer, today } = asking
  const { kind, mine, state, withinDays } = asked
  const query: TaskQuery = {
    // Those due by a day are counted of all there are.
    ...{ sort: 'dueDate', ...(withinDays === null && { limit: mostNamed }) },
    ...(kind && { kind: [kind] }),
    ...(mine && { mine: 'true' as const }),
    ...(state === 'overdue' ? { due: 'overdue' as const } : {}),
    status: [state === 'done' ? 'done' : 'open'],
  }
  const page = await own.tasks(viewer, query)
  const last = withinDays === null ? null : dayAfter(today, withinDays)
  const tasks = (await itemsOf(page)).filter(
    ({ dueDate }) => last === null || (dueDate !== null && dueDate <= last),
  )
  const total = last === null ? page.total : tasks.length
  const lines = tasks
    .slice(0, mostNamed)
    .map(({ title, subject, ownerName, dueDate }) =>
      [`• ${title ?? 'Unnamed'}`, subject.name ?? 'unnamed', heldBy(ownerName), due(dueDate)].join(', '),
    )
  const head = headOf(total, kind ? nounOfKind[kind] : 'task', {
    mine,
    state: last === null ? state : `${state} and due by ${writtenDate(last)}`,
  })
  const text = [head, ...lines, ...moreOf(total, lines.length)].join('\n')
  const source = shownAt(asking, 'Tasks', '/tasks', head)
  // Whoever asks for their open tasks means all that waits for them.
  if (!mine || state !== 'open' || kind !== null || last !== null) return { text, sources: [source] }
  const work = await workAnswer(asking)
  return { text: `${work.text}\n${text}`, sources: [...work.sources, source] }
}

const moreOf = (total: number, shown: number): readonly string[] =>
  total > shown ? [`and ${total - shown} more.`] : []

export async function projectsAnswer(asking: OwnAsking, { mine, state }: Of<'projects'>): Promise<OwnAnswer> {
  const { own, viewer } = asking
  const figure = { open: 'active', overdue: 'overdue', all: undefined }[
    state
  ] as RimSubmissionQuery['counted']
  const page = await own.projects(viewer, {
    ...{ sort: 'targetDate', limit: mostNamed },
    ...(mine && { mine: 'true' as const }),
    ...(figure && { counted: figure }),
  })
  const projects = await itemsOf(page)
  const lines = projects.map(
    ({ productName, status, targetDate, ownerName, assignedTo, markets, tasks, tasksDone }) =>
      [
        `• ${productName ?? 'Unnamed'}: ${labelOf(rimSubmissionStatuses, status)}`,
        ...(markets.length > 0 ? [markets.join(', ')] : []),
        heldBy(ownerName ?? assignedTo),
        targetDate === null ? 'no target date' : `target ${writtenDate(targetDate)}`,
        ...(tasks > 0 ? [`${tasksDone} of ${counted(tasks, 'task')} done`] : []),
      ].join(', '),
  )
  const head = headOf(page.total, 'project', { mine, state })
  return {
    text: [head, ...lines, ...moreOf(page.total, lines.length)].join('\n'),
    sources: [shownAt(asking, 'Projects', '/simple-rim', head)],
  }
}

const assessmentStatesOf = {
  open: ['open', 'in-progress'],
  done: ['completed'],
} as const

export async function assessmentsAnswer(
  asking: OwnAsking,
  { mine, state }: Of<'assessments'>,
): Promise<OwnAnswer> {
  const { own, viewer } = asking
  const query: AssessmentQuery = {
    ...{ sort: 'dueDate', limit: mostNamed },
    ...(mine && { mine: 'true' as const }),
    ...(state === 'overdue' && { due: 'overdue' as const }),
    ...((state === 'open' || state === 'done') && { state: [...assessmentStatesOf[state]] }),
  }
  const page = await own.assessments(viewer, query)
  const lines = (await itemsOf(page)).map(({ update, state: at, outcome, dueDate, assigneeName }) =>
    [
      `• ${update.title}: ${labelOf(assessmentStates, at)}`,
      ...(outcome === null ? [] : [labelOf(assessmentOutcomes, outcome)]),
      heldBy(assigneeName),
      due(dueDate),
    ].join(', '),
  )
  const head = headOf(page.total, 'impact assessment', { mine, state })
  return {
    text: [head, ...lines, ...moreOf(page.total, lines.length)].join('\n'),
    sources: [shownAt(asking, 'Impact Assessments', '/impact-assessments', head)],
  }
}

/** Whatever has a day that is past. */
export async function overdueAnswer(asking: OwnAsking): Promise<OwnAnswer> {
  const { own, viewer, today } = asking
  const isPast = (day: string | null) => day !== null && day < today
  const [requests, tasks, assessments, projects, certificates] = await Promise.all([
    own.requests(viewer, { status: ['pending'] }).then(itemsOf),
    own.tasks(viewer, { due: 'overdue', status: ['open'] }).then(itemsOf),
    own.assessments(viewer, { due: 'overdue' }).then(itemsOf),
    own.projects(viewer, { counted: 'overdue' }).then(itemsOf),
    certificatesIn(asking),
  ])
  const lines = [
    ...requests
      .filter(({ dueDate }) => isPast(dueDate))
      .map(
        ({ deviceName, dueDate, assignedToName }) =>
          `• decision on ${deviceName ?? 'a device'}, ${heldBy(assignedToName)}, ${due(dueDate)}`,
      ),
    ...tasks.map(
      ({ title, ownerName, dueDate }) => `• task ${title ?? ''}, ${heldBy(ownerName)}, ${due(dueDate)}`,
    ),
    ...assessments.map(
      ({ update, assigneeName, dueDate }) =>
        `• impact assessment ${update.title}, ${heldBy(assigneeName)}, ${due(dueDate)}`,
    ),
    ...projects.map(
      ({ productName, targetDate }) =>
        `• project ${productName ?? ''}, target ${writtenDate(targetDate ?? today)}`,
    ),
    ...certificates
      .filter(({ expiryDate, lost, isReplaced }) => isPast(expiryDate) && !lost?.ended && !isReplaced)
      .map(
        ({ number, expiryDate }) => `• certificate ${number}, expired ${writtenDate(expiryDate ?? today)}`,
      ),
  ]
  const text =
    lines.length === 0
      ? 'Nothing is overdue: no decision, task, impact assessment, project or certificate.'
      : ['Overdue:', ...lines.slice(0, mostNamed), ...moreOf(lines.length, mostNamed)].join('\n')
  return { text, sources: [shownAt(asking, 'My Work', '/my-work', 'Overdue')] }
}
