import type { Reader } from '#server/accounts/reader-queries.ts'
import { readers } from '#server/accounts/reader-queries.ts'
import { todayOf } from '#server/platform/day.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { queueMail } from '#server/platform/mail-outbox.ts'
import { notify } from '#server/platform/notices.ts'
import { type AssessmentRow, dueAssessments, noteReminded } from './assessment-queries.ts'

/** Where an assessment is read. */
export const assessmentAddress = (id: number): string => `/impact-assessments/${id}`

type Told = Pick<Hub, 'mailer'>

/** Whoever gets an assessment from somebody else, or gets it back, hears of it. */
export async function tellAssignee(
  hub: Told,
  unit: Unit,
  actor: Actor,
  { id, assignee_id, due_date, update }: AssessmentRow,
  isReopened = false,
): Promise<void> {
  if (assignee_id === null || assignee_id === actor.id) return
  const person = (await readers(unit.tx)).find((one) => one.id === assignee_id)
  if (!person) return
  const due = due_date === null ? '' : `, due on ${due_date}`
  await tell(hub, unit, person, {
    id,
    title: isReopened ? 'An impact assessment was reopened' : 'An impact assessment was assigned to you',
    body: isReopened
      ? `${actor.name} reopened your assessment of “${update.title}”${due}`
      : `${actor.name} asks you to assess “${update.title}”${due}`,
  })
}

/** Reminds the assignee once on the day an assessment is due, and once when it is overdue. */
export async function tellDueAssessments(hub: Hub): Promise<void> {
  const today = todayOf(hub)
  for (const { id } of await dueAssessments(hub.db, today)) {
    await inTransaction(hub, null, async (unit) => {
      const [due] = await dueAssessments(unit.tx, today, id)
      // Completed, or told by another server, meanwhile.
      if (!due || due.assignee_id === null || due.due_date === null) return
      await noteReminded(unit.tx, id, today)
      const isOverdue = due.due_date < today
      const when = isOverdue ? `was due on ${due.due_date}` : 'is due today'
      const person = { id: due.assignee_id, first_name: due.first_name, email: due.email }
      await tell(hub, unit, person, {
        id,
        title: isOverdue ? 'Impact assessment overdue' : 'Impact assessment due',
        body: `The impact assessment of “${due.title}” ${when}`,
      })
    })
  }
}

async function tell(
  { mailer }: Told,
  unit: Unit,
  person: Pick<Reader, 'id' | 'first_name' | 'email'>,
  { id, title, body }: { readonly id: number; readonly title: string; readonly body: string },
): Promise<void> {
  const link = assessmentAddress(id)
  await notify(unit, { userId: person.id, title, body, link })
  if (!mailer) return
  const text = [`Hello ${person.first_name},`, `${body}.`, `Open it here: ${mailer.publicUrl}${link}`]
  await queueMail(unit, { to: person.email, subject: title, text: text.join('\n\n') })
}
