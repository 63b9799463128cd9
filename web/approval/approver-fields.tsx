import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { approversQuery } from '#web/data/requests.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { approvalTexts } from '#web/messages/en/approval.ts'
import { wordsOf } from '#web/messages/words.ts'
import { localDay } from '#web/platform/local-day.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { clearByKey } from '#web/ui/clear-by-key.ts'

interface ApproverFieldsProps {
  /** They come first in their dialog. */
  takeFocus?: boolean
  required: boolean
  /** People who are not offered. */
  except?: readonly number[]
  assignee: number | null
  onAssignee: (id: number | null, name: string | null) => void
  dueDate: string
  onDueDate: (day: string) => void
  assigneeError?: string | undefined
  dueDateError?: string | undefined
}

/**
 * Whether the people who may decide are still being loaded. Nothing is confirmed meanwhile: the only one of them would
 * not be proposed yet, and a quick hand would be told to choose one, or send without.
 */
export const useApproversLoading = (): boolean => useQuery(approversQuery).isLoading

/** Who decides and until when; a due date is judged by the calendar on this person's wall (decision D6). */
export function ApproverFields(props: ApproverFieldsProps) {
  const t = wordsOf(approvalTexts)
  const { data, error } = useQuery(approversQuery)
  const user = useCurrentUser()
  // Who asks does not decide, unless it is an administrator in the open way (decisions D6, D46).
  const { data: settings } = useQuery(settingsQuery)
  const mayBeOwn = user.roles.includes('admin') && settings?.rules.controlled !== true
  const offered = data?.filter(({ id }) => (id !== user.id || mayBeOwn) && !props.except?.includes(id))
  const choices = offered?.map(({ id, firstName, lastName, username }) => ({
    value: String(id),
    label: `${firstName} ${lastName} (${username})`,
  }))
  const select = useRef<HTMLInputElement>(null)
  const due = useRef<HTMLInputElement>(null)
  usePreselection(props, choices, () => {
    // Nothing is left to choose there.
    if (document.activeElement === select.current) due.current?.focus()
  })
  return (
    <>
      <Select
        ref={select}
        label={t('assignee')}
        withAsterisk={props.required}
        aria-required={props.required}
        data={choices ?? []}
        error={error?.message ?? props.assigneeError}
        placeholder={choices?.length === 0 ? t('noUsers') : t('choose')}
        nothingFoundMessage={t('noUsers')}
        searchable
        // A list over the dialog that just opened would hide what it says.
        openOnFocus={false}
        data-autofocus={props.takeFocus}
        clearable={!props.required}
        allowDeselect={false}
        clearButtonProps={{ 'aria-label': t('clearAssignee') }}
        onKeyUp={props.required ? undefined : clearByKey(() => props.onAssignee(null, null))}
        value={props.assignee === null ? null : String(props.assignee)}
        onChange={(id, option) => props.onAssignee(id === null ? null : Number(id), option?.label ?? null)}
      />
      <TextInput
        type="date"
        label={t('dueDate')}
        withAsterisk={props.required}
        aria-required={props.required}
        ref={due}
        min={localDay(new Date())}
        error={props.dueDateError}
        value={props.dueDate}
        onChange={(event) => props.onDueDate(event.currentTarget.value)}
      />
    </>
  )
}

interface Offered {
  readonly value: string
  readonly label: string
}

/** Where only one person can be chosen, she is, once: who takes her out again is not contradicted. */
function usePreselection(
  { assignee, onAssignee }: ApproverFieldsProps,
  choices: readonly Offered[] | undefined,
  onPreselected: () => void,
): void {
  const [only, ...others] = choices ?? []
  const alone = others.length === 0 ? only : undefined
  const offered = useRef<string>(undefined)
  const preselect = useEffectEvent(({ value, label }: Offered) => {
    if (offered.current === value || assignee !== null) return
    offered.current = value
    onAssignee(Number(value), label)
    onPreselected()
  })
  const value = alone?.value
  const label = alone?.label
  useEffect(() => {
    if (value !== undefined && label !== undefined) preselect({ value, label })
  }, [value, label])
}

/** Today or later, by the calendar on the wall. */
export const isPast = (day: string): boolean => day < localDay(new Date())
