import { IconCopy } from '@tabler/icons-react'
import type { UseFormReturn } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { codesNotTaken, copyOfAll, copyOfMaster } from '#core/markets/copy-master.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { FillButton } from './fill-button.tsx'

interface CopyMasterButtonProps {
  form: UseFormReturn<FormValues>
  fields: Fields
  /** A code it does not take is left blank; some take more of a file the record came from. */
  market: MarketForm
  record: MasterRecord
  /** What its manufacturer gives, which says more than the record. */
  fromOperator: Readonly<Record<string, unknown>>
}

/** Fills the form from the master record. */
export function CopyMasterButton({ form, fields, market, record, fromOperator }: CopyMasterButtonProps) {
  const t = wordsOf(submissionsTexts.form)
  const ofRecord = Object.entries(copyOfMaster(record, record.sourceData, market)).filter(
    ([id]) => id in fields,
  )
  const values = Object.fromEntries(ofRecord.map(([id, value]) => [id, fromOperator[id] ?? value]))
  const leftOut = codesNotTaken(market.regulatorFields, copyOfAll(record, record.sourceData)).filter(
    (id) => id in fields,
  )
  const said = [
    t('copiedDescription', { count: String(Object.keys(values).length) }),
    ...(leftOut.length > 0
      ? [t('leftOut', { fields: leftOut.map((id) => fields[id]?.label ?? id).join(', ') })]
      : []),
  ]
  return (
    <FillButton
      {...{ form, fields, values }}
      icon={<IconCopy size={16} aria-hidden />}
      label={t('copy')}
      done={{ title: t('copied'), description: said.join(' ') }}
      consequence={t('replaceConsequence')}
    />
  )
}
