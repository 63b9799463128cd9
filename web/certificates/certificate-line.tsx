import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { KnownCertificate } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { Expiry, StatusInRegister } from './certificate-badges.tsx'

/** How a certificate stands in EUDAMED, in a line that leads to it. */
export function CertificateLine({
  certificate,
  children,
}: {
  certificate: KnownCertificate
  children?: ReactNode
}) {
  const t = wordsOf(certificatesTexts.beside)
  return (
    <Group gap="xs">
      <TextLink
        to="/register-certificates"
        search={{ certificate: certificate.id }}
        inherit
        aria-label={t('open', { number: certificate.number })}
      >
        <span className="code">{certificate.number}</span>
      </TextLink>
      <span>{t('inRegister')}</span>
      <StatusInRegister {...certificate} />
      <Expiry {...certificate} />
      {certificate.replacedBy && (
        <span>
          {t('replacedBy')}{' '}
          <TextLink
            to="/register-certificates"
            search={{ certificate: certificate.replacedBy.id }}
            inherit
            aria-label={t('open', { number: certificate.replacedBy.number })}
          >
            <span className="code">{certificate.replacedBy.number}</span>
          </TextLink>
        </span>
      )}
      {children}
    </Group>
  )
}
