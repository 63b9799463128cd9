import { dayAfter, daysUntil, expiryThresholds } from '#core/lifecycle/expiry.ts'
import { peopleWith } from '#server/accounts/reader-queries.ts'
import { dayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { type EndingCertification, takeEnding } from './expiry-notice-queries.ts'

/** Nearest threshold first, so that a certification gets only the most urgent notice. */
const thresholds = [...expiryThresholds].sort((a, b) => a - b)

/**
 * Tells those who manage operators which certifications end soon, once for each threshold; to be done at least once a
 * day.
 */
export async function tellOfExpiry(hub: Hub, now: Date): Promise<void> {
  const today = dayOf(now)
  await inTransaction(hub, null, async (unit) => {
    for (const days of thresholds) {
      const ending = await takeEnding(unit.tx, { today, until: dayAfter(today, days), days })
      if (ending.length === 0) continue
      for (const { id: userId } of await peopleWith(unit.tx, 'manage-actors')) {
        for (const certification of ending) {
          await notify(unit, {
            userId,
            ...wordsOf(certification, daysUntil(certification.expiry_date, today)),
          })
        }
      }
    }
  })
}

function wordsOf(certification: EndingCertification, days: number) {
  const { certification_type, certification_number, operator_name, expiry_date } = certification
  const search = new URLSearchParams({ tab: 'certifications', search: certification_number })
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return {
    title: 'Certification expires soon',
    body: `${certification_type} ${certification_number} of ${operator_name} expires ${when}, on ${expiry_date}`,
    link: `/actors?${search}`,
  }
}
