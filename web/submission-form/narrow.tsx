import { SegmentedControl } from '@mantine/core'
import { useRef, useState } from 'react'
import type { MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './submission-form.module.css'
import type { FormNow } from './use-form-now.ts'

const choices = ['all', 'missing', 'regulator'] as const
type Choice = (typeof choices)[number]

interface Narrowed {
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
  /** Which fields are shown; undefined where all are. */
  readonly only: ((id: string) => boolean) | undefined
}

/** Narrows a form to what is missing, or to what the regulator accepts (decision D54). */
export function useNarrowing({ regulatorFields }: MarketForm, { missingFields }: FormNow): Narrowed {
  const [choice, setChoice] = useState<Choice>('all')
  // Fields stay while they are being filled in, and newly missing ones are added.
  const seen = useRef(new Set<string>())
  if (choice === 'missing') for (const id of missingFields) seen.current.add(id)
  const onChange = (next: Choice) => {
    seen.current = new Set()
    setChoice(next)
  }
  const tests: Readonly<Record<Choice, Narrowed['only']>> = {
    all: undefined,
    missing: (id) => seen.current.has(id),
    regulator: (id) => regulatorFields[id]?.id !== undefined,
  }
  return { choice, onChange, only: tests[choice] }
}

export function Narrowing({ form, narrowed }: { form: MarketForm; narrowed: Narrowed }) {
  const t = wordsOf(submissionsTexts.form.narrow)
  const names = Object.values(form.regulatorFields).some(({ id }) => id !== undefined)
  return (
    <SegmentedControl
      size="xs"
      className={classes.narrowing}
      aria-label={t('label')}
      value={narrowed.choice}
      onChange={(value) => narrowed.onChange(choices.find((one) => one === value) ?? 'all')}
      data={choices
        .filter((one) => names || one !== 'regulator')
        .map((value) => ({ value, label: t(value, { system: form.system }) }))}
    />
  )
}
