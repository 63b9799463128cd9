import { ActionIcon } from '@mantine/core'
import { IconMessageChatbot } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import classes from './floating.module.css'

const Panel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }))

/** The round button of every signed-in screen, and the dialog it opens; one can go on working beside it. */
export function FloatingAssistant() {
  const t = wordsOf(shellTexts)
  const can = useCan()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!can('view-submissions')) return null
  return (
    <>
      <ActionIcon
        ref={button}
        className={classes.button}
        aria-label={t('openAssistant')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        data-assistant-button
        onClick={() => setOpened(!opened)}
      >
        <IconMessageChatbot size="60%" aria-hidden />
      </ActionIcon>
      {opened && (
        <Suspense>
          <Panel
            onClose={() => {
              setOpened(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
