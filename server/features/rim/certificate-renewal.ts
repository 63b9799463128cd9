import { type RenewedThing, renewalProject, renewalSteps, renewalTarget } from '#core/lifecycle/renewals.ts'
import { dayOf } from '#server/platform/day.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { createTaskInUnit } from '#server/tasks/task-service.ts'
import { earlierOwner, isOfDirective } from './renewal-queries.ts'
import { insertRenewal, ownTasks } from './renewal-writes.ts'
import { createInUnit } from './rim-service.ts'
import { pairsUnderCertificate } from './scope-queries.ts'
import { addPairs } from './scope-service.ts'

/** How a renewal begins, whoever begins it: the button at a certificate, or the hub itself (decision D140). */

interface Beginning {
  /** By when it is to be done; as usual where nobody says. */
  readonly targetDate?: string
  readonly automatic: boolean
}

/**
 * A regulatory submission of a specified type with the devices under the certificate, and with what has to be done by
 * when; without an actor it is the hub's own. Answers its number.
 */
export async function beginRenewal(
  unit: Unit,
  actor: Actor | null,
  thing: RenewedThing,
  { targetDate, automatic }: Beginning,
): Promise<number> {
  const today = dayOf(unit.now)
  const { source, expiresOn } = thing
  const target = targetDate ?? renewalTarget(source, expiresOn, today)
  const ofDirective = await isOfDirective(unit.tx, thing)
  const document = renewalProject(thing, target, ofDirective)
  const ownerId = await earlierOwner(unit.tx, thing)
  const id = await createInUnit(unit, actor, 'rim-submission', { ...document, ownerId })
  await insertRenewal(unit.tx, id, thing, automatic)
  if (source !== 'compliance') {
    const pairs = await pairsUnderCertificate(unit.tx, thing)
    await addPairs(unit, actor, { id, name: document.productName }, pairs)
  }
  const tasks: number[] = []
  for (const step of renewalSteps(source, { expiresOn, targetDate: target, today }, ofDirective))
    tasks.push(await createTaskInUnit(unit, actor, { ...step, subject: { type: 'project', id } }))
  // Whoever owns the project hears of it once, and not of each of its tasks.
  if (ownerId !== null) await ownTasks(unit.tx, tasks, ownerId)
  return id
}
