import { certificateThresholds, dayAfter, daysUntil } from '#core/lifecycle/expiry.ts'
import { peopleWith } from '#server/accounts/reader-queries.ts'
import { dayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { queueMail } from '#server/platform/mail-outbox.ts'
import { notify } from '#server/platform/notices.ts'
import { queueHappenings } from '#server/platform/outbox.ts'
import type { ChangedCertificate } from './certificate-keeping.ts'
import { labelOf } from './certificate-presenter.ts'
import { takeEnding } from './certificate-writes.ts'
import { type RegisterMarket, registerMarketOf } from './register-market.ts'

/** Tells those who may change submissions what certificates do: under the bell, by mail, and webhooks that listen. */

interface Notice {
  readonly title: string
  readonly body: string
  readonly link: string
}

async function tellEditors({ mailer }: Pick<Hub, 'mailer'>, unit: Unit, notice: Notice): Promise<void> {
  for (const { id, first_name, email } of await peopleWith(unit.tx, 'edit-submissions')) {
    await notify(unit, { userId: id, ...notice })
    if (!mailer) continue
    const where = `See it here: ${mailer.publicUrl}${notice.link}`
    const text = [`Hello ${first_name},`, `${notice.body}.`, where].join('\n\n')
    await queueMail(unit, { to: email, subject: notice.title, text })
  }
}

/** In the transaction of the reading that found it: one notice a reading, however many have changed. */
export async function tellOfChanges(
  hub: Pick<Hub, 'mailer'>,
  unit: Unit,
  { register, exchange }: RegisterMarket,
  readId: number,
  changed: readonly ChangedCertificate[],
): Promise<void> {
  const [first] = changed
  if (!first) return
  const words = first.changes.map(({ field, from, to }) => {
    const shown = (value: string | null) =>
      value === null ? 'not stated' : (labelOf(register, field, value) ?? value)
    return `${fieldWords[field] ?? field}: ${shown(from)} → ${shown(to)}`
  })
  const more = changed.length === 1 ? '' : `, and ${changed.length - 1} more`
  await tellEditors(hub, unit, {
    title: `${exchange.register}: ${changed.length === 1 ? 'a certificate has changed' : `${changed.length} certificates have changed`}`,
    body: `${first.number} of notified body ${first.notifiedBody}, ${words.join(', ')}${more}`,
    link: `/register-certificates?changedBy=${readId}`,
  })
  await queueHappenings(
    unit.tx,
    unit.now,
    changed.map(({ id, number, notifiedBody, changes }) => ({
      event: 'certificate.changed' as const,
      entityType: 'certificate',
      entityId: id,
      facts: { number, notifiedBody, changes },
    })),
  )
}

const fieldWords: Readonly<Record<string, string>> = {
  status: 'status',
  expiryDate: 'expiry date',
  revision: 'revision',
  type: 'type',
  issueDate: 'issue date',
  validFrom: 'valid from',
}

/** Nearest threshold first, so that a certificate gets only the most urgent notice. */
const thresholds = [...certificateThresholds].sort((a, b) => a - b)

/** Which certificates end soon, once for each threshold; to be done at least once a day. */
export async function tellOfEndingCertificates(hub: Hub, now: Date): Promise<void> {
  const today = dayOf(now)
  const { market, exchange } = registerMarketOf(hub)
  await inTransaction(hub, null, async (unit) => {
    for (const days of thresholds) {
      const until = dayAfter(today, days)
      const ending = await takeEnding(unit.tx, { market: market.code, today, until, days })
      for (const { id, number, notified_body, expiry_date } of ending) {
        const left = daysUntil(expiry_date, today)
        const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
        await tellEditors(hub, unit, {
          title: `${exchange.register}: a certificate expires soon`,
          body: `${number} of notified body ${notified_body} expires ${when}, on ${expiry_date}`,
          link: `/register-certificates?certificate=${id}`,
        })
        const facts = { number, notifiedBody: notified_body, expiryDate: expiry_date, daysLeft: left }
        await queueHappenings(unit.tx, unit.now, [
          { event: 'certificate.expiring', entityType: 'certificate', entityId: id, facts },
        ])
      }
    }
  })
}
