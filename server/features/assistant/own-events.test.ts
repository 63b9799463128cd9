import { afterAll, beforeAll, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { rimApi } from '#core/contract/rim.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { seedPortfolio } from '#tests/assistant-portfolio.ts'
import type { Person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let specialist: Person
let viewer: Person
beforeAll(async () => {
  hub = await startTestApp()
  ;({ specialist, viewer } = await seedPortfolio(hub))
}, 180_000)
afterAll(() => hub.close())

const askAs = async (who: Person, question: string) =>
  (await who.api.call(assistantApi.ask, { body: { question, assistant: 'regbot' } })).body.text

it('tells what happened in a period, and who did it', async () => {
  expect(await askAs(viewer, 'What was deleted this week?')).toMatch(/Old Clamp \(D-700\).* by Some somebody/)
  expect(await askAs(viewer, 'What was refused today?')).toMatch(/OrthoPin/)
  expect(await askAs(viewer, 'What was refused yesterday?')).toMatch(/nothing/)
  expect(await askAs(viewer, 'What did I change today?')).toMatch(/by you: nothing/)
})

it('tells of tasks and projects, those of the person who asks where they ask for theirs', async () => {
  const { body: project } = await specialist.api.call(rimApi.createSubmission, {
    body: { productName: 'LensView for Brazil', status: 'draft', revision: undefined },
  })
  await specialist.api.call(tasksApi.create, {
    body: {
      ...{ kind: 'task', title: 'Find a representative', ownerId: specialist.id, dueDate: '2026-11-20' },
      subject: { type: 'project', id: project.id },
    },
  })
  expect(await askAs(viewer, 'Which projects are open?')).toMatch(/LensView for Brazil/)
  expect(await askAs(viewer, 'Which tasks are overdue?')).toMatch(
    /1 task is overdue:\n.*Find a representative/,
  )
  expect(await askAs(viewer, 'Do I have overdue tasks?')).toMatch(/No task of yours is overdue/)
  expect(await askAs(specialist, 'Do I have overdue tasks?')).toMatch(/Find a representative/)
  expect(await askAs(specialist, 'What is overdue?')).toMatch(/Find a representative/)
})
