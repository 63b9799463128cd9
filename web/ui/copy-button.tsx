import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: string
  /** What is copied, for the accessible name: 'Copy device number'. */
  label: string
  onCopied: () => void
}

const copiedMs = 2_000

export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const t = wordsOf(uiTexts.copy)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = window.setTimeout(() => setCopied(false), copiedMs)
    return () => window.clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    if (!(await copyText(text))) return
    setCopied(true)
    onCopied()
  }
  const icon = copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
  const name = copied ? t('copied') : label

  return (
    <Tooltip label={name}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={name} onClick={copy}>
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}
