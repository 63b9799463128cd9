import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CommentPerson } from '#core/contract/comments.ts'
import { peopleQuery } from '#web/data/comments.ts'
import { commentsTexts } from '#web/messages/en/comments.ts'
import { wordsOf } from '#web/messages/words.ts'

interface MentionInputProps extends Pick<TextareaProps, 'label' | 'placeholder' | 'error' | 'description'> {
  value: string
  onChange: (text: string) => void
  /** Ctrl+Enter. */
  onSend: () => void
  takeFocus?: boolean
}

/** The beginning of a name after an @, as far as the caret. */
const beginning = /(?:^|[^\p{L}\p{N}_])@([^\s@]{0,60})$/u
const mostOffered = 6

/** A text in which @ offers the people who can be mentioned. */
export function MentionInput({ value, onChange, onSend, takeFocus = false, ...rest }: MentionInputProps) {
  const t = wordsOf(commentsTexts.form)
  const input = useRef<HTMLTextAreaElement>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [begun, setBegun] = useState<string>()
  const people = useQuery({ ...peopleQuery, enabled: begun !== undefined })
  const offered = begun === undefined ? [] : matching(people.data ?? [], begun)
  const look = () => {
    const caret = input.current?.selectionStart ?? 0
    const found = beginning.exec((input.current?.value ?? '').slice(0, caret))?.[1]
    setBegun(found)
    if (found === undefined) return combobox.closeDropdown()
    combobox.openDropdown()
  }
  // Once they are drawn: the people may come after the first letters.
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption())
  const drawn = offered.map(({ id }) => id).join()
  useEffect(() => {
    if (drawn !== '') selectFirst()
  }, [drawn])
  const choose = (username: string) => {
    const caret = input.current?.selectionStart ?? value.length
    const at = caret - (begun?.length ?? 0)
    onChange(`${value.slice(0, at)}${username} ${value.slice(caret)}`)
    setBegun(undefined)
    combobox.closeDropdown()
    const after = at + username.length + 1
    // Once the text is in the input.
    window.requestAnimationFrame(() => input.current?.setSelectionRange(after, after))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} position="bottom-start" middlewares={{ shift: true }}>
      {/* A text of several lines is no combobox: its own attributes say what a textbox may. */}
      <Combobox.Target withAriaAttributes={false}>
        <Textarea
          {...rest}
          ref={input}
          value={value}
          dir="auto"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          autosize
          minRows={2}
          maxRows={12}
          data-autofocus={takeFocus || undefined}
          autoFocus={takeFocus}
          error={rest.error ?? (begun !== undefined && people.error ? t('peopleFailed') : undefined)}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            look()
          }}
          onKeyDown={onKeyDown}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label={t('people')}>
          {offered.map(({ id, username, name }) => (
            <Combobox.Option key={id} value={username}>
              <bdi>{name}</bdi> <bdi>({username})</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function matching(people: readonly CommentPerson[], begun: string): CommentPerson[] {
  const text = begun.toLowerCase()
  return people
    .filter(({ username, name }) =>
      [username, ...name.split(' ')].some((part) => part.toLowerCase().startsWith(text)),
    )
    .slice(0, mostOffered)
}
