import { Alert, List, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { OneActor } from '#core/contract/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'

/** Says how many devices give a name the manufacturer had; it is still found by it (decision D149). */
export function FormerNames({ operator: { formerNames } }: { operator: OneActor }) {
  const t = wordsOf(actorsTexts.formerNames)
  if (formerNames.length === 0) return null
  return (
    <Alert color="blue" variant="light" icon={<IconInfoCircle aria-hidden />} title={t('title')}>
      <List size="sm" mb="xs">
        {formerNames.map(({ name, devices }) => (
          <List.Item key={name}>
            <TextLink to="/master-di/records" search={{ manufacturerName: [name] }} inherit>
              {t('devices', { name, count: devices })}
            </TextLink>
          </List.Item>
        ))}
      </List>
      <Text size="sm">{t('help')}</Text>
    </Alert>
  )
}
