import { Button, Group } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { embeddedName } from '#web/platform/embedded.ts'
import type { Application } from './integration-search.ts'

/** In pixels (specification, document 3 section 9). */
const frameHeight = 800

/** An application of the hub in a frame, without the navigation around it. */
export function EmbeddedApp({ application, onBack }: { application: Application; onBack: () => void }) {
  const t = wordsOf(integrationTexts)
  const title = t(`apps.${application.id}.title`)
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden className="flip-in-rtl" />}
          onClick={onBack}
        >
          {t('embedded.back')}
        </Button>
        <Button
          component="a"
          href={application.to}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t('embedded.newTab')}
        </Button>
      </Group>
      <iframe
        title={title}
        name={embeddedName}
        src={application.to}
        style={{
          display: 'block',
          width: '100%',
          height: frameHeight,
          border: '1px solid var(--line)',
          borderRadius: 'var(--mantine-radius-md)',
        }}
      />
    </>
  )
}
