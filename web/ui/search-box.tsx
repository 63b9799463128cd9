import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isTyping } from './is-typing.ts'

interface SearchBoxProps {
  /** The search text in the URL. */
  value: string
  onChange: (value: string) => void
  /** What can be searched: 'Search by device name, number or manufacturer'. */
  label: string
  /** Whether `/` focuses it; for the main search of a screen. */
  hotkey?: boolean
}

const debounceMs = 250

/** Debounced search; Enter searches immediately, Esc clears. */
export function SearchBox({ value, onChange, label, hotkey = true }: SearchBoxProps) {
  const t = wordsOf(uiTexts.search)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const report = useDebouncedCallback(onChange, debounceMs)

  // Follow the URL on back and forward, but never overwrite text being typed.
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useSlashFocus(input, hotkey)

  const set = (next: string) => {
    setTyped(next)
    report(next.trim())
  }
  const setAtOnce = (next: string) => {
    set(next)
    report.flush()
  }
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => set(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setAtOnce(typed)
        if (event.key === 'Escape' && typed !== '') setAtOnce('')
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        typed === '' ? (
          hotkey && <Kbd size="xs">/</Kbd>
        ) : (
          <CloseButton size={24} aria-label={t('clear')} onClick={() => setAtOnce('')} />
        )
      }
    />
  )
}

function useSlashFocus(input: React.RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [input, enabled])
}
