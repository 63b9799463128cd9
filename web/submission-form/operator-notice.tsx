import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { linkManufacturer } from './submission-api.ts'
import type { OperatorOfForm } from './use-operator.ts'

interface OperatorNoticeProps {
  operator: OperatorOfForm
  fields: Fields
  masterDiId: number
  readOnly: boolean
}

/** Says what of the form came from the manufacturer, and asks which one it is where several could be. */
export function OperatorNotice({ operator, fields, masterDiId, readOnly }: OperatorNoticeProps) {
  const t = wordsOf(submissionsTexts.operator)
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
          {known.foundBy === 'choice' && <LinkButton operatorId={known.id} masterDiId={masterDiId} />}
          <TextLink to="/actors" search={{ operator: known.id }} size="sm">
            {t('open')}
          </TextLink>
        </Group>
      )}
    </Alert>
  )
}

/** Settles which one it is, for all submissions of the device. */
function LinkButton({ operatorId, masterDiId }: { operatorId: number; masterDiId: number }) {
  const t = wordsOf(submissionsTexts.operator)
  const mayLink = useCan()('manage-actors')
  const link = useChange({
    nouns: ['actors', 'device-links', 'submissions'],
    run: () => linkManufacturer(operatorId, masterDiId),
    onSuccess: () => toast({ title: t('linked') }),
    onError: (error) => toast({ title: t('linkFailed'), description: error.message, variant: 'destructive' }),
  })
  if (!mayLink) return null
  return (
    <Button size="xs" variant="default" loading={link.isPending} onClick={() => link.mutate()}>
      {t('link')}
    </Button>
  )
}
