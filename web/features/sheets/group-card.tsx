import { Button, Card, Checkbox, Group, Text, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { SheetDevice, SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { BasicUdiDiOfGroup } from './basic-udi-di-of-group.tsx'
import { Joining } from './joining.tsx'
import classes from './sheets.module.css'

/** A group while it is settled. */
export interface DraftGroup {
  readonly key: number
  readonly name: string
  readonly reason: string
  readonly basicUdiDi: string
  readonly devices: readonly SheetDevice[]
}

interface GroupCardProps {
  sheet: SubmissionSheet
  group: DraftGroup
  problem: string | undefined
  ticked: ReadonlySet<number>
  onTick: (ids: readonly number[], on: boolean) => void
  onChange: (values: Partial<DraftGroup>) => void
}

export function GroupCard({ sheet, group, problem, ticked, onTick, onChange }: GroupCardProps) {
  const t = wordsOf(submissionSheetsTexts.grouping)
  const [open, setOpen] = useState(false)
  const ids = group.devices.flatMap(({ masterDiId }) => masterDiId ?? [])
  const chosen = ids.filter((id) => ticked.has(id)).length
  return (
    <Card withBorder padding="sm" component="section" aria-label={group.name}>
      <div className={classes.group}>
        <TextInput
          label={t('name')}
          value={group.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <BasicUdiDiOfGroup
          country={sheet.country}
          masterDiId={ids[0] ?? 0}
          value={group.basicUdiDi}
          problem={problem}
          onChange={(basicUdiDi) => onChange({ basicUdiDi })}
        />
      </div>
      <Group gap="sm" mt="xs">
        <Checkbox
          label={t('devices', { count: ids.length })}
          checked={chosen === ids.length}
          indeterminate={chosen > 0 && chosen < ids.length}
          onChange={({ currentTarget }) => onTick(ids, currentTarget.checked)}
        />
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={open}
          leftSection={
            open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />
          }
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'hide' : 'show')}
        </Button>
        <Text size="sm" c="dimmed" style={{ flex: '1 1 16rem' }} lineClamp={1}>
          {[group.reason, group.devices[0]?.description].filter(Boolean).join(' · ')}
        </Text>
      </Group>
      {problem === undefined && group.basicUdiDi !== '' && (
        <Joining sheetId={sheet.id} basicUdiDi={group.basicUdiDi} masterDiIds={ids} />
      )}
      {open && (
        <ul className={classes.devices}>
          {group.devices.map(({ masterDiId, deviceName, udiDi, description }) => (
            <li key={masterDiId}>
              <Checkbox
                label={
                  <>
                    {deviceName} <bdi className="code">{udiDi}</bdi>{' '}
                    <Text span size="sm" c="dimmed">
                      {description}
                    </Text>
                  </>
                }
                checked={ticked.has(masterDiId ?? 0)}
                onChange={({ currentTarget }) => onTick([masterDiId ?? 0], currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
