import { ActionIcon, Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconDevices, IconInfoCircle, IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import type { Project, ScopeDevice } from '#core/contract/projects.ts'
import { StageBadge } from '#web/exchange/stage-badge.tsx'
import { projectTexts } from '#web/messages/en/projects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { LoadingRows } from '#web/ui/loading-rows.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { TablePages } from '#web/ui/table-pages.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AddDevicesDialog } from './add-devices-dialog.tsx'
import { removeScope, scopePageSize, scopeQuery } from './project-api.ts'
import classes from './rim.module.css'

type Removed = { readonly device: string } | { readonly market: string }

const nameOf = (code: string): string => findMarket(code)?.country ?? code

/** The devices of a project with where each stands in its markets. */
export function ProjectScope({ project }: { project: Project }) {
  const t = wordsOf(projectTexts.scope)
  const can = useCan()
  const mayEdit = can('edit-submissions')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [adds, setAdds] = useState(false)
  const [removed, setRemoved] = useState<Removed>()
  const { data, error, isPlaceholderData, refetch } = useQuery(scopeQuery(project.id, { search, page }))
  return (
    <Stack gap="md">
      <Group gap="xs">
        <SearchBox
          label={t('search')}
          value={search}
          onChange={(text) => {
            setSearch(text)
            setPage(1)
          }}
        />
        {mayEdit && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdds(true)}
          >
            {t('add')}
          </Button>
        )}
        {data && (
          <Text size="sm" c="dimmed" role="status">
            {t('showing', { count: data.total })}
          </Text>
        )}
      </Group>
      {mayEdit && project.markets.length > 0 && (
        <MarketChips markets={project.markets} onRemove={(market) => setRemoved({ market })} />
      )}
      {data && data.gone > 0 && (
        <Alert icon={<IconInfoCircle aria-hidden />} color="yellow">
          {t('gone', { count: data.gone })}
        </Alert>
      )}
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows label={t('loading')} />
      ) : data.total === 0 ? (
        <EmptyState
          icon={IconDevices}
          title={search === '' ? t('empty') : t('nothingFound')}
          {...(search === '' && { description: t('emptyHelp') })}
        />
      ) : (
        <>
          <ul className={classes.cards} aria-label={t('list')}>
            {data.items.map((device) => (
              <li key={device.deviceNumber}>
                <DeviceCard
                  device={device}
                  onRemove={mayEdit ? () => setRemoved({ device: device.deviceNumber }) : undefined}
                />
              </li>
            ))}
          </ul>
          {data.total > scopePageSize && (
            <TablePages
              total={data.total}
              busy={isPlaceholderData}
              state={{ page, size: scopePageSize, sort: '' }}
              onStateChange={(next) => setPage(next.page)}
            />
          )}
        </>
      )}
      {adds && <AddDevicesDialog project={project} onClose={() => setAdds(false)} />}
      <RemoveDialog projectId={project.id} removed={removed} onClose={() => setRemoved(undefined)} />
    </Stack>
  )
}

interface MarketChipsProps {
  markets: readonly string[]
  onRemove: (market: string) => void
}

function MarketChips({ markets, onRemove }: MarketChipsProps) {
  const t = wordsOf(projectTexts.scope)
  return (
    <Group
      gap="xs"
      component="ul"
      className={classes.plain}
      style={{ display: 'flex' }}
      aria-label={t('markets')}
    >
      {markets.map((code) => (
        <li key={code}>
          <Button
            size="xs"
            variant="light"
            radius="xl"
            leftSection={<Flag code={code} />}
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('removeMarket', { market: nameOf(code) })}
            onClick={() => onRemove(code)}
          >
            {nameOf(code)}
          </Button>
        </li>
      ))}
    </Group>
  )
}

interface DeviceCardProps {
  device: ScopeDevice
  onRemove: (() => void) | undefined
}

function DeviceCard({ device, onRemove }: DeviceCardProps) {
  const t = wordsOf(projectTexts.scope)
  const { deviceNumber, deviceName, masterDiId, isGone, markets } = device
  const name = deviceName ?? deviceNumber
  return (
    <Card withBorder padding="sm" component="article" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs" mb={6}>
        <Group gap="xs">
          {masterDiId === null ? (
            <Text fw={600}>{name}</Text>
          ) : (
            <TextLink to="/master-di/records/$id" params={{ id: String(masterDiId) }} fw={600}>
              {name}
            </TextLink>
          )}
          <Text size="sm" c="dimmed" span className="code">
            {deviceNumber}
          </Text>
          {isGone && <StatusBadge tone="caution">{t('goneBadge')}</StatusBadge>}
        </Group>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('removeDevice', { device: name })}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <ul className={classes.pairs}>
        {markets.map((market) => (
          <li key={market.country}>
            <Pair market={market} masterDiId={masterDiId} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface PairProps {
  market: ScopeDevice['markets'][number]
  masterDiId: number | null
}

/** One device in one market: where it stands, and its submission. */
function Pair({ market, masterDiId }: PairProps) {
  const t = wordsOf(projectTexts.scope)
  const { country, stage, submissionId, needed, missing } = market
  return (
    <Group gap="xs">
      <Flag code={country} />
      {masterDiId === null || stage === null ? (
        <Text size="sm" span>
          {nameOf(country)}
        </Text>
      ) : (
        <TextLink
          size="sm"
          to="/country-specific/$country/$masterDiId"
          params={{ country, masterDiId: String(masterDiId) }}
          search={{ tab: 'form', ...(submissionId === null ? {} : { submission: submissionId }) }}
        >
          {nameOf(country)}
        </TextLink>
      )}
      {stage !== null && (
        <>
          <StageBadge country={country} stage={stage} />
          <Text size="sm" c="dimmed" span>
            {missing > 0
              ? t('missing', { missing: String(missing), needed: String(needed) })
              : needed > 0 && t('complete')}
          </Text>
        </>
      )}
    </Group>
  )
}

interface RemoveDialogProps {
  projectId: number
  removed: Removed | undefined
  onClose: () => void
}

function RemoveDialog({ projectId, removed, onClose }: RemoveDialogProps) {
  const t = wordsOf(projectTexts.scope)
  const remove = useChange<Removed>({
    nouns: ['rim'],
    run: (what) =>
      removeScope(
        projectId,
        'device' in what ? { deviceNumbers: [what.device] } : { markets: [what.market] },
      ),
    onSuccess: () => toast({ title: t('removed') }),
    onError: (error) =>
      toast({ title: t('removeFailed'), description: error.message, variant: 'destructive' }),
  })
  const title =
    removed === undefined
      ? ''
      : 'device' in removed
        ? t('removeDeviceTitle', { device: removed.device })
        : t('removeMarketTitle', { market: nameOf(removed.market) })
  return (
    <ConfirmDialog
      opened={removed !== undefined}
      onClose={onClose}
      title={title}
      consequence={t('removeHelp')}
      confirmLabel={t('remove')}
      destructive
      onConfirm={() => removed && remove.mutateAsync(removed)}
    />
  )
}
