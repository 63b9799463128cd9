import { MasterForm } from '#web/master-form/master-form.tsx'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink } from '#web/ui/router-link.tsx'

/** The page while a record is created: the form in place of the list, and the way back to it. */
export function CreatePart() {
  const t = wordsOf(multiCountryTexts.createForm)
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        back={<BackLink to="/multi-country-udi">{t('back')}</BackLink>}
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
