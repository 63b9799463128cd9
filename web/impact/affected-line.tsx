import { Text } from '@mantine/core'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import { namesMarketsAlone, namesNothing } from '#core/intelligence/update-scope.ts'
import { impactTexts } from '#web/messages/en/impact.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'

interface AffectedLineProps {
  update: Pick<RegulatoryUpdate, 'id' | 'scope' | 'affected'>
  /** The list stands below it. */
  above?: boolean
}

/** How many of the hub’s devices an update affects, with the list of exactly these; else why there are none. */
export function AffectedLine({ update, above = false }: AffectedLineProps) {
  const t = wordsOf(impactTexts.card)
  const { id, scope, affected } = update
  const { devices, unclear, of, whyNone } = affected
  if (namesNothing(scope)) return <Text size="sm">{t('unknown')}</Text>
  const to = { to: '/regulatory-intelligence/$id', params: { id: String(id) } } as const
  return (
    <Text size="sm" component="p" m={0}>
      {devices > 0 && above ? (
        <b>{t('affects', { devices, of })}</b>
      ) : devices > 0 ? (
        <TextLink {...to} fw={600}>
          {t('affects', { devices, of })}
        </TextLink>
      ) : (
        <>
          <b>{t('none')}</b>. {whyNone}.
        </>
      )}{' '}
      {devices > 0 && namesMarketsAlone(scope) && (
        <Text span c="dimmed">
          {t('everything')}
        </Text>
      )}{' '}
      {unclear > 0 && '· '}
      {unclear > 0 && above && t('unclear', { count: unclear })}
      {unclear > 0 && !above && (
        <TextLink {...to} search={{ concern: 'unclear' }}>
          {t('unclear', { count: unclear })}
        </TextLink>
      )}
    </Text>
  )
}
