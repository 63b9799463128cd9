import { Card } from '@mantine/core'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { MyWorkPanel } from '#web/my-work/my-work-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** All that waits for who is signed in. */
export function MyWorkScreen() {
  const screen = wordsOf(screensTexts['/my-work'])
  return (
    <>
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Card withBorder padding="lg">
        <MyWorkPanel />
      </Card>
    </>
  )
}
