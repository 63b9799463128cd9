import { List, Table, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import type { CopiedTo } from '#core/contract/submission-copies.ts'
import { manyCountriesTexts } from '#web/messages/en/many-countries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { countryAddress } from './country-address.ts'

interface CopyResultProps {
  copied: readonly CopiedTo[]
  running: boolean
}

/** Drafts created, existing and refused, by country. */
export function CopyResult({ copied, running }: CopyResultProps) {
  const t = wordsOf(manyCountriesTexts.result)
  const format = useFormatter()
  const made = copied.reduce((sum, one) => sum + one.made, 0)
  const reasons = [...new Set(copied.flatMap(({ refused }) => refused.map(({ message }) => message)))]
  return (
    <>
      {!running && (
        <Text role="status" fw={600}>
          {t('made', { count: made, countries: copied.length })}
        </Text>
      )}
      <Table fz="sm" aria-label={t('caption')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('country')}</Table.Th>
            <Table.Th ta="right">{t('drafts')}</Table.Th>
            <Table.Th ta="right">{t('existing')}</Table.Th>
            <Table.Th ta="right">{t('refused')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {copied.map(({ country, ...counts }) => (
            <Table.Tr key={country}>
              <Table.Td>
                <TextLink to="/multi-country-udi" search={countryAddress(country)} inherit>
                  {findMarket(country)?.country ?? country}
                </TextLink>
              </Table.Td>
              <Table.Td ta="right">{format.number(counts.made)}</Table.Td>
              <Table.Td ta="right">{format.number(counts.existing)}</Table.Td>
              <Table.Td ta="right">{format.number(counts.refused.length)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {reasons.length > 0 && (
        <List size="sm">
          {reasons.map((message) => (
            <List.Item key={message}>{message}</List.Item>
          ))}
        </List>
      )}
    </>
  )
}
