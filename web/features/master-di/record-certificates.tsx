import { Card, List, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Comparison } from '#web/certificates/certificate-badges.tsx'
import { CertificateLine } from '#web/certificates/certificate-line.tsx'
import { knownCertificatesQuery } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'

/** The certificates that submissions of a record state, as EUDAMED shows them; nothing where it shows none of them. */
export function RecordCertificates({ masterDiId }: { masterDiId: number }) {
  const t = wordsOf(certificatesTexts.ofRecord)
  const { data } = useQuery(knownCertificatesQuery({ masterDiId }))
  if (!data || data.items.length === 0) return null
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2} size="h4" mb="sm">
        {t('title')}
      </Title>
      <List listStyleType="none" spacing="xs" size="sm">
        {data.items.map((one) => (
          <List.Item key={one.id}>
            <CertificateLine certificate={one}>
              {one.comparison === 'different' && <Comparison {...one} />}
            </CertificateLine>
          </List.Item>
        ))}
      </List>
    </Card>
  )
}
