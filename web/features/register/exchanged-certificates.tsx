import { List, Stack, Text, Title } from '@mantine/core'
import type { CertificateDetails } from '#core/contract/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { TextLink } from '#web/ui/router-link.tsx'

/** The certificate that has taken the place of this one, and the one whose place it has taken. */
export function ExchangedCertificates({ certificate }: { certificate: CertificateDetails }) {
  const { replacements, replaces } = certificate
  const parts = [
    ['replacedBy', replacements.filter(to('all'))],
    ['partlyReplacedBy', replacements.filter(to('some'))],
    ['mayBeReplacedBy', replacements.filter(to('possible'))],
    ['replaces', replaces.filter(to('all'))],
    ['partlyReplaces', replaces.filter(to('some'))],
    ['mayReplace', replaces.filter(to('possible'))],
  ] as const
  return parts.map(([word, some]) => some.length > 0 && <Part key={word} word={word} certificates={some} />)
}

type Exchanged = CertificateDetails['replaces'][number]
const to = (extent: Exchanged['extent']) => (one: Exchanged) => one.extent === extent

interface PartProps {
  word: 'replacedBy' | 'partlyReplacedBy' | 'mayBeReplacedBy' | 'replaces' | 'partlyReplaces' | 'mayReplace'
  certificates: readonly Exchanged[]
}

function Part({ word, certificates }: PartProps) {
  const t = wordsOf(certificatesTexts.details)
  const day = useDay()
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        {t(word)}
      </Title>
      <List size="sm" listStyleType="none">
        {certificates.map(({ id, number, expiryDate }) => (
          <List.Item key={id}>
            <TextLink to="/register-certificates" search={{ certificate: id }} inherit>
              {t('exchanged', { number, expiry: expiryDate === null ? 'none' : day(expiryDate) })}
            </TextLink>
          </List.Item>
        ))}
      </List>
      {(word === 'mayBeReplacedBy' || word === 'mayReplace') && (
        <Text size="sm" c="dimmed">
          {t(`${word}Help`)}
        </Text>
      )}
    </Stack>
  )
}
