import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArrowsDiff,
  IconBarcode,
  IconCopy,
  IconDots,
  IconEye,
  IconFileCertificate,
  IconHistory,
  IconMailForward,
  IconMailX,
  IconPencil,
  IconSend,
  IconTrash,
  IconVersions,
  IconWorld,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import type { ListedRecord } from '#web/data/master-di.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { editRoute } from './edit-route.ts'

/** It comes with the first menu that is opened. */
const DossierItem = lazy(() =>
  import('#web/dossier/dossier-item.tsx').then((found) => ({ default: found.DossierItem })),
)

/** What opens a dialog of the screen; the rest are ways to other screens. */
export type RecordAction =
  | 'view'
  | 'history'
  | 'compare'
  | 'archive'
  | 'newVersion'
  | 'send'
  | 'setField'
  | 'requestUpdate'
  | 'requestDelete'
  | 'delete'

interface RecordActionsProps {
  record: ListedRecord
  onAction: (action: RecordAction) => void
  /** Where it is known: the way to its label. */
  udiDi?: string | null | undefined
}

const icon = { size: 16, 'aria-hidden': true } as const

export function RecordActions({ record, onAction, udiDi }: RecordActionsProps) {
  const t = wordsOf(masterDiTexts.records.actions)
  const button = useRef<HTMLButtonElement>(null)
  // Dialogs return the focus to their opener; the menu item no longer exists, so use the menu button.
  const act = (name: RecordAction) => {
    button.current?.focus()
    onAction(name)
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          aria-label={t('menu', { device: record.deviceNumber ?? '' })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Looking record={record} onAction={act} />
        <Versions record={record} onAction={act} />
        <Copies record={record} />
        {udiDi && <UdiLabel udiDi={udiDi} />}
        <Requests record={record} onAction={act} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Looking({ record, onAction }: Pick<RecordActionsProps, 'record' | 'onAction'>) {
  const t = wordsOf(masterDiTexts.records.actions)
  const can = useCan()
  return (
    <>
      <Item icon={<IconEye {...icon} />} label={t('view')} onClick={() => onAction('view')} />
      <Item icon={<IconHistory {...icon} />} label={t('history')} onClick={() => onAction('history')} />
      <Item icon={<IconArrowsDiff {...icon} />} label={t('compare')} onClick={() => onAction('compare')} />
      {can('export-data') && (
        <Item icon={<IconArchive {...icon} />} label={t('archive')} onClick={() => onAction('archive')} />
      )}
      <Suspense>
        <DossierItem kind="record" id={record.id} />
      </Suspense>
    </>
  )
}

function Versions({ record, onAction }: RecordActionsProps) {
  const t = wordsOf(masterDiTexts.records.actions)
  const form = wordsOf(masterDiTexts.form)
  const navigate = useNavigate()
  const { abilities, openVersion } = record
  const params = { id: String(record.id) }
  const can = useCan()
  // The specification tells why, instead of hiding the way.
  const blocked =
    can('create-submissions') &&
    openVersion?.status === 'pending-approval' &&
    !['draft', 'deleted'].includes(record.status)
  return (
    <>
      {abilities.edit && (
        <Item
          icon={<IconPencil {...icon} />}
          label={record.status === 'draft' ? t('editDraft') : t('edit')}
          onClick={() => void navigate({ to: editRoute(record), params })}
        />
      )}
      {(abilities.createVersion || blocked) && (
        <Item
          icon={<IconVersions {...icon} />}
          label={t('newVersion')}
          onClick={() =>
            blocked
              ? toast({
                  title: form('cannotCreate'),
                  description: form('cannotCreateHelp'),
                  variant: 'destructive',
                })
              : onAction('newVersion')
          }
        />
      )}
      {abilities.sendForApproval && (
        <Item icon={<IconSend {...icon} />} label={t('sendForApproval')} onClick={() => onAction('send')} />
      )}
    </>
  )
}

function Copies({ record }: { record: ListedRecord }) {
  const t = wordsOf(masterDiTexts.records.actions)
  const navigate = useNavigate()
  if (!record.abilities.createSubmission) return null
  const masterDiId = String(record.id)
  return (
    <>
      <Menu.Divider />
      <Item
        icon={<IconFileCertificate {...icon} />}
        label={t('euForm')}
        onClick={() =>
          void navigate({
            to: '/country-specific/$country/$masterDiId',
            params: { country: 'EU', masterDiId },
          })
        }
      />
      <Item
        icon={<IconWorld {...icon} />}
        label={t('copyToCountries')}
        onClick={() => void navigate({ to: '/multi-country-udi', search: { masterDiId: record.id } })}
      />
      <Item
        icon={<IconCopy {...icon} />}
        label={t('copy')}
        onClick={() => void navigate({ to: '/master-di/create', search: { copyFrom: record.id } })}
      />
    </>
  )
}

function UdiLabel({ udiDi }: { udiDi: string }) {
  const t = wordsOf(masterDiTexts.records.actions)
  const navigate = useNavigate()
  return (
    <Item
      icon={<IconBarcode {...icon} />}
      label={t('udiLabel')}
      onClick={() => void navigate({ to: '/udi-label', search: { udiDi } })}
    />
  )
}

function Requests({ record, onAction }: RecordActionsProps) {
  const t = wordsOf(masterDiTexts.records.actions)
  const { requestUpdate, requestDelete, delete: mayDelete } = record.abilities
  if (!requestUpdate && !requestDelete && !mayDelete) return null
  return (
    <>
      <Menu.Divider />
      {requestUpdate && (
        <Item
          icon={<IconMailForward {...icon} />}
          label={t('requestUpdate')}
          onClick={() => onAction('requestUpdate')}
        />
      )}
      {requestDelete && (
        <Item
          icon={<IconMailX {...icon} />}
          label={t('requestDelete')}
          onClick={() => onAction('requestDelete')}
        />
      )}
      {mayDelete && (
        <Menu.Item
          // Readable on both surfaces, which one red is not.
          c="var(--mantine-color-error)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => onAction('delete')}
        >
          {t('delete')}
        </Menu.Item>
      )}
    </>
  )
}

function Item({ icon: drawing, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <Menu.Item leftSection={drawing} onClick={onClick}>
      {label}
    </Menu.Item>
  )
}
