import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'

export interface Period {
  /** Calendar days in UTC, both of them included. */
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The filter of a list by the time at which things happened. */
export function PeriodFields({ from, to, onChange }: Period & { onChange: (period: Period) => void }) {
  const t = useTranslations('ui.period')
  return (
    <>
      <Day label={t('from')} day={from} onChange={(day) => onChange({ from: day, to })} />
      <Day label={t('to')} day={to} onChange={(day) => onChange({ from, to: day })} />
    </>
  )
}

interface DayProps {
  label: string
  day: string | undefined
  onChange: (day: string | undefined) => void
}

function Day({ label, day, onChange }: DayProps) {
  return (
    <TextInput
      type="date"
      label={label}
      w="9.5rem"
      value={day ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}
