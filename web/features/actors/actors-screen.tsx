import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { tabAddress } from '#web/ui/tab-address.ts'
import { type ActorsSearch, type ActorTab, actorTabs } from './actors-search.ts'
import type { Adding } from './adding.ts'
import { CertificationDialog } from './certification-dialog.tsx'
import { CertificationsTab } from './certifications-tab.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { LinksTab } from './links-tab.tsx'
import { OperatorDialog } from './operator-dialog.tsx'
import { OperatorsTab } from './operators-tab.tsx'
import { UploadTab } from './upload-tab.tsx'

interface ActorsScreenProps {
  address: ActorsSearch
  onAddressChange: (address: ActorsSearch) => void
}

/** Economic operators, their certifications and what they do for which devices (specification, document 3 section 2.14). */
export function ActorsScreen({ address, onAddressChange }: ActorsScreenProps) {
  const screen = wordsOf(screensTexts['/actors'])
  const t = wordsOf(actorsTexts)
  const mayManage = useCan()('manage-actors')
  const [adding, setAdding] = useState<Adding>()
  const tab: ActorTab = address.tab ?? 'overview'
  const list = { address, onAddressChange, onAdd: setAdding }
  const end = () => setAdding(undefined)
  return (
    <>
      <PageHeader
        title={screen('title')}
        purpose={screen('purpose')}
        actions={mayManage && tab !== 'upload' ? <AddButton tab={tab} onAdd={setAdding} /> : undefined}
      />
      <Tabs value={tab} onChange={(next) => onAddressChange(tabAddress(actorTabs, next))} keepMounted={false}>
        <Tabs.List mb="md" aria-label={t('tabs.label')}>
          {actorTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="overview">
          <OperatorsTab {...list} />
        </Tabs.Panel>
        <Tabs.Panel value="upload">
          <UploadTab {...list} />
        </Tabs.Panel>
        <Tabs.Panel value="links">
          <LinksTab {...list} />
        </Tabs.Panel>
        <Tabs.Panel value="certifications">
          <CertificationsTab {...list} />
        </Tabs.Panel>
      </Tabs>
      <OperatorDialog opened={adding?.what === 'operator'} onClose={end} />
      <CertificationDialog
        opened={adding?.what === 'certification'}
        operator={adding?.operator}
        onClose={end}
      />
      <LinkDialog opened={adding?.what === 'link'} operator={adding?.operator} onClose={end} />
    </>
  )
}

const added = { overview: 'operator', links: 'link', certifications: 'certification' } as const

function AddButton({ tab, onAdd }: { tab: keyof typeof added; onAdd: (adding: Adding) => void }) {
  const t = wordsOf(actorsTexts.add)
  const what = added[tab]
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onAdd({ what })}>
      {t(what)}
    </Button>
  )
}
