import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { beginsAt, type ScreenGroup } from '#web/platform/screen-groups.ts'
import { useScreens } from '#web/platform/use-screens.ts'
import { LinkTab, LinkTabs } from './link-tabs.tsx'

/**
 * The screens of a group that one may open; stands above the title of each. A single one is no choice, and is not
 * shown.
 */
export function ScreenTabs({ group }: { group: Exclude<ScreenGroup, 'suite'> }) {
  const words = wordsOf(uiTexts.screenTabs)
  const shown = useScreens(group)
  if (shown.length < 2) return null
  return (
    <LinkTabs label={words(`labels.${group}`)}>
      {shown.map((path) => (
        <LinkTab key={path} to={path} search={beginsAt[path]}>
          {words(`names.${path}`)}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
