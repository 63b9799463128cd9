import { Tabs } from '@mantine/core'
import type { UploadAddress } from '#web/imports/upload-panel.tsx'
import { bulkUploadTexts } from '#web/messages/en/bulk-upload.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { MasterUpload } from './master-upload.tsx'
import { SubmissionUpload } from './submission-upload.tsx'
import { TemplateButton } from './template-button.tsx'

const tabs = ['submissions', 'master-di'] as const

/** The screen state kept in the URL; the first tab is the default. */
export interface BulkUploadAddress {
  readonly tab?: 'master-di'
  readonly job?: number
  readonly preview?: number
  readonly check?: boolean
}

interface BulkUploadScreenProps {
  address: BulkUploadAddress
  onAddressChange: (address: BulkUploadAddress) => void
}

/** Many submissions, or many Master DI records, from one file (decision D23a). */
export function BulkUploadScreen({ address, onAddressChange }: BulkUploadScreenProps) {
  const screen = wordsOf(screensTexts['/bulk-upload'])
  const t = wordsOf(bulkUploadTexts)
  const tab = address.tab ?? 'submissions'
  const ofTab = (one: string | null): BulkUploadAddress => (one === 'master-di' ? { tab: one } : {})
  const shown = {
    address,
    onAddressChange: ({ job, preview }: UploadAddress) =>
      onAddressChange({
        ...ofTab(tab),
        ...(job !== undefined && { job }),
        ...(preview !== undefined && { preview }),
      }),
  }
  return (
    <div {...useFocusKept(address.job ?? address.preview)}>
      <ScreenTabs group="eudamed" />
      <PageHeader
        title={screen('title')}
        purpose={screen('purpose')}
        actions={<TemplateButton noun={tab} />}
      />
      <Tabs value={tab} onChange={(next) => onAddressChange(ofTab(next))} keepMounted={false}>
        <Tabs.List mb="md" aria-label={t('tabs.label')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="submissions">
          <SubmissionUpload {...shown} />
        </Tabs.Panel>
        <Tabs.Panel value="master-di">
          <MasterUpload {...shown} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
