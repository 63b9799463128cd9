import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import type { PreviewKind } from '#core/contract/import-previews.ts'
import type { Job } from '#core/contract/imports.ts'
import { adviceOnFile } from '#core/imports/other-files.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError, issuesOf, serverWords } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { commitPreview, createPreview } from './preview-api.ts'
import type { Begun } from './upload-panel.tsx'

type RefusalReason = 'invalidType' | 'tooLarge'

/** What a place takes, and what it says of that. */
export interface UploadPlaceRules {
  /** File name endings and media types, as in `<input accept>`. */
  readonly accept: readonly string[]
  isTooLarge(size: number): boolean
  /** What the file holds: it is looked at as such before it is imported. */
  readonly kind: PreviewKind
  /** The record the rows are for, where they are for one. */
  readonly masterDiId?: number
  /** Rules for files that are read as a stream. */
  readonly streamed?: {
    readonly kind: PreviewKind
    isTooLarge(size: number): boolean
    isMeant(file: File): Promise<boolean>
    /** How a file that is too large to preview is imported. */
    readonly larger: { readonly than: number; start(file: File): Promise<Job> }
  }
}

export interface UploadPlaceWords {
  readonly drop: string
  readonly help: string
  readonly invalidType: string
  readonly tooLarge: string
  /** For a file that is read as a stream. */
  readonly streamedTooLarge?: string
}

/** What was chosen last, in this place or in another one of the screen. */
export interface ChosenFile {
  readonly place: string
  readonly fileName: string
  readonly refused?: RefusalReason
  /** The reason as text. */
  readonly because?: string
}

/** What the browser can tell without reading the file. */
function reasonAgainst(
  file: File,
  { accept, isTooLarge }: Pick<UploadPlaceRules, 'accept' | 'isTooLarge'>,
): RefusalReason | undefined {
  const name = file.name.toLowerCase()
  const isOfType = accept.some((each) => (each.startsWith('.') ? name.endsWith(each) : file.type === each))
  if (!isOfType) return 'invalidType'
  return isTooLarge(file.size) ? 'tooLarge' : undefined
}

/** All the server found, unless it is what the message says already. */
function furtherProblems(error: Error): readonly string[] {
  return issuesOf(error)
    .map(({ message }) => message)
    .filter((message) => message !== error.message)
}

interface Sent {
  readonly file: File
  readonly streamed: UploadPlaceRules['streamed']
}

interface UploadPlaceProps {
  name: string
  rules: UploadPlaceRules
  words: UploadPlaceWords
  chosen: ChosenFile | undefined
  onChoose: (chosen: ChosenFile) => void
  /** Whether a file is being sent, from here or from another place: one at a time. */
  busy: boolean
  onBusyChange: (busy: boolean) => void
  onBegun: (begun: Begun) => void
  /** Whether a file is looked at first, unless the user says otherwise. */
  check?: boolean
}

/**
 * A place to drop a file on: refuses what cannot be meant, sends it, and says what came of that. A file that is wholly
 * understood is imported at once; one that needs a look is shown first, as every file is where that is asked for.
 */
export function UploadPlace(props: UploadPlaceProps) {
  const { name, rules, words, chosen, onChoose, busy, onBusyChange, onBegun } = props
  const t = wordsOf(importsTexts)
  const look = wordsOf(importPreviewTexts)
  const [checkFirst, setCheckFirst] = useState(props.check ?? false)
  /** What is being done: without an answer to a look nothing was saved, without one to an import nobody knows. */
  const [step, setStep] = useState<'look' | 'import'>('look')
  const upload = useChange<Sent, Begun>({
    nouns: ['jobs'],
    run: async ({ file, streamed }) => {
      onBusyChange(true)
      try {
        const { kind } = streamed ?? rules
        setStep('import')
        if (streamed && file.size > streamed.larger.than) {
          return { kind, job: await streamed.larger.start(file) }
        }
        setStep('look')
        const preview = await createPreview(kind, file, rules.masterDiId)
        if (checkFirst || !preview.ready) return { kind, preview }
        setStep('import')
        return { kind, job: await commitPreview(preview.id, preview.revision) }
      } finally {
        onBusyChange(false)
      }
    },
    onSuccess: onBegun,
    onError: (error) =>
      toast({
        title: t('failed'),
        description: serverWords(error) ?? t('failedDescription'),
        variant: 'destructive',
      }),
  })
  const choose = async (file: File) => {
    upload.reset()
    const streamed = (await rules.streamed?.isMeant(file)) ? rules.streamed : undefined
    const refused = reasonAgainst(file, { ...rules, ...streamed })
    if (!refused) {
      onChoose({ place: name, fileName: file.name })
      return upload.mutate({ file, streamed })
    }
    const isTooLargeAsStream = streamed !== undefined && refused === 'tooLarge'
    const takesWorkbooks = rules.accept.includes('.xlsx')
    const advice = refused === 'invalidType' && takesWorkbooks ? adviceOnFile(file.name) : undefined
    const because =
      ((isTooLargeAsStream ? words.streamedTooLarge : undefined) ?? words[refused]) +
      (advice === undefined ? '' : `. ${advice}.`)
    onChoose({ place: name, fileName: file.name, refused, because })
    toast({ title: t(refused), description: because, variant: 'destructive' })
  }
  const own = chosen?.place === name ? chosen : undefined
  return (
    <Stack gap="lg">
      {own && <Problems file={own} error={upload.error} saves={step === 'import'} />}
      <FileDrop
        label={upload.isPending && own ? t('sending', { file: own.fileName }) : words.drop}
        help={words.help}
        accept={rules.accept}
        disabled={busy}
        onFile={(file) => void choose(file)}
      />
      <Checkbox
        checked={checkFirst}
        onChange={({ currentTarget }) => setCheckFirst(currentTarget.checked)}
        label={look('checkFirst')}
        description={look('checkFirstHelp')}
      />
    </Stack>
  )
}

interface ProblemsProps {
  file: ChosenFile
  error: Error | null
  saves: boolean
}

/** The toast goes; what was wrong with the file stays until another is chosen. */
function Problems({ file, error, saves }: ProblemsProps) {
  const t = wordsOf(importsTexts)
  /** Without an answer nobody knows; and some refusals say it themselves. */
  const consequenceOf = (failure: Error) => {
    if (saves && isApiError(failure) && failure.status === 0) return t('unanswered')
    return failure.message.includes(t('nothingSaved')) ? undefined : t('nothingSaved')
  }
  if (error) {
    return (
      <ErrorPanel
        title={t('failedFile', { file: file.fileName })}
        message={error.message}
        details={furtherProblems(error)}
        consequence={consequenceOf(error)}
      />
    )
  }
  if (!file.refused) return null
  return (
    <ErrorPanel
      title={t(file.refused)}
      message={`${file.fileName}: ${file.because}`}
      consequence={t('nothingSaved')}
    />
  )
}
