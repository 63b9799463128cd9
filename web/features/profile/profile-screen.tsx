import { Card, Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { PermissionsTab } from './permissions-tab.tsx'
import { type ProfileTab, profileTabs } from './profile-search.ts'
import { ProfileTabPanel } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'

interface ProfileScreenProps {
  tab: ProfileTab
  onTabChange: (tab: ProfileTab) => void
}

const panels: Record<ProfileTab, ComponentType> = {
  profile: ProfileTabPanel,
  security: SecurityTab,
  activity: ActivityTab,
  permissions: PermissionsTab,
}

/** The own account (specification, document 3 section 2.12). */
export function ProfileScreen({ tab, onTabChange }: ProfileScreenProps) {
  const t = wordsOf(profileTexts)
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Tabs
        value={tab}
        onChange={(next) => onTabChange(profileTabs.find((known) => known === next) ?? 'profile')}
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label={t('tabs.label')}>
          {profileTabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`tabs.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {profileTabs.map((each) => {
          const Panel = panels[each]
          return (
            <Tabs.Panel key={each} value={each}>
              <Card withBorder radius="md" p="lg" maw="48rem">
                <Panel />
              </Card>
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}
