import { Text, Title } from '@mantine/core'
import {
  IconBuildingFactory2,
  IconCertificate,
  IconCertificateOff,
  IconCheckbox,
  IconChecks,
  IconClipboardSearch,
  IconHelp,
  IconNews,
  IconPencilExclamation,
  IconSendOff,
  IconSignature,
  IconUserPlus,
  IconUserQuestion,
} from '@tabler/icons-react'
import type { MyWork, WorkKind, WorkLine } from '#core/contract/my-work.ts'
import type { DeviceTask } from '#core/lifecycle/device-task.ts'
import { myWorkTexts } from '#web/messages/en/my-work.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { DaysLeftBadge } from '#web/ui/days-left.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { type DeviceLine, MarketsWork } from './markets-work.tsx'
import classes from './my-work.module.css'

interface MyWorkLinesProps {
  work: MyWork
  /** At most this many markets, the most urgent; all of them where none is given. */
  markets?: number
}

/** What waits for somebody: people first, then devices by market, then what runs out, then news. */
export function MyWorkLines({ work: { lines, uncounted }, markets }: MyWorkLinesProps) {
  const t = wordsOf(myWorkTexts)
  const others = lines.filter(isPlain)
  const ofDevices = lines.filter((line): line is DeviceLine => !isPlain(line) && line.country !== null)
  return (
    <div className={classes.parts}>
      {others.length > 0 && (
        <ul className={classes.plain} aria-label={t('people')}>
          {others.map((line) => (
            <PlainLine key={line.kind} line={line} />
          ))}
        </ul>
      )}
      {ofDevices.length > 0 && (
        <section aria-labelledby="work-of-devices">
          <Title order={markets === undefined ? 2 : 3} id="work-of-devices" className={classes.heading}>
            {t('devices')}
          </Title>
          <MarketsWork lines={ofDevices} atMost={markets} />
        </section>
      )}
      {uncounted > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t('uncounted', { count: uncounted })}
        </Text>
      )}
    </div>
  )
}

type PlainKind = Exclude<WorkKind, DeviceTask>
type Plain = WorkLine & { readonly kind: PlainKind }

const isPlain = (line: WorkLine): line is Plain => Object.hasOwn(places, line.kind)

/** The list behind each line, and its icon. */
const places = {
  admit: { icon: IconUserPlus, to: '/admin/users', search: { status: 'waiting' } },
  countersign: { icon: IconSignature, to: '/admin/users', search: {} },
  decide: { icon: IconChecks, to: '/approval-workflow', search: { mine: 'assigned' } },
  rework: {
    icon: IconPencilExclamation,
    to: '/approval-workflow',
    search: { mine: 'to-rework', status: 'rejected' },
  },
  reassign: {
    icon: IconUserQuestion,
    to: '/approval-workflow',
    search: { mine: 'to-reassign', status: 'pending' },
  },
  'left-requests': {
    icon: IconUserQuestion,
    to: '/approval-workflow',
    search: { mine: 'left', status: 'pending' },
  },
  'left-rework': {
    icon: IconPencilExclamation,
    to: '/approval-workflow',
    search: { mine: 'left-to-rework', status: 'rejected' },
  },
  'left-tasks': { icon: IconUserQuestion, to: '/tasks', search: { left: 'true' } },
  'left-projects': {
    icon: IconUserQuestion,
    to: '/simple-rim',
    search: { tab: 'submissions', left: 'true' },
  },
  'left-assessments': { icon: IconUserQuestion, to: '/impact-assessments', search: { left: 'true' } },
  'tasks-overdue': ownTasks('overdue'),
  'tasks-within-7-days': ownTasks('within-7-days'),
  'tasks-within-30-days': ownTasks('within-30-days'),
  'assessments-overdue': {
    icon: IconClipboardSearch,
    to: '/impact-assessments',
    search: { mine: 'true', due: 'overdue' },
  },
  assessments: { icon: IconClipboardSearch, to: '/impact-assessments', search: { mine: 'true' } },
  'updates-unassessed': {
    icon: IconNews,
    to: '/regulatory-intelligence',
    search: { priority: 'high', affects: 'true', unassessed: 'true' },
  },
  'sending-unknown': { icon: IconHelp, to: '/export', search: { tab: 'history', sending: 'unknown' } },
  'sending-failed': { icon: IconSendOff, to: '/export', search: { tab: 'history', sending: 'failed' } },
  'former-codes': { icon: IconBuildingFactory2, to: '/actors', search: { namedFormerly: 'true' } },
  'certificates-expired': certificates('expired'),
  'certificates-within-30-days': certificates('within-30-days'),
  'certificates-within-90-days': certificates('within-90-days'),
  'register-certificates-lost': {
    icon: IconCertificateOff,
    to: '/register-certificates',
    search: { lost: 'true' },
  },
  'register-certificates-replaced': {
    icon: IconCertificate,
    to: '/register-certificates',
    search: { replaced: 'true' },
  },
  'register-certificates-expired': inRegister('expired'),
  'register-certificates-within-30-days': inRegister('within-30-days'),
  'register-certificates-within-90-days': inRegister('within-90-days'),
  'register-certificates-within-180-days': inRegister('within-180-days'),
  'register-certificates-differ': {
    icon: IconCertificate,
    to: '/register-certificates',
    search: { comparison: 'different', counted: 'true' },
  },
  news: { icon: IconNews, to: '/regulatory-intelligence', search: { own: 'true', unread: 'true' } },
} as const satisfies Record<PlainKind, unknown>

function certificates<V extends string>(validity: V) {
  return {
    icon: IconCertificate,
    to: '/actors',
    search: { tab: 'certifications', validity, renewal: 'none' },
  } as const
}

function ownTasks<V extends string>(due: V) {
  return { icon: IconCheckbox, to: '/tasks', search: { mine: 'true', due } } as const
}

function inRegister<V extends string>(validity: V) {
  const search = { validity, renewal: 'none', counted: 'true' } as const
  return { icon: IconCertificate, to: '/register-certificates', search } as const
}

function PlainLine({ line: { kind, count, names = [], due } }: { line: Plain }) {
  const t = wordsOf(myWorkTexts)
  const day = useDay()
  const { icon: Icon, ...link } = places[kind]
  return (
    <li className={classes.line}>
      <span className={classes.named}>
        <Icon size={18} stroke={1.6} aria-hidden className={classes.icon} />
        <TextLink {...link}>{t(`lines.${kind}`, { count })}</TextLink>
      </span>
      {names.length > 0 && (
        <Text span size="sm">
          {t('named', { names: names.join(', '), more: Math.max(0, count - names.length) })}
        </Text>
      )}
      {due && (
        <span className={classes.due}>
          {t('firstDue')} {day(due.day)}{' '}
          <DaysLeftBadge daysLeft={due.daysLeft} scale={kind.startsWith('tasks-') ? 'days' : 'months'} />
        </span>
      )}
    </li>
  )
}
