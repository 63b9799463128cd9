import { Button, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Noun } from '#web/platform/query-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { useBusyDialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { type SigningGiven, type SigningWords, useSigning } from './signing.tsx'

interface SignFormProps<Saved> {
  nouns: readonly [Noun, ...Noun[]]
  run: (given: SigningGiven) => Promise<Saved>
  onSigned: (saved: Saved) => void
  onCancel: () => void
  /** What the signature stands for, where it is asked for whatever the settings say. */
  meaning?: string
  /** What the fields are for, where it is no decision. */
  signing?: SigningWords
  /** Shows what else is missing, and answers whether nothing is. */
  isComplete?: () => boolean
  words: { readonly failed: string; readonly cancel: string; readonly sign: string }
  /** What is signed. */
  children: ReactNode
}

/** What is signed, the fields of the signature, what went wrong, and the two buttons. */
export function SignForm<Saved>(props: SignFormProps<Saved>) {
  const { nouns, run, onSigned, onCancel, meaning, isComplete, words, children } = props
  const [tried, setTried] = useState(false)
  // A failure stands in the form.
  const saving = useChange<SigningGiven, Saved>({
    nouns,
    run,
    onSuccess: onSigned,
    onError: () => undefined,
  })
  const { error, isPending: busy } = saving
  useBusyDialog(busy)
  const signature = useSigning({
    error,
    tried,
    busy,
    ...(meaning !== undefined && { meaning }),
    ...(props.signing && { words: props.signing }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isComplete?.() === false || signature.isUnsigned()) return
        saving.mutate(signature.given)
      }}
    >
      <Stack gap="md">
        {children}
        {signature.fields}
        {error && !signature.shows(error) && <ErrorPanel title={words.failed} message={error.message} />}
        <Group justify="flex-end">
          <Button variant="default" disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.sign}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
