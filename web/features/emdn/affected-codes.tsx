import { Alert, Table, Text } from '@mantine/core'
import type { EmdnChange, EmdnHit } from '#core/contract/emdn.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'

/** The codes in use that stand worse in the new version, with where they are used. */
export function AffectedCodes({ change: { hits, counts } }: { change: EmdnChange }) {
  const t = wordsOf(emdnTexts.load)
  if (hits.length === 0) return <Text size="sm">{t('hitsNone')}</Text>
  return (
    <Alert color="yellow" title={t('hits')}>
      <Text size="sm" mb="xs">
        {t('hitsHelp', { devices: counts.devicesHit, submissions: counts.submissionsHit })}
      </Text>
      <Table.ScrollContainer minWidth={420} maxHeight={360}>
        <Table verticalSpacing={6} aria-label={t('hits')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('hitColumns.code')}</Table.Th>
              <Table.Th>{t('hitColumns.why')}</Table.Th>
              <Table.Th>{t('hitColumns.who')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {hits.map((hit) => (
              <Hit key={hit.code} hit={hit} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Alert>
  )
}

function Hit({ hit: { code, term, standing, devices, submissions, examples } }: { hit: EmdnHit }) {
  const t = wordsOf(emdnTexts.load)
  const both = devices > 0 && submissions > 0 ? 'yes' : 'no'
  return (
    <Table.Tr>
      <Table.Td>
        <span className="code">{code}</span>
        <Text size="xs" c="dimmed">
          {term}
        </Text>
      </Table.Td>
      <Table.Td>{standing === 'unknown' ? t('hitUnknown') : t('hitNotTerminal')}</Table.Td>
      <Table.Td>
        {t('hitWho', { devices, submissions, both })}
        {examples.map((example) => (
          <Text key={`${example.kind} ${example.id}`} size="xs">
            <Example example={example} />
          </Text>
        ))}
      </Table.Td>
    </Table.Tr>
  )
}

function Example({ example: { name, masterDiId, market } }: { example: EmdnHit['examples'][number] }) {
  if (masterDiId === null) return name
  const id = String(masterDiId)
  return market === null ? (
    <TextLink to="/master-di/records/$id" params={{ id }}>
      {name}
    </TextLink>
  ) : (
    <TextLink to="/country-specific/$country/$masterDiId" params={{ country: market, masterDiId: id }}>
      {name} ({market})
    </TextLink>
  )
}
