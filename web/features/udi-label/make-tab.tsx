import { Button, Card, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { AgencyCode } from '#core/identifiers/agency-udi-di.ts'
import { makeUdiLabel, type UdiLabelField } from '#core/identifiers/udi-label.ts'
import { udiLabelTexts } from '#web/messages/en/udi-label.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'

/** The drawing library is large: it comes when there is something to draw. */
const LabelPreview = lazy(async () => ({ default: (await import('./label-preview.tsx')).LabelPreview }))

const agencies: readonly AgencyCode[] = ['GS1', 'HIBCC', 'ICCBBA', 'IFA']
const nothing = { lot: '', serial: '', expires: '', manufactured: '' }

interface MakeTabProps {
  udiDi: string
  onCheck: (text: string) => void
}

/** The label as it is typed; what is wrong stands beside its field at once. */
export function MakeTab({ udiDi: given, onCheck }: MakeTabProps) {
  const t = wordsOf(udiLabelTexts)
  const [udiDi, setUdiDi] = useState(given)
  const [issuingEntity, setIssuingEntity] = useState<AgencyCode>()
  const [data, setData] = useState(nothing)
  const made = useMemo(
    () => makeUdiLabel({ udiDi, issuingEntity, ...data }, new Date().getFullYear()),
    [udiDi, issuingEntity, data],
  )
  const problems = 'problems' in made ? made.problems : []
  const isBlank = udiDi === '' && Object.values(data).every((value) => value === '')
  const errorOf = (path: UdiLabelField) =>
    // No errors before any input.
    udiDi === '' && path === 'udiDi' ? undefined : problems.find((problem) => problem.path === path)?.message
  const recognised = 'label' in made ? made.label.issuingEntity : made.issuingEntity
  const dataInput = (path: keyof typeof nothing) => ({
    label: t(`make.${path}`),
    value: data[path],
    error: errorOf(path),
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setData({ ...data, [path]: event.currentTarget.value }),
  })
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Card withBorder padding="lg" component="section" aria-label={t('make.title')}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h4">
              {t('make.title')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('make.purpose')}
            </Text>
          </div>
          <TextInput
            label={t('make.udiDi')}
            description={t('make.udiDiHelp')}
            value={udiDi}
            error={errorOf('udiDi')}
            classNames={{ input: 'code' }}
            autoComplete="off"
            spellCheck={false}
            withAsterisk
            aria-required
            onChange={(event) => setUdiDi(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('make.issuingEntity')}
            value={issuingEntity ?? ''}
            data={[
              {
                value: '',
                label:
                  issuingEntity === undefined && recognised !== null
                    ? t('make.recognisedAs', { entity: recognised })
                    : t('make.recognised'),
              },
              ...agencies.map((code) => ({ value: code, label: code })),
            ]}
            onChange={(event) =>
              setIssuingEntity(agencies.find((code) => code === event.currentTarget.value))
            }
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput {...dataInput('lot')} classNames={{ input: 'code' }} />
            <TextInput {...dataInput('serial')} classNames={{ input: 'code' }} />
            <TextInput {...dataInput('manufactured')} type="date" />
            <TextInput {...dataInput('expires')} type="date" />
          </SimpleGrid>
          <div>
            <Button
              variant="default"
              disabled={isBlank}
              onClick={() => {
                setUdiDi('')
                setIssuingEntity(undefined)
                setData(nothing)
              }}
            >
              {t('make.clear')}
            </Button>
          </div>
        </Stack>
      </Card>
      <Card withBorder padding="lg" component="section" aria-label={t('preview.title')}>
        <Title order={2} size="h4" mb="sm">
          {t('preview.title')}
        </Title>
        {'label' in made ? (
          <Suspense fallback={<CentredSpinner />}>
            <LabelPreview label={made.label} udiDi={udiDi} onCheck={onCheck} />
          </Suspense>
        ) : (
          <Text size="sm" c="dimmed" role="status">
            {isBlank || udiDi === '' ? t('preview.waiting') : t('preview.problems')}
          </Text>
        )}
      </Card>
    </SimpleGrid>
  )
}
