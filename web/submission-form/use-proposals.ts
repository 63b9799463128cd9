import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import type { MarketForm } from '#core/markets/market.ts'
import type { Proposal } from '#core/markets/proposals.ts'
import { certificationsInForceQuery } from '#web/data/actors.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { goToField } from '#web/record-form/go-to-field.ts'

interface ProposalsOf {
  form: UseFormReturn<FormValues>
  marketForm: MarketForm
  fields: Fields
  /** The manufacturer, whose certifications tell more. */
  operatorId?: number | undefined
}

export interface ProposalsOfForm {
  of(id: string): Proposal | undefined
  take(proposal: Proposal): void
}

const none = '[]'

/** What the market proposes for blank fields now, and the way to take it. */
export function useProposals({ form, marketForm, fields, operatorId }: ProposalsOf): ProposalsOfForm {
  const { data: certifications } = useQuery({
    ...certificationsInForceQuery(operatorId ?? 0),
    enabled: operatorId !== undefined && marketForm.proposals !== undefined,
  })
  // One text for all of it: typing that changes none of it draws nothing anew.
  const text = useWatch({
    control: form.control,
    compute: (values: FormValues) => {
      if (!marketForm.proposals) return none
      const document = Object.fromEntries(
        Object.entries(toBody(fields, values)).filter(([, value]) => value !== null),
      )
      return JSON.stringify(marketForm.proposals(document as AnyDocument, certifications ?? []))
    },
  })
  return useMemo(() => {
    const proposals: readonly Proposal[] = JSON.parse(text)
    return {
      of: (id) => proposals.find(({ field }) => field === id),
      take: ({ field, value }) => {
        form.setValue(field, toFormValues(fields, { [field]: value })[field], {
          shouldDirty: true,
          shouldValidate: true,
        })
        // The button is gone by then.
        window.setTimeout(() => goToField(form, field))
      },
    }
  }, [text, form, fields])
}
