import { Button, Card, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { parseUdiCarrier } from '#core/identifiers/udi-carrier.ts'
import { withRealControls, withVisibleControls } from '#core/identifiers/udi-label.ts'
import { udiLabelTexts } from '#web/messages/en/udi-label.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CarrierParts } from './carrier-parts.tsx'

interface CheckTabProps {
  code: string
  onMake: (udiDi: string) => void
}

/** A scanned text taken apart while it is typed. */
export function CheckTab({ code, onMake }: CheckTabProps) {
  const t = wordsOf(udiLabelTexts.check)
  const [text, setText] = useState(withVisibleControls(code))
  const read = useMemo(
    () => (text === '' ? undefined : parseUdiCarrier(withRealControls(text), new Date().getFullYear())),
    [text],
  )
  const udiDi = read?.valid ? read.parts.deviceIdentifier : undefined
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Card withBorder padding="lg" component="section" aria-label={t('title')}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h4">
              {t('title')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('purpose')}
            </Text>
          </div>
          <Textarea
            label={t('input')}
            description={t('help')}
            value={text}
            autosize
            minRows={3}
            maxRows={8}
            classNames={{ input: 'code' }}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(withVisibleControls(event.currentTarget.value))}
          />
          {udiDi !== undefined && (
            <div>
              <Button variant="default" size="xs" onClick={() => onMake(udiDi)}>
                {t('makeLabel')}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      <Card withBorder padding="lg" component="section" aria-label={t('says')}>
        {read ? (
          <CarrierParts read={read} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('empty')}
          </Text>
        )}
      </Card>
    </SimpleGrid>
  )
}
