import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { rimTexts } from '#web/messages/en/rim.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { ComplianceTab } from './compliance-tab.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import type { Doing, RimScreenProps } from './doing.ts'
import { FilesDialog } from './files-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { rimSearch, rimTabs } from './rim-search.ts'
import { SubmissionsTab } from './submissions-tab.tsx'

/** Regulatory submissions, compliance items and documents of a small organisation in one view. */
export function RimScreen({ address, onAddressChange }: RimScreenProps) {
  const screen = wordsOf(screensTexts['/simple-rim'])
  const t = wordsOf(rimTexts)
  const can = useCan()
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const props = { address, onAddressChange, onDo: setDoing }
  return (
    <>
      <PageHeader
        title={screen('title')}
        purpose={screen('purpose')}
        actions={
          can('edit-submissions') ? (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setDoing({ what: 'edit', noun: 'submission' })}
            >
              {t('newSubmission')}
            </Button>
          ) : undefined
        }
      />
      <Tabs
        value={address.tab ?? 'dashboard'}
        onChange={(next) =>
          onAddressChange(rimSearch.read({ tab: next === 'dashboard' ? undefined : (next ?? undefined) }))
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {rimTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="dashboard">
          <OverviewTab />
        </Tabs.Panel>
        <Tabs.Panel value="submissions">
          <SubmissionsTab {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="compliance">
          <ComplianceTab {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="documents">
          <DocumentsTab {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics">
          <AnalyticsTab />
        </Tabs.Panel>
      </Tabs>
      {doing?.what === 'edit' && <ItemDialog noun={doing.noun} item={doing.item} onClose={end} />}
      {doing?.what === 'files' && <FilesDialog document={doing.item} onClose={end} />}
      {doing?.what === 'approve' && <ApproveDialog document={doing.item} onClose={end} />}
      <DeleteDialog doing={doing?.what === 'delete' ? doing : undefined} onClose={end} />
    </>
  )
}
