import { Kbd, Modal, Text, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './command-palette.module.css'
import { PaletteList } from './palette-list.tsx'
import type { PaletteItem, PaletteSource } from './palette-source.ts'
import { usePaletteResults, useScreensSource } from './use-palette-results.ts'

interface CommandPaletteProps {
  opened: boolean
  onOpen: () => void
  onClose: () => void
  /** What it finds beside the screens. */
  sources: readonly PaletteSource[]
}

/** Ctrl/⌘ K: goes anywhere by typing a few letters. */
export function CommandPalette({ opened, onOpen, onClose, sources }: CommandPaletteProps) {
  const t = wordsOf(shellTexts.palette)
  useHotkeys([['mod+K', opened ? onClose : onOpen]], [])
  return (
    <Modal.Root opened={opened} onClose={onClose} size="lg" yOffset="12vh">
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label={t('title')} radius="md">
        <PaletteContent sources={sources} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}

/** Mounted with each opening: it starts empty. */
function PaletteContent({ sources, onClose }: { sources: readonly PaletteSource[]; onClose: () => void }) {
  const t = wordsOf(shellTexts.palette)
  const router = useRouter()
  const listId = useId()
  const screens = useScreensSource()
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState(0)
  const { groups, searching, failed } = usePaletteResults([screens, ...sources], query)
  const items = groups.flatMap((group) => group.items)
  const current = items[Math.min(position, items.length - 1)]

  const open = (item: PaletteItem) => {
    onClose()
    router.history.push(item.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) setPosition((position + step + items.length) % items.length)
    else if (event.key === 'Enter' && current) open(current)
    else return
    event.preventDefault()
  }
  return (
    <div>
      <TextInput
        className={classes.input}
        variant="unstyled"
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        placeholder={t('placeholder')}
        aria-label={t('title')}
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        autoComplete="off"
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setPosition(0)
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={listId} label={t('results')} groups={groups} current={current} onOpen={open} />
      <Text className={classes.message} size="sm" c="dimmed" role="status">
        {items.length === 0 && !searching ? t('nothing', { query }) : failed ? t('failed') : ''}
      </Text>
      <div className={classes.keys}>
        <Kbd size="xs">↑↓</Kbd> {t('keys')}
      </div>
    </div>
  )
}
