import { ActionIcon, Button, Group, Popover, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useSavedViews, type ViewSearch } from './use-saved-views.ts'
import classes from './view-menu.module.css'

interface ViewMenuProps {
  table: string
  current: ViewSearch
  onApply: (search: ViewSearch) => void
}

/** Saved views of a list: shown again with one click, saved as they stand, removed. */
export function ViewMenu({ table, current, onApply }: ViewMenuProps) {
  const t = wordsOf(uiTexts.views)
  const { views, save, remove } = useSavedViews(table)
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState('')
  const apply = (search: ViewSearch) => {
    setOpened(false)
    onApply(search)
  }
  const saveCurrent = () => {
    // Views start on the first page.
    const { page: _, ...search } = current
    save({ name: name.trim(), search })
    setName('')
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t('views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('views')} w="18rem">
        <Stack gap="sm">
          {views.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('none')}
            </Text>
          )}
          {views.map((view) => (
            <Group key={view.name} gap="xs" wrap="nowrap" justify="space-between">
              <UnstyledButton className={classes.view} onClick={() => apply(view.search)}>
                {view.name}
              </UnstyledButton>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('remove', { name: view.name })}
                onClick={() => remove(view.name)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim() !== '') saveCurrent()
            }}
          >
            <Group gap="xs" align="flex-end" wrap="nowrap">
              <TextInput
                label={t('name')}
                size="xs"
                flex={1}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <Button type="submit" size="xs" variant="default" disabled={name.trim() === ''}>
                {t('save')}
              </Button>
            </Group>
          </form>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
