import { SegmentedControl, Text, useMantineColorScheme } from '@mantine/core'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './user-menu.module.css'

const schemes = ['auto', 'light', 'dark'] as const

/** Remembered in this browser; 'auto' follows the system. */
export function ThemeSwitch() {
  const t = wordsOf(shellTexts.userMenu)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <div className={classes.theme}>
      <Text size="sm" c="dimmed" id="theme-switch">
        {t('theme')}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby="theme-switch"
        data={schemes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </div>
  )
}
