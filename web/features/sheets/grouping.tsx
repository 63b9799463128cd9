import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { registerFactsOf } from '#core/code-lists/registers.ts'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type DraftGroup, GroupCard } from './group-card.tsx'
import { makeDrafts, storeGroups } from './sheet-api.ts'

interface GroupingProps {
  sheet: SubmissionSheet
  onChange: (sheet: SubmissionSheet) => void
}

/** Which devices share a Basic UDI-DI: proposed by the hub, settled by people before anything is made. */
export function Grouping({ sheet, onChange }: GroupingProps) {
  const t = wordsOf(submissionSheetsTexts.grouping)
  const [groups, setGroups] = useState<readonly DraftGroup[]>(() => draftsOf(sheet))
  const [nextKey, setNextKey] = useState(groups.length)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const count = groups.reduce((sum, { devices }) => sum + devices.length, 0)
  const settled = sheet.groups.reduce(
    (sum, { devices }) => sum + devices.filter(({ submissionId }) => submissionId !== null).length,
    0,
  )
  const making = useChange<void, SubmissionSheet>({
    nouns: ['submissions'],
    run: async () => {
      const stored = groups.map(({ name, reason, basicUdiDi, devices }) => ({
        name: name.trim(),
        reason,
        basicUdiDi: basicUdiDi === '' ? null : basicUdiDi,
        masterDiIds: devices.flatMap(({ masterDiId }) => masterDiId ?? []),
      }))
      await storeGroups(sheet.id, sheet.revision, stored)
      return makeDrafts(sheet.id)
    },
    onSuccess: (made) => {
      toast({ title: t('made', { count }) })
      onChange(made)
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  const change = (key: number, values: Partial<DraftGroup>) =>
    setGroups((now) => now.map((group) => (group.key === key ? { ...group, ...values } : group)))
  const move = (to: number | 'new') => {
    const moved = groups.flatMap(({ devices }) =>
      devices.filter(({ masterDiId }) => ticked.has(masterDiId ?? 0)),
    )
    const left = groups.map((group) => ({
      ...group,
      devices: group.devices.filter(({ masterDiId }) => !ticked.has(masterDiId ?? 0)),
    }))
    const next =
      to === 'new'
        ? [...left, { key: nextKey, name: t('newGroup'), reason: '', basicUdiDi: '', devices: moved }]
        : left.map((group) =>
            group.key === to ? { ...group, devices: [...group.devices, ...moved] } : group,
          )
    setGroups(next.filter(({ devices }) => devices.length > 0))
    setNextKey(nextKey + 1)
    setTicked(new Set())
  }
  const tick = (ids: readonly number[], on: boolean) =>
    setTicked((now) => {
      const next = new Set(now)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return next
    })
  const wrong = groups.filter(({ basicUdiDi }) => problemOf(basicUdiDi, groups) !== undefined).length
  const register = registerFactsOf(sheet.country)
  const isNamedOnce = register?.namesGroupsOnce && groups.some(({ devices }) => devices.length > 1)
  return (
    <>
      <Stack gap="xs">
        {isNamedOnce && <Text size="sm">{t('namedOnce', { register: register.register })}</Text>}
        {settled > 0 && <Text size="sm">{t('settled', { count: settled })}</Text>}
        {groups.map((group) => (
          <GroupCard
            key={group.key}
            sheet={sheet}
            group={group}
            problem={problemOf(group.basicUdiDi, groups)}
            ticked={ticked}
            onTick={tick}
            onChange={(values) => change(group.key, values)}
          />
        ))}
      </Stack>
      <ActionBar
        status={
          ticked.size > 0 ? (
            <Group gap="xs">
              <span>{t('ticked', { count: ticked.size })}</span>
              <NativeSelect
                size="xs"
                aria-label={t('moveTo')}
                data={[
                  { value: '', label: t('moveTo') },
                  { value: 'new', label: t('newGroup') },
                  ...groups.map(({ key, name }) => ({ value: String(key), label: name })),
                ]}
                value=""
                onChange={({ currentTarget: { value } }) => {
                  if (value !== '') move(value === 'new' ? 'new' : Number(value))
                }}
              />
            </Group>
          ) : wrong > 0 ? (
            t('wrongCodes', { count: wrong })
          ) : (
            t('status', { groups: groups.length, count })
          )
        }
      >
        <Button loading={making.isPending} disabled={wrong > 0} onClick={() => making.mutate()}>
          {t('make', { count })}
        </Button>
      </ActionBar>
    </>
  )
}

function draftsOf(sheet: SubmissionSheet): DraftGroup[] {
  return sheet.groups.flatMap(({ name, reason, basicUdiDi, devices }, key) => {
    const waiting = devices.filter(({ submissionId }) => submissionId === null)
    return waiting.length === 0 ? [] : [{ key, name, reason, basicUdiDi: basicUdiDi ?? '', devices: waiting }]
  })
}

/** A code that is none keeps the drafts from being made: all of them would have it. */
function problemOf(code: string, groups: readonly DraftGroup[]): string | undefined {
  if (code === '') return undefined
  const result = checkBasicUdiDi(code)
  if (!result.valid) return result.problem.message
  const twice = groups.filter(({ basicUdiDi }) => basicUdiDi === code).length > 1
  return twice
    ? 'Another group has this Basic UDI-DI: put the devices together, or take another one.'
    : undefined
}
