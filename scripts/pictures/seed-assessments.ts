import { day } from './days.ts'
import type { Person } from './person.ts'

interface Known {
  readonly id: number
  readonly revision: number
}

/** Two updates that affect devices are assessed: one by Ben, who is at it, one is done with. Answers their numbers. */
export async function seedAssessments(ada: Person, ben: Person, clara: Person) {
  const path = '/api/regulatory-intelligence/updates?affects=true&country=EU&limit=2'
  const [first, second] = await ada.read<readonly Known[]>(path)
  if (!first || !second) throw new Error('No two updates affect the devices')
  const begin = (updateId: number, assigneeId: number, dueDate: string) =>
    clara.send<Known>('POST', '/api/impact-assessments', { updateId, assigneeId, dueDate })
  const running = await begin(first.id, ben.id, day(6))
  const dueDate = day(3)
  await clara.send('POST', '/api/tasks', {
    ...{ kind: 'task', title: 'Register the legacy pumps', ownerId: ada.id, dueDate },
    subject: { type: 'assessment', id: running.id },
  })
  const done = await begin(second.id, clara.id, day(20))
  await clara.send('PUT', `/api/impact-assessments/${done.id}`, {
    ...{ state: 'completed', outcome: 'no-action', revision: done.revision },
    rationale: 'All devices of these classes were registered in spring.',
  })
  return { update: first.id, assessments: [running.id, done.id] }
}
