import { Button, Radio, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Fields } from '#core/dictionary/field.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { type FormValues, toBody, toFormValues } from './form-values.ts'
import { merged, mergeOf } from './merge.ts'
import { FieldText } from './record-view.tsx'

/** The record as somebody else has saved it meanwhile. */
export interface SavedMeanwhile extends Readonly<Record<string, unknown>> {
  readonly updatedByName?: string | null
}

interface ConflictPanelProps {
  title: string
  fields: Fields
  /** What the form began with. */
  base: FormValues
  form: UseFormReturn<FormValues>
  current: SavedMeanwhile
  /** Goes on with the current record and these values typed over it. */
  onMerge: (values: FormValues) => void
  /** Goes on with the current record, without what was typed. */
  onLoad: () => void
}

/** Somebody else was quicker: nothing was saved and nothing is lost, whoever typed it. */
export function ConflictPanel({ title, fields, base, form, current, onMerge, onLoad }: ConflictPanelProps) {
  const t = wordsOf(recordFormTexts.conflict)
  const [take, setTake] = useState<ReadonlySet<string>>(new Set())
  // Typing goes on while the panel stands.
  const mine = useWatch({ control: form.control })
  const versions = { base, mine, theirs: toFormValues(fields, current) }
  const { theirs, both } = mergeOf(fields, versions)
  const who = current.updatedByName ?? t('somebody')
  const choose = (id: string, isTheirs: boolean) =>
    setTake(new Set(isTheirs ? [...take, id] : [...take].filter((one) => one !== id)))
  return (
    <ErrorPanel
      comesIntoSight
      title={title}
      consequence={t('consequence')}
      advice={
        <>
          {theirs.length > 0 && (
            <Text span size="sm" display="block">
              {t('takenIn', { who, fields: theirs.map((id) => fields[id]?.label ?? id).join(', ') })}
            </Text>
          )}
          {both.length > 0 && (
            <Table layout="fixed" verticalSpacing={4} mt="xs" aria-label={t('both')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('field')}</Table.Th>
                  <Table.Th>{t('mine')}</Table.Th>
                  <Table.Th>{t('theirs', { who })}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {both.map((id) => (
                  <Choice
                    key={id}
                    id={id}
                    fields={fields}
                    mine={toBody(fields, versions.mine)[id]}
                    theirs={toBody(fields, versions.theirs)[id]}
                    isTheirs={take.has(id)}
                    onChoose={(isTheirs) => choose(id, isTheirs)}
                  />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </>
      }
      actions={
        <>
          <Button size="xs" onClick={() => onMerge(merged(fields, versions, take))}>
            {t('merge')}
          </Button>
          <Button size="xs" variant="default" onClick={onLoad}>
            {t('load')}
          </Button>
        </>
      }
    />
  )
}

interface ChoiceProps {
  id: string
  fields: Fields
  mine: unknown
  theirs: unknown
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function Choice({ id, fields, mine, theirs, isTheirs, onChoose }: ChoiceProps) {
  const t = wordsOf(recordFormTexts.conflict)
  const field = fields[id]
  if (!field) return null
  const value = (own: boolean, what: unknown) => (
    <Table.Td style={{ overflowWrap: 'anywhere' }}>
      <Radio
        name={`conflict-${id}`}
        checked={own !== isTheirs}
        onChange={() => onChoose(!own)}
        aria-label={t(own ? 'keepMine' : 'takeTheirs', { field: field.label })}
        label={<FieldText field={field} value={what} />}
      />
    </Table.Td>
  )
  return (
    <Table.Tr>
      <Table.Th scope="row">{field.label}</Table.Th>
      {value(true, mine)}
      {value(false, theirs)}
    </Table.Tr>
  )
}
