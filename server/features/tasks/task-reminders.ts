import { counted } from '#core/text/counted.ts'
import { todayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { queueMail } from '#server/platform/mail-outbox.ts'
import { notify } from '#server/platform/notices.ts'
import { taskAddress } from '#server/tasks/task-writes.ts'
import { type RemindedTask, type ReminderStage, takeToRemind } from './task-reminder-queries.ts'

/** The most urgent first: a task is told of at one stage. */
const stages: readonly ReminderStage[] = ['overdue', 'due', 'soon']

/**
 * Reminds owners of their open tasks under the bell and by mail, once each before the due date, on it, and when it has
 * passed; several at the same stage in one notice. To be done several times a day.
 */
export async function tellOfTasks(hub: Hub): Promise<void> {
  const today = todayOf(hub)
  await inTransaction(hub, null, async (unit) => {
    for (const stage of stages) {
      const tasks = await takeToRemind(unit.tx, stage, today)
      for (const owner of new Set(tasks.map(({ owner_id }) => owner_id)))
        await tell(
          hub,
          unit,
          stage,
          tasks.filter(({ owner_id }) => owner_id === owner),
        )
    }
  })
}

async function tell(
  { mailer }: Pick<Hub, 'mailer'>,
  unit: Unit,
  stage: ReminderStage,
  tasks: readonly RemindedTask[],
): Promise<void> {
  const [first] = tasks
  if (!first) return
  const notice = { ...wordsOf(stage, first, tasks.length), userId: first.owner_id }
  await notify(unit, notice)
  if (!mailer) return
  const where = `See it here: ${mailer.publicUrl}${notice.link}`
  const text = [`Hello ${first.first_name},`, `${notice.body}.`, where].join('\n\n')
  await queueMail(unit, { to: first.email, subject: notice.title, text })
}

const titles = { overdue: 'overdue', due: 'due today', soon: 'due soon' } as const
const lists = { overdue: 'overdue', due: 'within-7-days', soon: undefined } as const

function wordsOf(stage: ReminderStage, first: RemindedTask, count: number) {
  const when = { overdue: 'was due on', due: 'is due today,', soon: 'is due on' }[stage]
  const one = `${first.title} ${when} ${first.due_date}`
  if (count === 1) return { title: `Task ${titles[stage]}`, body: one, link: taskAddress(first.id) }
  const due = lists[stage]
  return {
    title: `${counted(count, 'task')} ${titles[stage]}`,
    body: `${one}, and ${count - 1} more`,
    link: `/tasks?${new URLSearchParams({ mine: 'true', ...(due && { due }) })}`,
  }
}
