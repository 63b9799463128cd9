import { ActionIcon, Menu } from '@mantine/core'
import { IconCertificate, IconDots, IconEye, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import type { ListedOperator } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Adding } from './adding.ts'
import { asFound } from './found-operators.ts'

interface OperatorActionsProps {
  operator: ListedOperator
  onOpen: () => void
  onAdd: (adding: Adding) => void
  onDelete: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** What can be done with an operator, by who may. */
export function OperatorActions({ operator, onOpen, onAdd, onDelete }: OperatorActionsProps) {
  const t = wordsOf(actorsTexts.actions)
  const button = useRef<HTMLButtonElement>(null)
  const { abilities } = operator
  // Dialogs return the focus to their opener; the menu item no longer exists, so use the menu button.
  const act = (what: () => void) => () => {
    button.current?.focus()
    what()
  }
  const named = asFound(operator)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          aria-label={t('menu', { operator: operator.name ?? '' })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={abilities.edit ? <IconPencil {...icon} /> : <IconEye {...icon} />}
          onClick={act(onOpen)}
        >
          {abilities.edit ? t('edit') : t('view')}
        </Menu.Item>
        {abilities.edit && (
          <>
            <Menu.Item
              leftSection={<IconCertificate {...icon} />}
              onClick={act(() => onAdd({ what: 'certification', operator: named }))}
            >
              {t('certification')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconLink {...icon} />}
              onClick={act(() => onAdd({ what: 'link', operator: named }))}
            >
              {t('link')}
            </Menu.Item>
          </>
        )}
        {abilities.delete && (
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={act(onDelete)}>
            {t('delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
