import { List, Stack, Text, Title } from '@mantine/core'
import type { CertificateDetails } from '#core/contract/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { TextLink } from '#web/ui/router-link.tsx'

/** The certificate that has taken the place of this one, and the one whose place it has taken. */
export function ExchangedCertificates({ certificate }: { certificate: CertificateDetails }) {
  const { replacements, replaces, replacedBy } = certificate
  const [known, possible] = [
    replacements.filter((one) => one.sharesDevices || one.id === replacedBy?.id),
    replacements.filter((one) => !one.sharesDevices && one.id !== replacedBy?.id),
  ]
  const parts = [
    ['replacedBy', known],
    ['mayBeReplacedBy', possible],
    ['replaces', replaces.filter((one) => one.sharesDevices)],
    ['mayReplace', replaces.filter((one) => !one.sharesDevices)],
  ] as const
  return parts.map(([word, some]) => some.length > 0 && <Part key={word} word={word} certificates={some} />)
}

type Exchanged = CertificateDetails['replaces']
interface PartProps {
  word: 'replacedBy' | 'mayBeReplacedBy' | 'replaces' | 'mayReplace'
  certificates: Exchanged
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
      {word.startsWith('may') && (
        <Text size="sm" c="dimmed">
          {t('mayHelp')}
        </Text>
      )}
    </Stack>
  )
}
