import { Button, Card, Collapse, Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconPencil } from '@tabler/icons-react'
import { useId } from 'react'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { ListedEntry } from '#web/data/entries.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import type { Family } from './entry-families.ts'
import classes from './multi-country.module.css'

interface EntryGroupProps {
  group: Family
  open: boolean
  onToggle: () => void
  onEdit: (id: number) => void
}

/** The submissions of a Basic UDI-DI, beneath it. */
export function EntryGroup({ group, open, onToggle, onEdit }: EntryGroupProps) {
  const t = wordsOf(entriesTexts.list)
  const id = useId()
  const { basicUdi, count, entries } = group
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <Card withBorder padding={0} component="section" aria-label={basicUdi ?? t('none')}>
      <UnstyledButton className={classes.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <Chevron size={16} aria-hidden />
        <Text span fw={600} {...(basicUdi !== null && { className: 'code' })}>
          {basicUdi ?? t('none')}
        </Text>
        <Text span size="sm" c="dimmed">
          {entries.length === count
            ? t('count', { count })
            : t('countShown', { shown: String(entries.length), count })}
        </Text>
      </UnstyledButton>
      <Collapse id={id} expanded={open}>
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onEdit={onEdit} />
          ))}
        </ul>
      </Collapse>
    </Card>
  )
}

function Entry({ entry, onEdit }: { entry: ListedEntry; onEdit: (id: number) => void }) {
  const t = wordsOf(entriesTexts.list)
  const name = entry.deviceName ?? t('unnamed', { id: String(entry.id) })
  const details = [entry.deviceNumber, entry.manufacturerName].filter(Boolean).join(' · ')
  return (
    <li className={classes.entry}>
      <div className={classes.name}>
        <SubmissionLink
          submission={{ id: entry.id, country: defaultMarket, masterDiId: entry.masterDiId }}
          fw={600}
          size="sm"
        >
          <bdi>{name}</bdi>
        </SubmissionLink>
        <Text size="xs" c="dimmed" dir="auto">
          {details}
        </Text>
      </div>
      <span className={`code ${classes.udi}`}>{entry.udi ?? t('noUdi')}</span>
      <Group gap="xs" wrap="nowrap" className={classes.acts}>
        <SubmissionStatusBadge status={entry.status} recordStatus={entry.recordStatus} />
        {entry.abilities.edit && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={14} aria-hidden />}
            aria-label={t('editOne', { name })}
            onClick={() => onEdit(entry.id)}
          >
            {t('edit')}
          </Button>
        )}
      </Group>
    </li>
  )
}
