import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Market } from '#core/code-lists/markets.ts'
import { countryKindOf } from '#core/contract/import-previews.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { AllowedUpload } from '#web/imports/allowed-upload.tsx'
import type { ImportedRecords } from '#web/imports/imported-records.ts'
import { type Begun, type UploadAddress, UploadPanel } from '#web/imports/upload-panel.tsx'
import { type ChosenFile, UploadPlace } from '#web/imports/upload-place.tsx'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDownload } from '#web/platform/use-download.ts'
import { fieldsOf } from '#web/submission-form/market-fields.ts'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { countryUploadQuery, downloadCountryTemplate } from './country-upload-api.ts'
import { OfAddress } from './of-address.tsx'

interface CountryUploadScreenProps extends Pick<CountryUploadProps, 'address' | 'onAddressChange'> {
  country: string
  masterDiId: string
}

export function CountryUploadScreen({ country, masterDiId, ...rest }: CountryUploadScreenProps) {
  return (
    <OfAddress country={country} masterDiId={masterDiId}>
      {(market, record) => <CountryUpload market={market} record={record} {...rest} />}
    </OfAddress>
  )
}

interface CountryUploadProps {
  market: Market
  record: MasterRecord
  address: UploadAddress
  onAddressChange: (address: UploadAddress) => void
}

/** Submissions of one device for one country from a file (specification, document 3 section 2.4). */
function CountryUpload({ market, record, address, onAddressChange }: CountryUploadProps) {
  const t = wordsOf(submissionsTexts.upload)
  const form = useQuery(marketFormQuery(market.code))
  const save = useDownload()
  const allowed = useCan()('create-submissions')
  const params = { country: market.code, masterDiId: String(record.id) }
  const records: ImportedRecords = {
    noun: 'submissions',
    fields: form.data ? fieldsOf(form.data) : {},
    link: (isNext) => (
      <ButtonLink
        variant={isNext ? 'filled' : 'default'}
        to="/country-specific/$country/$masterDiId"
        params={params}
        search={{ tab: 'submissions' }}
      >
        {t('toSubmissions')}
      </ButtonLink>
    ),
    importedLink: () => null,
    recordLink: (submission, children) => (
      <TextLink
        to="/country-specific/$country/$masterDiId"
        params={params}
        search={{ tab: 'form', submission }}
        inherit
      >
        {children}
      </TextLink>
    ),
  }
  return (
    <div {...useFocusKept(address.job ?? address.preview)}>
      <PageHeader
        title={t('title', { country: market.country })}
        flag={market.code}
        purpose={t('purpose', { device: record.deviceName ?? '', country: market.country })}
        back={
          <TextLink
            to="/country-specific/$country/$masterDiId"
            params={params}
            search={{ tab: 'form' }}
            size="sm"
          >
            <Group gap={4} component="span">
              <IconArrowLeft size={14} aria-hidden />
              {t('back')}
            </Group>
          </TextLink>
        }
        actions={
          allowed && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void save(() => downloadCountryTemplate(market.code), t('templateDownloaded'))}
            >
              {t('template')}
            </Button>
          )
        }
      />
      <AllowedUpload>
        <UploadPanel
          address={address}
          onAddressChange={onAddressChange}
          records={records}
          kinds={[countryKindOf(market.code)]}
        >
          {(onBegun) => <ChooseFile market={market} record={record} onBegun={onBegun} />}
        </UploadPanel>
      </AllowedUpload>
    </div>
  )
}

interface ChooseFileProps {
  market: Market
  record: MasterRecord
  onBegun: (begun: Begun) => void
}

function ChooseFile({ market, record, onBegun }: ChooseFileProps) {
  const t = wordsOf(submissionsTexts.upload)
  const [chosen, setChosen] = useState<ChosenFile>()
  const [busy, setBusy] = useState(false)
  const rules = {
    accept: ['.csv', 'text/csv'],
    isTooLarge: (size: number) => size >= 10 * 1024 * 1024,
    kind: countryKindOf(market.code),
    masterDiId: record.id,
  }
  const words = {
    drop: t('drop', { country: market.country }),
    help: t('help'),
    invalidType: t('invalidType'),
    tooLarge: t('tooLarge'),
  }
  return (
    <Stack gap="lg">
      <UploadPlace
        name="country"
        {...{ rules, words, chosen, busy, onBegun }}
        onChoose={setChosen}
        onBusyChange={setBusy}
      />
      <Columns country={market.code} />
    </Stack>
  )
}

/** The columns of the template, and beside their number the regulator's own. */
function Columns({ country }: { country: string }) {
  const t = wordsOf(submissionsTexts.upload)
  const { data, error, refetch } = useQuery(countryUploadQuery(country))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return null
  const columns = String(data.columns.length)
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('columnsTitle')}>
      <Title order={2} size="h4" mb="xs">
        {t('columnsTitle')}
      </Title>
      <Text size="sm">
        {data.attributes === null
          ? t('columns', { columns })
          : t('attributes', { attributes: String(data.attributes), columns })}{' '}
        {t('again')}
      </Text>
      <List size="sm" mt="sm" style={{ columns: '16rem' }}>
        {data.columns.map(({ name, label }) => (
          <List.Item key={name}>
            <span className="code">{name}</span> – {label}
          </List.Item>
        ))}
      </List>
    </Card>
  )
}
