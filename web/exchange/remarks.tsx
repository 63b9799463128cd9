import { Anchor, List, Text } from '@mantine/core'
import type { AttemptRemark } from '#core/contract/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'

interface RemarksProps {
  remarks: readonly AttemptRemark[]
  /** Leads to a field of the form that is shown. */
  onField?: (field: string) => void
}

/** What a register remarked on, and the fields it is about. */
export function Remarks({ remarks, onField }: RemarksProps) {
  const t = wordsOf(exchangeTexts)
  if (remarks.length === 0) return null
  return (
    <List size="sm" spacing={2}>
      {remarks.map(({ code, message, fields }) => (
        <List.Item key={`${code} ${message}`}>
          <Text span size="sm" dir="auto">
            {[code, message].filter(Boolean).join(' – ')}
          </Text>{' '}
          {fields.map(({ field, label }) =>
            onField ? (
              <Anchor
                key={field}
                component="button"
                type="button"
                size="sm"
                mr="xs"
                onClick={() => onField(field)}
              >
                {t('panel.toField', { field: label })}
              </Anchor>
            ) : (
              <Text key={field} span size="sm" c="dimmed" mr="xs">
                {label}
              </Text>
            ),
          )}
        </List.Item>
      ))}
    </List>
  )
}
