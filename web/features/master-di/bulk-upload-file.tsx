import { Card, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Job } from '#core/contract/imports.ts'
import { isApiError, issuesOf, serverWords } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { startGudidUpload, startUpload } from './master-di-api.ts'

/** A table of any kind, or a larger device file of AccessGUDID. */
type Kind = 'table' | 'gudid'
type RefusalReason = 'invalidType' | 'tooLarge'

const megabyte = 1024 * 1024
const places = {
  table: {
    accept: ['.csv', '.xlsx', 'text/csv'],
    endings: /\.(csv|xlsx)$/i,
    types: ['text/csv'],
    isTooLarge: (size: number) => size >= 10 * megabyte,
    start: startUpload,
  },
  gudid: {
    accept: ['.csv', '.xml', 'text/csv', 'text/xml', 'application/xml'],
    endings: /\.(csv|xml)$/i,
    types: ['text/csv', 'text/xml', 'application/xml'],
    isTooLarge: (size: number) => size > 200 * megabyte,
    start: startGudidUpload,
  },
} as const

/** What the browser can tell without reading the file. */
function reasonAgainst(file: File, kind: Kind): RefusalReason | undefined {
  const place = places[kind]
  const isOfType = place.endings.test(file.name) || place.types.some((type) => type === file.type)
  if (!isOfType) return 'invalidType'
  return place.isTooLarge(file.size) ? 'tooLarge' : undefined
}

/** All the server found, unless it is what the message says already. */
function furtherProblems(error: Error): readonly string[] {
  return issuesOf(error)
    .map(({ message }) => message)
    .filter((message) => message !== error.message)
}

export function ChooseFile({ onStarted }: { onStarted: (job: Job) => void }) {
  const t = useTranslations('masterDi.upload')
  const [chosen, setChosen] = useState<{ fileName: string; kind: Kind; refused?: RefusalReason }>()
  const upload = useChange<{ file: File; kind: Kind }, Job>({
    nouns: ['jobs'],
    run: ({ file, kind }) => places[kind].start(file),
    onSuccess: onStarted,
    onError: (error) =>
      toast({
        title: t('failed'),
        description: serverWords(error) ?? t('failedDescription'),
        variant: 'destructive',
      }),
  })
  const choose = (kind: Kind) => (file: File) => {
    upload.reset()
    const refused = reasonAgainst(file, kind)
    setChosen({ fileName: file.name, kind, ...(refused && { refused }) })
    if (!refused) return upload.mutate({ file, kind })
    toast({ title: t(refused), description: t(`${kind}.${refused}`), variant: 'destructive' })
  }
  /** Without an answer nobody knows; and some refusals say it themselves. */
  const consequenceOf = (error: Error) => {
    if (isApiError(error) && error.status === 0) return t('unanswered')
    return error.message.includes(t('nothingSaved')) ? undefined : t('nothingSaved')
  }
  const problems = (
    <>
      {upload.error && (
        <ErrorPanel
          title={t('failedFile', { file: chosen?.fileName ?? '' })}
          message={upload.error.message}
          details={furtherProblems(upload.error)}
          consequence={consequenceOf(upload.error)}
        />
      )}
      {/* The toast goes; what was wrong with the file stays until another is chosen. */}
      {chosen?.refused && (
        <ErrorPanel
          title={t(chosen.refused)}
          message={`${chosen.fileName}: ${t(`${chosen.kind}.${chosen.refused}`)}`}
          consequence={t('nothingSaved')}
        />
      )}
    </>
  )
  const drop = (kind: Kind) => (
    <Stack gap="lg">
      {chosen?.kind === kind && problems}
      <FileDrop
        label={
          upload.isPending && chosen?.kind === kind
            ? t('sending', { file: chosen.fileName })
            : t(`${kind}.drop`)
        }
        help={t(`${kind}.help`)}
        accept={places[kind].accept}
        disabled={upload.isPending}
        onFile={choose(kind)}
      />
    </Stack>
  )
  return (
    <Stack gap="lg">
      {drop('table')}
      <Card withBorder padding="lg">
        <Title order={2} size="h4" mb="sm">
          {t('guidance.title')}
        </Title>
        <List size="sm" spacing={4}>
          {(['required', 'booleans', 'versions', 'gudid', 'limit'] as const).map((line) => (
            <List.Item key={line}>{t(`guidance.${line}`)}</List.Item>
          ))}
        </List>
      </Card>
      <Card withBorder padding="lg" component="section" aria-label={t('gudid.title')}>
        <Title order={2} size="h4">
          {t('gudid.title')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('gudid.purpose')}
        </Text>
        {drop('gudid')}
      </Card>
    </Stack>
  )
}
