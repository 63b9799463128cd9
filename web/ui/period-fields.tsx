import { Text, TextInput } from '@mantine/core'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './period-fields.module.css'

export interface Period {
  /** Calendar days in UTC, both of them included. */
  readonly from: string | undefined
  readonly to: string | undefined
}

const ends = ['from', 'to'] as const

/** The filter of a list by the time at which things happened. */
export function PeriodFields({ onChange, ...period }: Period & { onChange: (period: Period) => void }) {
  const t = wordsOf(uiTexts.period)
  return (
    <div className={classes.period}>
      {ends.map((end) => (
        <TextInput
          key={end}
          type="date"
          className={classes.day}
          aria-label={t(`labels.${end}`)}
          title={t('help')}
          leftSection={
            <Text size="sm" c="dimmed">
              {t(end)}
            </Text>
          }
          leftSectionWidth="3.25rem"
          value={period[end] ?? ''}
          onChange={({ currentTarget }) => {
            const day = currentTarget.value || undefined
            onChange(end === 'from' ? { ...period, from: day } : { ...period, to: day })
          }}
        />
      ))}
    </div>
  )
}
