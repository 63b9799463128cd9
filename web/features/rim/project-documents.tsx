import { Anchor, Button, Card, Group, Loader, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconFiles, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Project, ProjectDocument } from '#core/contract/projects.ts'
import { documentStatuses } from '#core/dictionary/rim/index.ts'
import { projectTexts } from '#web/messages/en/projects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { useSize } from '#web/platform/use-size.ts'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { LoadingRows } from '#web/ui/loading-rows.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { createDocumentOf, projectDocumentsQuery } from './project-api.ts'
import classes from './rim.module.css'
import { addFile, loadFile } from './rim-api.ts'
import { CodeBadge } from './words.tsx'

/** The documents of a project, each with all versions of its file. */
export function ProjectDocuments({ project }: { project: Project }) {
  const t = wordsOf(projectTexts.documents)
  const can = useCan()
  const [adds, setAdds] = useState(false)
  const { data, error, refetch } = useQuery(projectDocumentsQuery(project.id))
  return (
    <Stack gap="md">
      <Group gap="sm">
        {can('edit-submissions') && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdds(true)}
          >
            {t('add')}
          </Button>
        )}
        <TextLink to="/simple-rim" search={{ tab: 'documents' }} size="sm">
          {t('all')}
        </TextLink>
      </Group>
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows label={t('loading')} />
      ) : data.length === 0 ? (
        <EmptyState icon={IconFiles} title={t('empty')} description={t('emptyHelp')} />
      ) : (
        <ul className={classes.cards} aria-label={t('list')}>
          {data.map((document) => (
            <li key={document.id}>
              <DocumentCard document={document} />
            </li>
          ))}
        </ul>
      )}
      {adds && <NewDocument project={project} onClose={() => setAdds(false)} />}
    </Stack>
  )
}

function DocumentCard({ document }: { document: ProjectDocument }) {
  const t = wordsOf(projectTexts.documents)
  const can = useCan()
  const upload = useChange<{ id: number; file: File }>({
    nouns: ['rim'],
    run: addFile,
    onSuccess: () => toast({ title: t('added') }),
    onError: (failure) => toast({ title: t('failed'), description: failure.message, variant: 'destructive' }),
  })
  const isFirst = document.files.length === 0
  return (
    <Card withBorder padding="md" component="article" aria-label={document.name ?? ''}>
      <Group gap="xs" mb="xs">
        <Title order={2} size="h4" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {document.name}
        </Title>
        <CodeBadge codes={documentStatuses} code={document.status} />
        {document.type && (
          <Text size="sm" c="dimmed" span>
            {document.type}
          </Text>
        )}
      </Group>
      {isFirst && <Text size="sm">{t('noFile')}</Text>}
      <ul className={classes.plain}>
        {document.files.map((file) => (
          <li key={file.id}>
            <Version file={file} />
          </li>
        ))}
      </ul>
      {can('edit-submissions') && (
        <Stack gap="xs" mt="sm">
          <FileDrop
            label={isFirst ? t('first') : t('next')}
            help={t('help')}
            accept={[]}
            disabled={upload.isPending}
            onFile={(file) => upload.mutate({ id: document.id, file })}
          />
          <div role="status">
            {upload.isPending && (
              <Group gap="xs">
                <Loader size="xs" />
                <Text size="sm">{t('adding', { name: upload.variables.file.name })}</Text>
              </Group>
            )}
          </div>
          {upload.error && <ErrorPanel title={t('failed')} message={upload.error.message} />}
        </Stack>
      )}
    </Card>
  )
}

function Version({ file }: { file: ProjectDocument['files'][number] }) {
  const t = wordsOf(projectTexts.documents)
  const format = useFormatter()
  const size = useSize()
  const save = useDownload()
  const at = format.dateTime(new Date(file.uploadedAt), 'instant')
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600} span>
          {t('version', { version: String(file.version) })}
        </Text>
        <Anchor
          component="button"
          type="button"
          size="sm"
          style={{ overflowWrap: 'anywhere', textAlign: 'start' }}
          onClick={() => void save(() => loadFile(file.id))}
        >
          {file.fileName}
        </Anchor>
      </Group>
      <Text size="xs" c="dimmed">
        {[size(file.size), at, file.uploadedByName ?? ''].filter(Boolean).join(' · ')}
      </Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('hash')} <span className="code">{file.sha256}</span>
      </Text>
    </>
  )
}

interface NewDocumentProps {
  project: Project
  onClose: () => void
}

function NewDocument({ project, onClose }: NewDocumentProps) {
  const t = wordsOf(projectTexts.documents)
  return (
    <Dialog opened onClose={onClose} title={t('newTitle')}>
      <NewDocumentForm project={project} onClose={onClose} />
    </Dialog>
  )
}

function NewDocumentForm({ project, onClose }: NewDocumentProps) {
  const t = wordsOf(projectTexts.documents)
  const [name, setName] = useState('')
  const [type, setType] = useState('')
  const creating = useChange<void>({
    nouns: ['rim'],
    run: () => createDocumentOf(project.id, { name: name.trim(), type: type.trim() || null }),
    onSuccess: () => {
      toast({ title: t('created'), description: t('createdHelp') })
      onClose()
    },
    onError: (error) => toast({ title: t('notCreated'), description: error.message, variant: 'destructive' }),
  })
  useBusyDialog(creating.isPending)
  const problemOf = (path: string) => issuesOf(creating.error).find((issue) => issue.path === path)?.message
  return (
    <DialogForm
      saving={creating}
      onSubmit={(event) => {
        event.preventDefault()
        creating.mutate()
      }}
      words={{
        cancel: t('cancel'),
        save: t('create'),
        failed: t('notCreated'),
        nothingSaved: t('nothingSaved'),
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        required
        maxLength={255}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={problemOf('name')}
      />
      <TextInput
        label={t('type')}
        maxLength={120}
        value={type}
        onChange={({ currentTarget }) => setType(currentTarget.value)}
        error={problemOf('type')}
      />
    </DialogForm>
  )
}
