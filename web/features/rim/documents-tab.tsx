import { Menu } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { documentStatuses } from '#core/dictionary/rim/index.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useSize } from '#web/platform/use-size.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import type { RimTabProps } from './doing.ts'
import { ItemCard } from './item-card.tsx'
import { documentsQuery } from './rim-api.ts'
import { filtersOf, RimList } from './rim-list.tsx'
import { rimSearch } from './rim-search.ts'
import { CodeBadge } from './words.tsx'

export function DocumentsTab({ address, onAddressChange, onDo }: RimTabProps) {
  const t = wordsOf(rimTexts.documents)
  const format = useFormatter()
  const size = useSize()
  const can = useCan()
  return (
    <RimList
      address={address}
      onAddressChange={onAddressChange}
      searchLabel={t('search')}
      showing={(count) => t('showing', { count })}
      statuses={documentStatuses}
      query={useQuery(documentsQuery(rimSearch.stateOf(address), filtersOf(address)))}
      empty={{ icon: IconFiles, title: t('empty'), help: t('emptyHelp') }}
      add={{ label: t('add'), onAdd: () => onDo({ what: 'edit', noun: 'document' }) }}
    >
      {(document) => (
        <ItemCard
          name={document.name ?? ''}
          badges={
            <>
              <CodeBadge codes={documentStatuses} code={document.status} />
              {document.notApprovedHere && <StatusBadge tone="caution">{t('notApprovedHere')}</StatusBadge>}
            </>
          }
          facts={[
            [t('type'), document.type],
            [t('version'), document.version],
            [t('modified'), format.dateTime(new Date(document.lastModified), 'instant')],
            [t('owner'), document.owner],
            [t('size'), document.size === null ? t('noFile') : size(document.size)],
            [t('linked'), String(document.linkedSubmissions)],
            [
              t('approved'),
              document.approval &&
                t(document.approval.isCurrent ? 'approvedBy' : 'approvedBefore', {
                  name: document.approval.printedName,
                  when: format.dateTime(new Date(document.approval.signedAt), 'instant'),
                }),
            ],
          ]}
          onEdit={() => onDo({ what: 'edit', noun: 'document', item: document })}
          onDelete={() =>
            onDo({ what: 'delete', noun: 'document', id: document.id, name: document.name ?? '' })
          }
          more={
            <>
              <Menu.Item onClick={() => onDo({ what: 'files', item: document })}>{t('files')}</Menu.Item>
              {can('approve-submissions') &&
                (document.approval?.isCurrent !== true || document.notApprovedHere) && (
                  <Menu.Item onClick={() => onDo({ what: 'approve', item: document })}>
                    {t('approve')}
                  </Menu.Item>
                )}
            </>
          }
        />
      )}
    </RimList>
  )
}
