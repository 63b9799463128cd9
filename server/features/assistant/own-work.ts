import { findMarket, isFullyKnown } from '#core/code-lists/markets.ts'
import type { WorkKind, WorkLine } from '#core/contract/my-work.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { counted } from '#core/text/counted.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'

/** What waits for people: decisions, and what this person may do. */

export async function requestsAnswer(asking: OwnAsking, mine: boolean): Promise<OwnAnswer> {
  const { own, viewer } = asking
  const screen = mine ? '/approval-workflow?mine=assigned' : '/approval-workflow'
  const title = 'Approval Workflow'
  if (mine && !viewer.permissions.includes('approve-submissions')) {
    const text =
      'Nothing waits for your approval: your account may not approve. An administrator can give you the permission.'
    return { text, sources: [shownAt(asking, 'Your permissions', '/profile?tab=permissions', text)] }
  }
  const query = mine ? ({ mine: 'to-decide' } as const) : { status: ['pending'] }
  const page = await own.requests(viewer, { ...query, limit: mostNamed })
  const requests = await itemsOf(page)
  const lines = requests.map(
    ({ deviceName, deviceNumber, versionNumber, requestedByName, assignedToName, dueDate, intent }) => {
      const what =
        intent === 'delete' ? 'deletion' : versionNumber === null ? 'submission' : `version ${versionNumber}`
      const facts = [
        `asked by ${requestedByName}`,
        ...(mine || assignedToName === null ? [] : [`with ${assignedToName}`]),
        ...(dueDate === null ? [] : [`due ${writtenDate(dueDate)}`]),
      ]
      const device = deviceNumber === null ? deviceName : `${deviceName} (${deviceNumber})`
      return `• ${device}, ${what}: ${facts.join(', ')}`
    },
  )
  const more = page.total > requests.length ? [`and ${page.total - requests.length} more.`] : []
  const waits = mine ? 'for your approval' : 'for approval'
  const head =
    page.total === 0
      ? `Nothing waits ${waits}`
      : `${counted(page.total, 'request')} ${page.total === 1 ? 'waits' : 'wait'} ${waits}`
  const text = [page.total === 0 ? `${head}.` : `${head}:`, ...lines, ...more].join('\n')
  return { text, sources: [shownAt(asking, title, screen, head)] }
}

const workWords: Readonly<Record<WorkKind, readonly [one: string, several: string]>> = {
  admit: ['account to admit', 'accounts to admit'],
  countersign: ['change to sign as the second administrator', 'changes to sign as the second administrator'],
  decide: ['request to decide', 'requests to decide'],
  rework: ['rejected request to rework', 'rejected requests to rework'],
  reassign: ['request to assign to somebody who can decide', 'requests to assign to somebody who can decide'],
  'left-requests': [
    'request of somebody who has left to assign to somebody who can decide',
    'requests of people who have left to assign to somebody who can decide',
  ],
  'left-rework': [
    'rejected request of somebody who has left to rework',
    'rejected requests of people who have left to rework',
  ],
  'left-tasks': ['open task of somebody who has left', 'open tasks of people who have left'],
  'left-projects': ['project of somebody who has left', 'projects of people who have left'],
  'left-assessments': [
    'impact assessment of somebody who has left',
    'impact assessments of people who have left',
  ],
  'assessments-overdue': ['impact assessment of yours overdue', 'impact assessments of yours overdue'],
  assessments: ['impact assessment assigned to you', 'impact assessments assigned to you'],
  'updates-unassessed': [
    'important update that affects your devices and is not assessed',
    'important updates that affect your devices and are not assessed',
  ],
  'tasks-overdue': ['task of yours that is overdue', 'tasks of yours that are overdue'],
  'tasks-within-7-days': ['task of yours due within 7 days', 'tasks of yours due within 7 days'],
  'tasks-within-30-days': ['task of yours due in 8 to 30 days', 'tasks of yours due in 8 to 30 days'],
  'sending-unknown': ['file with an unknown outcome', 'files with an unknown outcome'],
  'sending-failed': ['file that could not be sent', 'files that could not be sent'],
  'former-codes': [
    'operator whose former SRN or representative submissions still give',
    'operators whose former SRN or representative submissions still give',
  ],
  correct: ['refused device to correct', 'refused devices to correct'],
  'read-answer': [
    'sent device whose answer is to be read in',
    'sent devices whose answers are to be read in',
  ],
  'mark-sent': ['file to mark as sent', 'files to mark as sent'],
  'fill-in': ['device with fields to fill in', 'devices with fields to fill in'],
  begin: ['device to begin', 'devices to begin'],
  validate: ['device to validate', 'devices to validate'],
  send: ['device to send', 'devices to send'],
  update: ['device to bring up to date', 'devices to bring up to date'],
  'certificates-expired': ['certificate that has expired', 'certificates that have expired'],
  'certificates-within-30-days': [
    'certificate that expires within 30 days',
    'certificates that expire within 30 days',
  ],
  'certificates-within-90-days': [
    'certificate that expires within 90 days',
    'certificates that expire within 90 days',
  ],
  'register-certificates-lost': [
    'notified body certificate withdrawn, cancelled or suspended while devices rely on it',
    'notified body certificates withdrawn, cancelled or suspended while devices rely on them',
  ],
  'register-certificates-replaced': [
    'notified body certificate replaced by another while submissions still state it',
    'notified body certificates replaced by others while submissions still state them',
  ],
  'register-certificates-expired': [
    'notified body certificate that has expired without a renewal begun',
    'notified body certificates that have expired without a renewal begun',
  ],
  'register-certificates-within-30-days': [
    'notified body certificate that expires within 30 days',
    'notified body certificates that expire within 30 days',
  ],
  'register-certificates-within-90-days': [
    'notified body certificate that expires in 31 to 90 days',
    'notified body certificates that expire in 31 to 90 days',
  ],
  'register-certificates-within-180-days': [
    'notified body certificate that expires in 91 to 180 days',
    'notified body certificates that expire in 91 to 180 days',
  ],
  'register-certificates-differ': [
    'notified body certificate that submissions state otherwise than EUDAMED',
    'notified body certificates that submissions state otherwise than EUDAMED',
  ],
  news: ['unread update', 'unread updates'],
}

