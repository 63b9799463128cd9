import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Fields } from '#core/dictionary/field.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import type { OperatorOfForm } from './use-operator.ts'

interface OperatorNoticeProps {
  operator: OperatorOfForm
  fields: Fields
  readOnly: boolean
}

/** Says what of the form came from the manufacturer, and asks which one it is where several could be. */
export function OperatorNotice({ operator, fields, readOnly }: OperatorNoticeProps) {
  const t = useTranslations('submissions.operator')
  const { defaults, choices, chosen, choose, same, blank, fill, busy } = operator
  const known = defaults?.operator
  const labelsOf = (ids: readonly string[]) => ids.map((id) => fields[id]?.label ?? id).join(', ')
  if (!known && choices.length === 0) return null
  if (known && choices.length === 0 && same.length === 0 && blank.length === 0) return null
  return (
    <Alert
      color="blue"
      variant="light"
      icon={<IconBuildingFactory2 aria-hidden />}
      title={known ? t('title', { operator: known.name }) : t('several')}
    >
      {choices.length > 0 && (
        <NativeSelect
          label={t('choose')}
          description={t('chooseHelp')}
          maw="28rem"
          mb="xs"
          disabled={readOnly || busy}
          data={[
            { value: '', label: t('none') },
            ...choices.map(({ id, name, srn, country }) => ({
              value: String(id),
              label: [name, srn ?? country].filter(Boolean).join(', '),
            })),
          ]}
          value={chosen === undefined ? '' : String(chosen)}
          onChange={({ currentTarget }) =>
            choose(currentTarget.value === '' ? undefined : Number(currentTarget.value))
          }
        />
      )}
      {same.length > 0 && <Text size="sm">{t('filled', { fields: labelsOf(same) })}</Text>}
      {known && (
        <Group gap="md" mt={6}>
          {!readOnly && blank.length > 0 && (
            <Button size="xs" variant="default" onClick={fill}>
              {t('fill', { count: blank.length })}
            </Button>
          )}
          <TextLink to="/actors" search={{ operator: known.id }} size="sm">
            {t('open')}
          </TextLink>
        </Group>
      )}
    </Alert>
  )
}
