import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { emdnVersionsQuery } from '#web/data/emdn.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { TextLink } from '#web/ui/router-link.tsx'

/** Shown when a search of the nomenclature finds nothing: how many codes are loaded, and how to load the rest. */
export function NoCodeFound() {
  const t = wordsOf(recordFormTexts.nomenclature)
  const mayLoad = useCan()('system-admin')
  const { data: versions } = useQuery(emdnVersionsQuery)
  const current = versions?.find(({ isCurrent }) => isCurrent)
  if (!current) return null
  const { entries: count, name, complete } = current
  if (complete)
    return (
      <Text size="xs" c="dimmed">
        {t('noMatch', { count, name })}
      </Text>
    )
  return (
    <Text size="xs" c="dimmed">
      {t('noMatchInExtract', { count })}{' '}
      {mayLoad ? (
        // In a new tab, so that the values in the form are not lost.
        <TextLink to="/emdn" search={{ tab: 'versions' }} target="_blank" inherit>
          {t('loadFull')}
        </TextLink>
      ) : (
        t('askAdmin')
      )}
    </Text>
  )
}