/** In controlled mode only what is approved is sent; where the hub knows a market in part, it promises no sending. */
function wordsToSend(country: string | null, { controlled }: HouseRules): readonly [string, string] {
  if (country !== null && !isFullyKnown(country)) {
    const what = controlled ? 'checked or approved, not sent' : 'checked, not sent'
    return [`device ${what}`, `devices ${what}`]
  }
  return controlled ? ['device to approve or send', 'devices to approve or send'] : workWords.send
}

export async function workAnswer(asking: OwnAsking): Promise<OwnAnswer> {
  const { lines } = await asking.own.work(asking.viewer)
  const told = lines.slice(0, mostNamed).map(({ kind, country, count, names = [], due }) => {
    const place = country === null ? '' : `${findMarket(country)?.country ?? country}: `
    const words = kind === 'send' ? wordsToSend(country, asking.viewer.rules) : workWords[kind]
    return `• ${place}${counted(count, ...words)}${namedIn(names, count)}${due ? dueIn(due) : ''}`
  })
  const names = lines.length > 0 ? await firstOf(asking) : []
  const text =
    told.length > 0 ? `What waits for you:\n${[...told, ...names].join('\n')}` : 'Nothing waits for you.'
  return { text, sources: [shownAt(asking, 'My Work', '/my-work', 'What waits for you')] }
}

const dueIn = ({ day, daysLeft }: NonNullable<WorkLine['due']>): string =>
  `, ${daysLeft < 0 ? 'due since' : 'due'} ${writtenDate(day)}`

const namedIn = (names: readonly string[], count: number): string => {
  const more = count > names.length ? ` and ${count - names.length} more` : ''
  return names.length === 0 ? '' : `: ${names.join(', ')}${more}`
}

/** What comes first, by name: decisions, then what a register refused. */
async function firstOf({ own, viewer }: OwnAsking): Promise<readonly string[]> {
  const requests = viewer.permissions.includes('approve-submissions')
    ? await itemsOf(await own.requests(viewer, { mine: 'to-decide', limit: mostFirst }))
    : []
  const refused = await itemsOf(await own.readiness(viewer, { stage: ['refused'], limit: mostFirst }))
  const named = (all: readonly { deviceName: string | null; deviceNumber: string | null }[]) =>
    all
      .map(({ deviceName, deviceNumber }) =>
        [deviceName, deviceNumber && `(${deviceNumber})`].filter(Boolean).join(' '),
      )
      .join(', ')
  return [
    ...(requests.length > 0 ? [`First to decide: ${named(requests)}.`] : []),
    ...(refused.length > 0 ? [`First to correct: ${named(refused)}.`] : []),
  ]
}
const mostFirst = 3

export async function operatorsAnswer(asking: OwnAsking, type: string | null): Promise<OwnAnswer> {
  const { own, viewer } = asking
  const operators = await itemsOf(
    await own.operators(viewer, { ...(type && { type: [type] }), limit: mostNamed }),
  )
  const lines = operators.map(
    ({ name, srn, country }) =>
      `• ${[name, country].filter(Boolean).join(', ')}: ${srn ? `SRN ${srn}` : 'no SRN stated'}`,
  )
  const text =
    lines.length > 0
      ? `Economic operators in this hub:\n${lines.join('\n')}`
      : 'The hub has no such economic operator yet.'
  return {
    text,
    sources: [shownAt(asking, 'Economic Operators', '/actors', 'Economic operators in this hub')],
  }
}
