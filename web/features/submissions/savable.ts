import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { isBlank } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'

/** What saving a submission derived from a master record demands (decision D10). */
export const neededAtSaving = ['deviceName', 'riskClass', 'intendedUse'] as const

type RequiredMessages = Readonly<Record<(typeof neededAtSaving)[number], string>>

export function useRequiredMessages(): RequiredMessages {
  const t = useTranslations('submissions.form.required')
  return useMemo(
    () => ({
      deviceName: t('deviceName'),
      riskClass: t('riskClass'),
      intendedUse: t('intendedUse'),
    }),
    [t],
  )
}

/** Lengths and codes by the dictionary, and what saving cannot do without: said before the server has to. */
export function savableSchema(fields: Fields, required: RequiredMessages): z.ZodType {
  return patchSchema(fields).superRefine((values, context) => {
    const given = values as Readonly<Record<string, unknown>>
    for (const id of neededAtSaving) {
      if (id in fields && isBlank(given[id])) {
        context.addIssue({ code: 'custom', path: [id], message: required[id] })
      }
    }
  })
}
