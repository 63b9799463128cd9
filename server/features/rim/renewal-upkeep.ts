import { findMarket, markets } from '#core/code-lists/markets.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { fold } from '#core/text/fold.ts'
import { peopleWith } from '#server/accounts/reader-queries.ts'
import { dayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { beginRenewal } from './certificate-renewal.ts'
import { projectAddress } from './project-owner.ts'
import {
  countWithoutOwner,
  type EndingThing,
  endingCertificates,
  endingCertifications,
  endingCompliance,
  endingStated,
  isStillDue,
} from './renewal-queries.ts'
import { lockRenewals } from './renewal-writes.ts'

/** So many renewals begin in one transaction; what is left begins in the next. */
const mostAtOnce = 50

interface Begun {
  readonly id: number
  readonly thing: EndingThing
}

/**
 * Begins the renewal of everything that runs out soon, once for each end; to be done at least once a day.
 */
export async function beginDueRenewals(hub: Hub): Promise<void> {
  const begun: Begun[] = []
  try {
    let more = true
    while (more) {
      const some = await beginSome(hub)
      begun.push(...some.begun)
      more = some.found === mostAtOnce
    }
  } finally {
    // Of those before a failure people hear as well.
    await tellOfBegun(hub, begun)
  }
}

async function beginSome(hub: Hub): Promise<{ readonly found: number; readonly begun: readonly Begun[] }> {
  return inTransaction(hub, null, async (unit) => {
    await lockRenewals(unit.tx)
    const ending = (await endingThings(unit)).slice(0, mostAtOnce)
    const begun: Begun[] = []
    for (const thing of ending) {
      if (!(await isStillDue(unit.tx, thing))) continue
      const country = marketIn(thing.country)
      const id = await beginRenewal(unit, null, { ...thing, country }, { automatic: true })
      begun.push({ id, thing })
    }
    return { found: ending.length, begun }
  })
}

/** What runs out within the days of the settings, and what nobody renews. */
async function endingThings({ tx, now }: Unit): Promise<EndingThing[]> {
  const { settings } = await readSettings(tx)
  const today = dayOf(now)
  const within = (days: number) => ({ today, until: dayAfter(today, days), atMost: mostAtOnce })
  const [certificates, others] = [settings.renewCertificatesDays, settings.renewOthersDays]
  return [
    ...(certificates > 0
      ? [
          ...(await endingCertificates(tx, within(certificates))),
          ...(await endingStated(tx, within(certificates))),
        ]
      : []),
    ...(others > 0
      ? [...(await endingCertifications(tx, within(others))), ...(await endingCompliance(tx, within(others)))]
      : []),
  ]
}

/** The market somebody means: by its code, or by its name. */
function marketIn(written: string | null): string | null {
  const text = written?.trim() ?? ''
  if (text === '') return null
  return findMarket(text)?.code ?? markets.find(({ country }) => fold(country) === fold(text))?.code ?? null
}

/** Whoever can work on them hears of it once, however many have begun. */
async function tellOfBegun(hub: Hub, begun: readonly Begun[]): Promise<void> {
  const [first] = begun
  if (!first) return
  await inTransaction(hub, null, async (unit) => {
    const without = await countWithoutOwner(
      unit.tx,
      begun.map(({ id }) => id),
    )
    const notice = noticeOf(first, begun.length, without)
    for (const { id } of await peopleWith(unit.tx, 'edit-submissions'))
      await notify(unit, { userId: id, ...notice })
  })
}

function noticeOf({ id, thing: { number, expiresOn } }: Begun, count: number, without: number) {
  if (count === 1) {
    const body = `${number} expires on ${expiresOn}. The project and its tasks are there`
    return {
      title: 'A renewal has begun',
      body: without > 0 ? `${body}; assign an owner.` : `${body}.`,
      link: projectAddress(id),
    }
  }
  const whose = without === count ? '' : ' that has none'
  return {
    title: `${count} renewals have begun`,
    body: `The first one: ${number}, which expires on ${expiresOn}.${without > 0 ? ` Assign an owner to each${whose}.` : ''}`,
    link: '/simple-rim?tab=submissions&counted=renewals',
  }
}
