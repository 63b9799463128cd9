import { Alert, Stack } from '@mantine/core'
import { IconCertificateOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { knownCertificatesQuery } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CertificateLine } from './certificate-line.tsx'

/** The certificates the device of a record relies on that were withdrawn, cancelled or suspended; nothing where it has all of them. */
export function LostCertificates({ masterDiId }: { masterDiId: number }) {
  const t = wordsOf(certificatesTexts.ofMarket)
  const { data } = useQuery(knownCertificatesQuery({ lostTo: masterDiId }))
  if (!data || data.items.length === 0) return null
  return (
    <Alert color="red" icon={<IconCertificateOff aria-hidden />} title={t('lost')}>
      <Stack gap="xs">
        {data.items.map((one) => (
          <CertificateLine key={one.id} certificate={one} />
        ))}
      </Stack>
    </Alert>
  )
}
