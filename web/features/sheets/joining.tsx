import { Alert, List, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { joiningQuery } from './sheet-api.ts'

interface JoiningProps {
  sheetId: number
  basicUdiDi: string
  masterDiIds: readonly number[]
}

/** What a Basic UDI-DI that is in use does to the devices put under it, told before anything is made. */
export function Joining({ sheetId, basicUdiDi, masterDiIds }: JoiningProps) {
  const t = wordsOf(submissionSheetsTexts.joining)
  const [code] = useDebouncedValue(basicUdiDi, 200)
  const { data, error, refetch } = useQuery(joiningQuery(sheetId, code, masterDiIds))
  if (error) return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  if (!data || code !== basicUdiDi || data.submissions === 0) return null
  const { submissions, approved, deviceName, taken, otherwise, added } = data
  const gives = otherwise.length > 0 || (added.length > 0 && approved > 0)
  return (
    <Alert
      mt="xs"
      color={gives ? 'yellow' : 'blue'}
      icon={gives ? <IconAlertTriangle aria-hidden /> : <IconLink aria-hidden />}
      title={t('title', { count: submissions, device: deviceName ?? '' })}
    >
      {taken.length + added.length === 0 && <Text size="sm">{t('nothing')}</Text>}
      {taken.length > 0 && (
        <Text size="sm">
          {t('taken', { values: taken.map(({ label, text }) => `${label} ${text}`).join(', ') })}
        </Text>
      )}
      {otherwise.length > 0 && (
        <>
          <Text size="sm" mt={4}>
            {t('otherwise')}
          </Text>
          <List size="sm">
            {otherwise.map(({ field, label, text, said, devices }) => (
              <List.Item key={`${field} ${said}`}>{t('other', { label, text, said, devices })}</List.Item>
            ))}
          </List>
        </>
      )}
      {added.length > 0 && (
        <Text size="sm" mt={4}>
          {t('added', {
            count: submissions,
            values: added.map(({ label, text }) => `${label} ${text}`).join(', '),
          })}{' '}
          {approved > 0 && t('approved', { count: approved })}
        </Text>
      )}
    </Alert>
  )
}
