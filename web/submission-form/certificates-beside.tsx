import { List, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import type { CertificateColumns } from '#core/dictionary/field.ts'
import { CertificateLine } from '#web/certificates/certificate-line.tsx'
import { type KnownCertificate, knownCertificatesQuery } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'

interface CertificatesBesideProps {
  id: string
  columns: CertificateColumns
  control: Control<FormValues>
}

type Row = Readonly<Record<string, unknown>>

/** Below the rows of certificates: how each of them stands in the register, as it was read last. */
export function CertificatesBeside({ id, columns, control }: CertificatesBesideProps) {
  const t = wordsOf(certificatesTexts.beside)
  const typed = useWatch({ control, name: id }) as readonly Row[] | undefined
  const [rows] = useDebouncedValue(
    (typed ?? []).filter((row) => textOf(row[columns.number]) !== ''),
    400,
  )
  const numbers = [...new Set(rows.map((row) => textOf(row[columns.number])))]
  const { data } = useQuery({
    ...knownCertificatesQuery({ number: numbers }),
    enabled: numbers.length > 0,
  })
  if (!data || numbers.length === 0) return null
  return (
    <List size="sm" mt="xs" spacing="xs" aria-label={t('label')} listStyleType="none">
      {rows.map((row) => {
        const number = textOf(row[columns.number])
        const body = textOf(row[columns.notifiedBody])
        const fitting = data.items.filter(
          (one) => one.number === number && (body === '' || one.notifiedBody === body),
        )
        const found = fitting.find(({ environment }) => environment === 'production') ?? fitting[0]
        return (
          <List.Item key={`${body} ${number}`}>
            {found ? (
              <CertificateLine certificate={found}>
                {differs(row, columns, found) && <StatusBadge tone="caution">{t('differs')}</StatusBadge>}
              </CertificateLine>
            ) : (
              <Text size="sm" c="dimmed">
                <span className="code">{number}</span>: {t('unseen')}
              </Text>
            )}
          </List.Item>
        )
      })}
    </List>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What the register does not state differs from nothing. */
const differs = (
  row: Row,
  columns: CertificateColumns,
  { revision, expiryDate }: KnownCertificate,
): boolean =>
  (revision !== null && textOf(row[columns.revision]) !== revision) ||
  (expiryDate !== null && textOf(row[columns.expiryDate]) !== expiryDate)
