import type { FastifyInstance } from 'fastify'
import { tasksApi } from '#core/contract/tasks.ts'
import { readers } from '#server/accounts/reader-queries.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { taskList } from '#server/tasks/task-list-queries.ts'
import { changeTask, createTask, deleteTask, loadTask, presentTask } from '#server/tasks/task-service.ts'

/** One list of tasks across projects and impact assessments. */
export function taskRoutes(app: FastifyInstance, hub: Hub): void {
  const list = taskList(hub)
  const subject = ({ params }: { params: { id: number } }) => loadTask(hub, params.id)

  mount(app, hub, tasksApi.list, { handle: ({ actor, query }) => answerList(hub, actor, list, query) })
  mount(app, hub, tasksApi.export, { handle: ({ actor, query }) => exportList(hub, actor, list, query) })
  mount(app, hub, tasksApi.people, {
    handle: async () =>
      (await readers(hub.db)).map(({ id, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`,
      })),
  })
  mount(app, hub, tasksApi.get, {
    subject,
    handle: async ({ actor, subject: row }) => presentTask(hub, row, actor),
  })
  mount(app, hub, tasksApi.create, { handle: ({ actor, body }) => createTask(hub, actor, body) })
  mount(app, hub, tasksApi.update, {
    subject,
    handle: ({ actor, params, body }) => changeTask(hub, actor, params.id, body),
  })
  mount(app, hub, tasksApi.delete, {
    subject,
    handle: ({ actor, params, body }) => deleteTask(hub, actor, params.id, body.reason),
  })
}
