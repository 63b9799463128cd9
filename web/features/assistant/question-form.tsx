import { ActionIcon, TextInput } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import type { Ref } from 'react'
import { maxQuestionLength } from '#core/contract/assistant.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './chat.module.css'

interface QuestionFormProps {
  question: string
  placeholder: string
  waiting: boolean
  inputRef?: Ref<HTMLInputElement>
  onChange: (question: string) => void
  onSend: () => void
}

/** Enter sends, as the button does; neither while a reply is awaited, nor of nothing. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, placeholder, waiting, inputRef, onChange, onSend } = props
  const t = wordsOf(assistantTexts)
  const sendable = question.trim() !== '' && !waiting
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (sendable) onSend()
      }}
    >
      <TextInput
        ref={inputRef ?? null}
        className={classes.input}
        aria-label={t('input')}
        placeholder={placeholder}
        value={question}
        maxLength={maxQuestionLength}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <ActionIcon type="submit" size={36} aria-label={t('send')} disabled={!sendable}>
        <IconSend2 size={18} aria-hidden />
      </ActionIcon>
    </form>
  )
}
