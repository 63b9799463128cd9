import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Fields } from '#core/dictionary/field.ts'
import type { RegulatorFields } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { firstGap } from './first-gap.ts'
import classes from './open-points.module.css'
import type { FormNow } from './use-form-now.ts'

export interface OpenPointsProps {
  form: UseFormReturn<FormValues>
  regulatorFields: RegulatorFields
  fields: Fields
  now: FormNow
  onGoTo: (path: string) => void
}

/** Of a long list, as many as leave room for what stands below it. */
const shownAtFirst = 8

interface Point {
  readonly key: string
  readonly label: string
  readonly ids: readonly string[]
}

/** What this device lacks and what was found wrong with it, kept up while typing; each leads to its field. */
export function OpenPoints({ form, regulatorFields, fields, now, onGoTo }: OpenPointsProps) {
  const t = wordsOf(submissionsTexts.form.points)
  const words = wordsOf(submissionsTexts.form)
  const steps = wordsOf(submissionsTexts.steps)
  const { errors } = useFormState({ control: form.control })
  const ids = Object.keys(fields)
  const pointOf = (id: string): Point => ({ key: id, label: fields[id]?.label ?? id, ids: [id] })
  const gaps = ids.filter((id) => now.missingFields.has(id) && !errors[id])
  const declarations = gaps.filter((id) => regulatorFields[id]?.declaration)
  const missing = [
    ...gaps.filter((id) => !declarations.includes(id)).map(pointOf),
    // One tick answers all of them.
    ...(declarations.length > 0
      ? [{ key: 'declarations', label: t('declarations', { count: declarations.length }), ids: declarations }]
      : []),
  ]
  const wrong = ids.filter((id) => errors[id]).map(pointOf)
  const goTo = ({ ids: ofPoint }: Point) => {
    const path = firstGap(ofPoint, errors, now)
    if (path !== undefined) onGoTo(path)
  }
  if (missing.length === 0 && wrong.length === 0)
    return <Text size="sm">{steps('complete', { needed: now.neededFields.size })}</Text>
  return (
    <div className={classes.points}>
      <Points title={words('issuesInSection', { count: wrong.length })} points={wrong} onGoTo={goTo} />
      <Points title={t('missing', { count: gaps.length })} points={missing} onGoTo={goTo} />
    </div>
  )
}

interface PointsProps {
  title: string
  points: readonly Point[]
  onGoTo: (point: Point) => void
}

function Points({ title, points, onGoTo }: PointsProps) {
  const t = wordsOf(submissionsTexts.form.points)
  const [all, setAll] = useState(false)
  if (points.length === 0) return null
  const shown = all ? points : points.slice(0, shownAtFirst)
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes.list} aria-label={title}>
        {shown.map((point) => (
          <li key={point.key}>
            <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onGoTo(point)}>
              {point.label}
            </Anchor>
          </li>
        ))}
      </ul>
      {points.length > shownAtFirst && (
        <Button size="compact-xs" variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('more', { count: String(points.length - shownAtFirst) })}
        </Button>
      )}
    </div>
  )
}
