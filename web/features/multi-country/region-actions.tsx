import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPencil, IconWorldUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { findMarket } from '#core/code-lists/markets.ts'
import type { RegionRecord } from '#web/data/master-di.ts'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Flag } from '#web/ui/flag.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

interface RegionActionsProps {
  record: RegionRecord
  /** The countries of the region: a submission is made for one of them. */
  region: readonly string[]
}

export function RegionActions({ record, region }: RegionActionsProps) {
  const t = wordsOf(multiCountryTexts.actions)
  const navigate = useNavigate()
  const params = { id: String(record.id) }
  const countries = record.targetCountries.filter((code) => region.includes(code))
  const create = (country: string) =>
    void navigate({
      to: '/country-specific/$country/$masterDiId',
      params: { country, masterDiId: params.id },
      search: { tab: 'form' },
    })
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('menu', { device: record.deviceNumber ?? '' })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconEye {...icon} />}
          onClick={() => void navigate({ to: '/master-di/records/$id', params })}
        >
          {t('view')}
        </Menu.Item>
        {record.abilities.edit && (
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            onClick={() =>
              void navigate({
                to: record.status === 'draft' ? '/master-di/edit-draft/$id' : '/master-di/edit/$id',
                params,
              })
            }
          >
            {t('edit')}
          </Menu.Item>
        )}
        {record.abilities.createSubmission && countries.length > 0 && (
          <CreateSubmission countries={countries} onCreate={create} />
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface CreateSubmissionProps {
  countries: readonly string[]
  onCreate: (country: string) => void
}

/** At once where there is one country, else a choice of them. */
function CreateSubmission({ countries, onCreate }: CreateSubmissionProps) {
  const t = wordsOf(multiCountryTexts.actions)
  const leftSection = <IconWorldUpload {...icon} />
  const [only, ...others] = countries
  if (only !== undefined && others.length === 0) {
    return (
      <Menu.Item leftSection={leftSection} onClick={() => onCreate(only)}>
        {t('create')}
      </Menu.Item>
    )
  }
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={leftSection}>{t('create')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {countries.map((country) => (
          <Menu.Item key={country} leftSection={<Flag code={country} />} onClick={() => onCreate(country)}>
            {findMarket(country)?.country ?? country}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
