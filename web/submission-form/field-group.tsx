import { Title } from '@mantine/core'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { FormGroup } from '#core/markets/market.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { FieldWidget, type OwnWidgets } from './field-widget.tsx'
import { withCodes } from './market-fields.ts'
import type { Needed } from './savable.ts'
import classes from './submission-form.module.css'
import type { FormNow } from './use-form-now.ts'

export interface SectionsProps {
  form: UseFormReturn<FormValues>
  market: string
  record: MasterRecord | undefined
  fields: Fields
  /** What saving cannot do without. */
  needed: Needed
  now: FormNow
  readOnly: boolean | ((id: string) => boolean)
  /** Each field says whether the regulator demands it; an asterisk is left for what saving needs. */
  marked?: boolean
  widgets: OwnWidgets | undefined
}

export function FieldGroup({
  group,
  form,
  market,
  record,
  fields,
  needed,
  now,
  readOnly,
  marked = false,
  widgets,
}: SectionsProps & { group: FormGroup }) {
  const t = useTranslations('submissions.form.marks')
  const savingNeeds = (id: string) => Object.hasOwn(needed, id)
  const isRequired = (id: string) => savingNeeds(id) || (!marked && now.needed(id))
  const markOf = (id: string) => t(savingNeeds(id) || now.needed(id) ? 'required' : 'optional')
  const isFixed = (id: string) => (typeof readOnly === 'function' ? readOnly(id) : readOnly)
  // A heading over a single field of the same name would only say it twice.
  const alone = group.fields.length === 1 ? fields[group.fields[0] ?? '']?.label : undefined
  const heading = group.title === alone ? undefined : group.title
  const asked = group.fields.filter((id) => now.asked(id))
  if (asked.length === 0) return null
  return (
    <div className={classes.group}>
      {heading !== undefined && (
        <Title order={3} className={classes.groupTitle}>
          {heading}
        </Title>
      )}
      {inRuns(asked, now.widgets).map((ids) => {
        const [id = ''] = ids
        const name = now.widgets[id]
        const field = fields[id]
        if (name && field) {
          return (
            <FieldWidget
              key={id}
              {...{ name, id, field, form, market, record, widgets }}
              readOnly={isFixed(id)}
              mark={marked ? markOf(id) : undefined}
            />
          )
        }
        return (
          <RecordFields
            key={id}
            fields={offeredOf(ids, fields, now)}
            control={form.control}
            required={isRequired}
            readOnly={isFixed}
            {...(marked && { mark: markOf })}
            statements="yes-no"
            inOrder
          />
        )
      })}
    </div>
  )
}

/** A field with an input of its own stands by itself, in its place among the others. */
function inRuns(ids: readonly string[], widgets: FormNow['widgets']): readonly string[][] {
  const runs: string[][] = []
  for (const id of ids) {
    const last = runs.at(-1)
    if (last && !widgets[id] && !widgets[last[0] ?? '']) last.push(id)
    else runs.push([id])
  }
  return runs
}

const offeredOf = (ids: readonly string[], fields: Fields, { offered }: FormNow): Fields =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const field = fields[id]
      return field ? [[id, withCodes(id, field, offered)]] : []
    }),
  )
