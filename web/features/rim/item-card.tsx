import { ActionIcon, Card, Group, Menu, Text, Title } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './rim.module.css'

interface ItemCardProps {
  name: string
  /** Where all of it is shown. */
  link?: { readonly to: '/simple-rim/projects/$id'; readonly params: { readonly id: string } }
  badges: ReactNode
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Below everything. */
  children?: ReactNode
  onEdit: () => void
  onDelete: () => void
  /** What else the menu does. */
  more?: ReactNode
}

/** One thing of the view: its name, how it stands, what is known of it. */
export function ItemCard({ name, link, badges, facts, children, onEdit, onDelete, more }: ItemCardProps) {
  const t = wordsOf(rimTexts.card)
  const can = useCan()
  const mayEdit = can('edit-submissions')
  return (
    <Card withBorder padding="md" component="article" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs" mb="xs">
        <Group gap="xs">
          <Title order={2} size="h4" dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {link ? (
              <TextLink {...link} inherit>
                {name}
              </TextLink>
            ) : (
              name
            )}
          </Title>
          {badges}
        </Group>
        {(mayEdit || more) && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={t('actions', { name })}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {more}
              {mayEdit && <Menu.Item onClick={onEdit}>{t('edit')}</Menu.Item>}
              {mayEdit && (
                <Menu.Item color="red" onClick={onDelete}>
                  {t('delete')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children && (
        <Text component="div" size="sm" mt="sm">
          {children}
        </Text>
      )}
    </Card>
  )
}
