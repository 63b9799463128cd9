import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import { isBlank, sameValue } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { operatorDefaultsQuery } from '#web/data/actors.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'

interface OperatorOf {
  form: UseFormReturn<FormValues>
  fields: Fields
  market: string
  record: MasterRecord | undefined
  defaults: OperatorDefaults | undefined
}

/** The form beside what the manufacturer gives. */
interface Compared {
  /** Fields that say what the manufacturer gives. */
  readonly same: readonly string[]
  /** Fields that say nothing, and could. */
  readonly blank: readonly string[]
}

export type OperatorOfForm = ReturnType<typeof useOperator>

/** What the manufacturer of the device gives, and what of it stands in the form (decision D42). */
export function useOperator({ form, fields, market, record, defaults: first }: OperatorOf) {
  const t = wordsOf(submissionsTexts.operator)
  const [chosen, setChosen] = useState<number>()
  const { data, isFetching } = useQuery({
    ...operatorDefaultsQuery(record?.id ?? 0, market, chosen),
    enabled: chosen !== undefined && record !== undefined,
  })
  // Once a link has settled it, nothing is chosen any more.
  const defaults = chosen === undefined || first?.operator ? first : data
  /** What another choice before has filled in. */
  const filledIn = useRef<Given>({})
  const given = useMemo(
    () => Object.entries(defaults?.values ?? {}).filter(([id]) => id in fields),
    [defaults, fields],
  )
  const compare = (values: FormValues): Compared => {
    const current = toBody(fields, values)
    return {
      same: given.filter(([id, value]) => sameValue(current[id], value)).map(([id]) => id),
      blank: given.filter(([id]) => isBlank(current[id])).map(([id]) => id),
    }
  }
  // One text for all of it: typing that changes none of it draws nothing anew.
  const state = useWatch({
    control: form.control,
    compute: (values: FormValues) => JSON.stringify(compare(values)),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text tells that values have changed.
  const compared = useMemo(() => compare(form.getValues()), [state, given])
  useEffect(() => {
    if (chosen === undefined || data?.operator?.id !== chosen) return
    takeOver(form, fields, filledIn.current, data.values)
    filledIn.current = data.values
  }, [chosen, data, form, fields])
  const name = defaults?.operator?.name
  const marked = useMemo(() => {
    if (name === undefined) return fields
    const words = t('fromOperator', { operator: name })
    const own = compared.same.flatMap((id) => {
      const field = fields[id]
      return field ? [[id, { ...field, help: field.help ? `${field.help} ${words}` : words }] as const] : []
    })
    return { ...fields, ...Object.fromEntries(own) } as Fields
  }, [fields, compared.same, name, t])

  return {
    defaults,
    choices: first?.choices ?? [],
    chosen,
    choose: setChosen,
    busy: chosen !== undefined && isFetching,
    ...compared,
    marked,
    /** Into fields that say nothing. */
    fill: () => takeOver(form, fields, {}, defaults?.values ?? {}),
  }
}

type Given = OperatorDefaults['values']

/** Fills fields that are blank, or say what another manufacturer gave before; what somebody typed stays. */
function takeOver(form: UseFormReturn<FormValues>, fields: Fields, before: Given, given: Given): void {
  const current = toBody(fields, form.getValues())
  const values = toFormValues(fields, given)
  for (const id of Object.keys({ ...before, ...given })) {
    const mayChange = isBlank(current[id]) || sameValue(current[id], before[id])
    if (!(id in fields) || !mayChange || sameValue(current[id] ?? null, given[id] ?? null)) continue
    form.setValue(id, values[id], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
}
