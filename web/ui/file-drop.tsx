import { Button, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './file-drop.module.css'

interface FileDropProps {
  /** What to do: 'Drop a CSV or Excel file here'. */
  label: string
  /** Limits and guidance below it. */
  help?: string
  /** File name endings and MIME types, as in `<input accept>`; the caller judges what was dropped. */
  accept: readonly string[]
  disabled?: boolean
  onFile: (file: File) => void
}

/** Drop area for one file, with a button as an alternative. */
export function FileDrop({ label, help, accept, disabled = false, onFile }: FileDropProps) {
  const t = wordsOf(uiTexts.fileDrop)
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const [over, setOver] = useState(false)
  /** How many files were dropped at once, where that was more than one. */
  const [several, setSeveral] = useState(0)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    setSeveral(others.length === 0 ? 0 : others.length + 1)
    if (file && others.length === 0) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button does the same.
    <div
      className={classes.target}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={30} stroke={1.4} aria-hidden />
      <Text fw={600}>{label}</Text>
      {help !== undefined && (
        <Text id={helpId} size="sm" c="dimmed">
          {help}
        </Text>
      )}
      {several > 0 && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {t('several', { count: String(several) })}
        </Text>
      )}
      <Button
        variant="default"
        // Not `disabled`, which would lose the focus.
        data-disabled={disabled || undefined}
        aria-disabled={disabled}
        aria-describedby={help === undefined ? undefined : helpId}
        onClick={() => {
          if (!disabled) input.current?.click()
        }}
      >
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files)
          // Reset, so that choosing the same file name again fires a change event.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
