import { Title } from '@mantine/core'
import type { UseFormReturn } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { FormGroup } from '#core/markets/market.ts'
import type { NeededToSave } from '#core/markets/needed-to-save.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { CertificatesBeside } from './certificates-beside.tsx'
import { FieldWidget, type OwnWidgets } from './field-widget.tsx'
import { withCodes } from './market-fields.ts'
import { ProposalLine } from './proposal-line.tsx'
import classes from './submission-form.module.css'
import type { FormNow } from './use-form-now.ts'
import type { ProposalsOfForm } from './use-proposals.ts'

export interface SectionsProps {
  form: UseFormReturn<FormValues>
  market: string
  record: MasterRecord | undefined
  fields: Fields
  /** What saving cannot do without. */
  needed: NeededToSave
  now: FormNow
  readOnly: boolean | ((id: string) => boolean)
  /** Each field shows whether the validator requires it; the asterisk then marks only what saving needs. */
  marked?: boolean
  /** Narrows the form to some of its fields. */
  only?: ((id: string) => boolean) | undefined
  widgets: OwnWidgets | undefined
  /** What is proposed for blank fields. */
  proposals?: ProposalsOfForm
  /** Filled in from elsewhere, and not looked at yet. */
  unlookedAt?: (id: string) => boolean
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
  only,
  widgets,
  proposals,
  unlookedAt,
}: SectionsProps & { group: FormGroup }) {
  const t = wordsOf(submissionsTexts.form.marks)
  const savingNeeds = (id: string) => Object.hasOwn(needed, id)
  const isRequired = (id: string) => (marked ? savingNeeds(id) : now.needed(id))
  const markOf = (id: string): string | undefined =>
    unlookedAt?.(id) ? [t('proposed'), demandOf(id)].filter(Boolean).join(', ') : demandOf(id)
  const demandOf = (id: string): string | undefined => {
    if (now.needed(id)) return marked ? t('required') : undefined
    if (savingNeeds(id)) return t('toSave')
    if (now.advised(id)) return t('advised')
    return marked ? t('optional') : undefined
  }
  const isFixed = (id: string) => (typeof readOnly === 'function' ? readOnly(id) : readOnly)
  const belowOf = (id: string) => {
    const proposal = isFixed(id) ? undefined : proposals?.of(id)
    const field = fields[id]
    const columns = field?.type === 'group' ? field.certificates : undefined
    return (
      <>
        {columns && <CertificatesBeside id={id} columns={columns} control={form.control} />}
        {proposals && proposal && <ProposalLine proposal={proposal} onTake={proposals.take} />}
      </>
    )
  }
  // A heading over a single field of the same name would only say it twice.
  const alone = group.fields.length === 1 ? fields[group.fields[0] ?? '']?.label : undefined
  const heading = group.title === alone ? undefined : group.title
  const asked = group.fields.filter((id) => now.asked(id) && (only?.(id) ?? true))
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
              mark={markOf(id)}
            />
          )
        }
        return (
          <RecordFields
            key={id}
            fields={offeredOf(ids, fields, now)}
            control={form.control}
            required={isRequired}
            cellRequired={now.needed}
            readOnly={isFixed}
            mark={markOf}
            statements="yes-no"
            below={belowOf}
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
