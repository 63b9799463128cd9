import { Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core'
import { IconBell, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Alert } from '#core/contract/intelligence.ts'
import { countryName } from '#core/intelligence/update-lists.ts'
import { alertsQuery } from '#web/data/intelligence.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './intelligence.module.css'
import { changeAlert, deleteAlert } from './intelligence-api.ts'
import { type IntelligenceProps, intelligenceSearch } from './intelligence-search.ts'
import { PriorityBadge } from './priority-badge.tsx'

interface AlertsTabProps extends IntelligenceProps {
  onEdit: (alert: Alert) => void
}

/** What one wants to be told of. */
export function AlertsTab({ onAddressChange, onEdit }: AlertsTabProps) {
  const t = wordsOf(intelligenceTexts.alerts)
  const query = useQuery(alertsQuery)
  const [leaving, setLeaving] = useState<Alert>()
  const removal = useChange<number>({
    nouns: ['regulatory-intelligence'],
    run: deleteAlert,
    onSuccess: () => toast({ title: t('deleted') }),
    onError: (error) =>
      toast({ title: t('deleteFailed'), description: error.message, variant: 'destructive' }),
  })
  if (query.error) {
    return (
      <ErrorPanel
        title={t('loadFailed')}
        message={query.error.message}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!query.data) return <CentredSpinner label={t('loading')} />
  return (
    <>
      {query.data.length === 0 ? (
        <EmptyState icon={IconBell} title={t('empty')} description={t('emptyHelp')} />
      ) : (
        <ul className={classes.alerts} aria-label={t('label')}>
          {query.data.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              onEdit={() => onEdit(alert)}
              onDelete={() => setLeaving(alert)}
              onShow={() => onAddressChange(intelligenceSearch.read({ alert: alert.id }))}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('deleteTitle', { name: leaving?.name ?? '' })}
        consequence={t('deleteHelp')}
        confirmLabel={t('delete')}
        destructive
        onConfirm={() => leaving && removal.mutateAsync(leaving.id)}
      />
    </>
  )
}

interface AlertCardProps {
  alert: Alert
  onEdit: () => void
  onDelete: () => void
  onShow: () => void
}

function AlertCard({ alert, onEdit, onDelete, onShow }: AlertCardProps) {
  const t = wordsOf(intelligenceTexts.alerts)
  const format = useFormatter()
  const { name, isActive, keywords, countries, matchCount, lastTriggered } = alert
  return (
    <Card withBorder padding="md" component="li">
      <Stack gap="xs" h="100%">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={2} size="h4" dir="auto" className={classes.words}>
            {name}
          </Title>
          <ActiveSwitch alert={alert} />
        </Group>
        <Group gap="xs">
          <PriorityBadge priority={alert.priority} />
          <StatusBadge tone={isActive ? 'positive' : 'neutral'} dot>
            {isActive ? t('active') : t('inactive')}
          </StatusBadge>
        </Group>
        <Text size="sm" className={classes.words}>
          <b>{t('keywords')}:</b> {keywords.length === 0 ? t('anyKeyword') : keywords.join(', ')}
        </Text>
        <Text size="sm">
          <b>{t('countries')}:</b>{' '}
          {countries.length === 0 ? t('anyCountry') : countries.map(countryName).join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('matches', { count: matchCount })}
          {' · '}
          {lastTriggered === null
            ? t('neverTriggered')
            : t('lastTriggered', { when: format.dateTime(new Date(lastTriggered), 'instant') })}
        </Text>
        <Group gap="xs" mt="auto">
          {matchCount > 0 && (
            <Button size="xs" variant="default" aria-label={t('showMatchesOf', { name })} onClick={onShow}>
              {t('showMatches')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} aria-hidden />}
            aria-label={t('editOf', { name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label={t('deleteOf', { name })}
            onClick={onDelete}
          >
            {t('delete')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

function ActiveSwitch({ alert: { id, name, isActive } }: { alert: Alert }) {
  const t = wordsOf(intelligenceTexts.alerts)
  const change = useChange<boolean>({
    nouns: ['regulatory-intelligence'],
    run: (next) => changeAlert(id, { isActive: next }),
    onError: (error) =>
      toast({ title: t('changeFailed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Switch
      aria-label={t('switchOf', { name })}
      checked={change.isPending ? change.variables : isActive}
      disabled={change.isPending}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  )
}
