import { findMarket } from '#core/code-lists/markets.ts'
import { rimAuthorities, rimSubmissionTypes } from '#core/dictionary/rim/index.ts'
import type { TaskKind } from '#core/dictionary/task/index.ts'
import { dayAfter, renewalDue, renewalLeadDays } from './expiry.ts'

/** Renewals that begin by themselves, and what has to be done in them (decision D140). */

/**
 * Certificates EUDAMED shows, certificates that submissions state and EUDAMED does not show, certifications of operators,
 * and compliance items with an expiry date.
 */
export const renewalSources = ['certificate', 'stated', 'certification', 'compliance'] as const
export type RenewalSource = (typeof renewalSources)[number]

interface Step {
  readonly kind: TaskKind
  readonly title: string
  /** So many days before the end. */
  readonly daysBefore: number
}

interface Template {
  /** Days before the end by which the renewal is to be done. */
  readonly leadDays: number
  readonly steps: readonly Step[]
}

const byNotifiedBody: Template = {
  leadDays: renewalLeadDays,
  steps: [
    { kind: 'task', title: 'Apply for the renewal', daysBefore: 180 },
    { kind: 'milestone', title: 'Audit by the notified body', daysBefore: 120 },
    { kind: 'milestone', title: 'New certificate received', daysBefore: 90 },
  ],
}

export const renewalTemplates: Readonly<Record<RenewalSource, Template>> = {
  certificate: byNotifiedBody,
  stated: byNotifiedBody,
  certification: {
    leadDays: 30,
    steps: [
      { kind: 'task', title: 'Apply for the renewal', daysBefore: 90 },
      { kind: 'milestone', title: 'Audit', daysBefore: 60 },
      { kind: 'milestone', title: 'New certificate received', daysBefore: 30 },
    ],
  },
  compliance: {
    leadDays: 30,
    steps: [
      { kind: 'task', title: 'Apply for the renewal', daysBefore: 90 },
      { kind: 'milestone', title: 'Renewal received', daysBefore: 30 },
    ],
  },
}

/** Since the regulations apply, nobody renews a certificate of a directive (MDR Article 120, IVDR Article 110). */
const applyAnew =
  'Apply for a certificate under the MDR or IVDR (a certificate of a directive cannot be renewed)'

const notBefore = (day: string, earliest: string): string => (day < earliest ? earliest : day)

/** By when the renewal is to be done where nobody says otherwise; never before today. */
export const renewalTarget = (source: RenewalSource, expiresOn: string, today: string): string =>
  renewalDue(expiresOn, today, renewalTemplates[source].leadDays)

export interface PlannedStep {
  readonly kind: TaskKind
  readonly title: string
  readonly dueDate: string
}

/** The steps with their days: counted back from the end, none before today, none after the renewal is to be done. */
export function renewalSteps(
  source: RenewalSource,
  { expiresOn, targetDate, today }: Readonly<Record<'expiresOn' | 'targetDate' | 'today', string>>,
  ofDirective = false,
): PlannedStep[] {
  return renewalTemplates[source].steps.map(({ kind, title: usual, daysBefore }, at, all) => {
    const title = ofDirective && at === 0 ? applyAnew : usual
    const day = at === all.length - 1 ? targetDate : dayAfter(expiresOn, -daysBefore)
    return { kind, title, dueDate: notBefore(day > targetDate ? targetDate : day, today) }
  })
}

/** Whom it goes to, where the regulator of the market is one of the authorities there are. */
function authorityIn(country: string | null) {
  const regulator = country === null ? '' : (findMarket(country)?.regulator ?? '')
  const authority = rimAuthorities.find(({ code }) => regulator.startsWith(code))?.code
  const registration = `${authority?.toLowerCase()}-registration`
  const submissionType = rimSubmissionTypes.find(({ code }) => code === registration)?.code
  return { ...(authority && { authority }), ...(submissionType && { submissionType }) }
}

export interface RenewedThing {
  readonly source: RenewalSource
  /** Of the certificate, certification or compliance item. */
  readonly sourceId: number | null
  /** Its number, or what it is called where it has none. */
  readonly number: string
  readonly notifiedBody: string | null
  /** The code of the market it holds in. */
  readonly country: string | null
  /** Kind and issuer, as people know them. */
  readonly about: string | null
  readonly expiresOn: string
}

/** The fields of the project that renews something. */
export function renewalProject(thing: RenewedThing, targetDate: string, ofDirective = false) {
  const { source, number, notifiedBody, about, expiresOn, country } = thing
  const named = {
    certificate: `Renewal of certificate ${number}`,
    stated: `Renewal of certificate ${number}`,
    certification: `Renewal of ${about ?? 'certification'} ${number}`,
    compliance: `Renewal of ${number}`,
  }[source]
  const isOfNotifiedBody = source === 'certificate' || source === 'stated'
  const at = isOfNotifiedBody && notifiedBody !== null ? ` at notified body ${notifiedBody}` : ''
  const noun = source === 'compliance' ? 'it' : `the ${source === 'certification' ? source : 'certificate'}`
  return {
    productName: named.slice(0, 255),
    ...(isOfNotifiedBody
      ? { submissionType: 'ce-marking', authority: 'notified-body' }
      : authorityIn(country)),
    country,
    targetDate,
    nextAction: `${
      ofDirective
        ? `${applyAnew}; certificate ${number}${notifiedBody === null ? '' : ` of notified body ${notifiedBody}`}`
        : `Apply for the renewal${at}; ${noun}`
    } expires on ${expiresOn}`.slice(0, 500),
  }
}
