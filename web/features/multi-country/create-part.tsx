import { Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { MasterForm } from '#web/master-form/master-form.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/router-link.tsx'

/** The page while a record is created: the form in place of the list, and the way back to it. */
export function CreatePart() {
  const t = useTranslations('multiCountry.createForm')
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        back={
          <TextLink to="/multi-country-udi" size="sm">
            <Group gap={4} component="span">
              <IconArrowLeft size={14} aria-hidden />
              {t('back')}
            </Group>
          </TextLink>
        }
      />
      <MasterForm
        mode="create"
        record={undefined}
        changeComment={undefined}
        onCurrent={() => undefined}
        leadsTo="/multi-country-udi"
      />
    </>
  )
}
