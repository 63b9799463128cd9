import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink } from '#web/ui/router-link.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { MasterUpload, type ShownUpload } from './master-upload.tsx'
import { TemplateButton } from './template-button.tsx'

/** The upload of records alone, where one comes from their list (decision D23a). */
export function MasterUploadScreen(shown: ShownUpload) {
  const t = wordsOf(masterDiTexts.upload)
  return (
    <div {...useFocusKept(shown.address.job ?? shown.address.preview)}>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        back={<BackLink to="/master-di/records">{t('back')}</BackLink>}
        actions={<TemplateButton noun="master-di" />}
      />
      <MasterUpload {...shown} />
    </div>
  )
}
