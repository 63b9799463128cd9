import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { IconCertificate, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Validity, validities } from '#core/lifecycle/expiry.ts'
import { certificationsQuery, exportCertifications, type ListedCertification } from '#web/data/actors.ts'
import { ImportChip } from '#web/imports/import-chip.tsx'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterChip } from '#web/ui/filter-chip.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './actors.module.css'
import { type CertificationsSearch, certificationsSearch } from './actors-search.ts'
import type { Adding } from './adding.ts'
import { CertificationDialog } from './certification-dialog.tsx'
import { DeleteCertificationDialog } from './delete-dialogs.tsx'
import { TwoLines } from './two-lines.tsx'

interface CertificationsTabProps {
  address: CertificationsSearch
  onAddressChange: (address: CertificationsSearch) => void
  onAdd: (adding: Adding) => void
}

/** The certifications of all operators, those that end first on top. */
export function CertificationsTab({ address, onAddressChange, onAdd }: CertificationsTabProps) {
  const t = wordsOf(actorsTexts)
  const can = useCan()
  const state = certificationsSearch.stateOf(address)
  const filters = certificationsSearch.filtersOf(address)
  const [edited, setEdited] = useState<ListedCertification>()
  const [deleted, setDeleted] = useState<ListedCertification>()
  return (
    <>
      <ListTable
        name="certifications"
        kind={certificationsSearch}
        address={address}
        onAddressChange={onAddressChange}
        query={useQuery(certificationsQuery(state, filters))}
        columns={useCertificationColumns()}
        rowHeight="3.125rem"
        words={{
          caption: t('certifications.caption'),
          search: t('certifications.search'),
          showing: (count) => t('certifications.showing', { count }),
          loadFailed: t('certifications.loadFailed'),
          nothingFound: t('certifications.nothingFound'),
          clear: t('overview.clear'),
        }}
        filters={
          <>
            <NativeSelect
              aria-label={t('columns.validity')}
              data={[
                { value: '', label: t('filters.allValidities') },
                ...validities.map((value) => ({ value, label: t(`validities.${value}`) })),
              ]}
              value={filters.validity ?? ''}
              onChange={({ currentTarget }) =>
                onAddressChange(
                  certificationsSearch.withFilters(address, {
                    validity: validities.find((one) => one === currentTarget.value),
                  }),
                )
              }
            />
            {filters.renewal !== undefined && (
              <FilterChip
                label={t(`filters.renewal.${filters.renewal}`)}
                title={t('filters.anyRenewal')}
                onRemove={() =>
                  onAddressChange(certificationsSearch.withFilters(address, { renewal: undefined }))
                }
              />
            )}
            {filters.importId !== undefined && (
              <ImportChip
                importId={filters.importId}
                onRemove={() =>
                  onAddressChange(certificationsSearch.withFilters(address, { importId: undefined }))
                }
              />
            )}
          </>
        }
        exportFile={can('export-data') ? () => exportCertifications(state, filters) : undefined}
        rowActions={(row) =>
          row.abilities.edit && (
            <RowActions row={row} onEdit={() => setEdited(row)} onDelete={() => setDeleted(row)} />
          )
        }
        empty={
          <EmptyState
            icon={IconCertificate}
            title={t('certifications.empty')}
            description={t('certifications.emptyHelp')}
            action={
              can('manage-actors') && (
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => onAdd({ what: 'certification' })}
                >
                  {t('add.certification')}
                </Button>
              )
            }
          />
        }
      />
      <CertificationDialog
        opened={edited !== undefined}
        certification={edited}
        onClose={() => setEdited(undefined)}
      />
      <DeleteCertificationDialog certification={deleted} onClose={() => setDeleted(undefined)} />
    </>
  )
}

interface RowActionsProps {
  row: ListedCertification
  onEdit: () => void
  onDelete: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

function RowActions({ row, onEdit, onDelete }: RowActionsProps) {
  const t = wordsOf(actorsTexts.actions)
  const button = useRef<HTMLButtonElement>(null)
  const act = (what: () => void) => () => {
    button.current?.focus()
    what()
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          aria-label={t('menu', { operator: row.certificationNumber ?? '' })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={act(onEdit)}>
          {t('editCertification')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={act(onDelete)}>
          {t('deleteCertification')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const tones: Record<Validity, Tone> = {
  valid: 'positive',
  'within-90-days': 'info',
  'within-30-days': 'caution',
  expired: 'critical',
  'no-expiry': 'neutral',
}

function useCertificationColumns(): readonly Column<ListedCertification>[] {
  const t = wordsOf(actorsTexts)
  const day = useDay()
  return [
    {
      id: 'certification',
      header: t('columns.certification'),
      sortBy: 'certificationType',
      fixed: true,
      leastWidth: '14rem',
      cell: ({ certificationType, certificationNumber }) => (
        <TwoLines first={certificationType} second={<span className="code">{certificationNumber}</span>} />
      ),
    },
    {
      id: 'operator',
      header: t('columns.operator'),
      sortBy: 'operatorName',
      width: '13rem',
      onCard: true,
      cell: ({ operatorId, operatorName }) => (
        <TextLink to="/actors" search={{ operator: operatorId }} inherit>
          {operatorName}
        </TextLink>
      ),
    },
    { id: 'issuingBody', header: t('columns.issuingBody'), width: '12rem', cell: (row) => row.issuingBody },
    {
      id: 'issueDate',
      header: t('columns.issueDate'),
      sortBy: 'issueDate',
      width: '8rem',
      cell: ({ issueDate }) => issueDate && day(issueDate),
    },
    {
      id: 'expiryDate',
      header: t('columns.expiryDate'),
      sortBy: 'expiryDate',
      width: '17rem',
      onCard: true,
      cell: ({ expiryDate, validity, daysLeft, renewalId }) => (
        <span className={classes.end}>
          {expiryDate && <span>{day(expiryDate)}</span>}
          <StatusBadge tone={tones[validity]}>
            {validity === 'valid' || daysLeft === null
              ? t(`validities.${validity}`)
              : t('daysLeft', { days: Math.abs(daysLeft), past: daysLeft < 0 ? 'yes' : 'no' })}
          </StatusBadge>
          {renewalId !== null && (
            <TextLink to="/simple-rim/projects/$id" params={{ id: String(renewalId) }} inherit>
              {t('renewalBegun')}
            </TextLink>
          )}
        </span>
      ),
    },
  ]
}
