import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import {
  coversUdiDis,
  generateGmnFromUdiDi,
  generateHubBasicUdiDi,
  inGroupsOfFour,
} from '#core/identifiers/basic-udi-di.ts'
import type { BasicUdiDiFormat } from '#core/lifecycle/settings.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** The two codes that can be generated from a UDI-DI (decision D70). */
export interface GeneratedCodes {
  readonly gmn: { readonly value: string } | { readonly reason: string }
  /** The specified code; undefined where the UDI-DI has too few digits. */
  readonly specified: string | undefined
}

export function codesOf(udiDi: string): GeneratedCodes {
  const gmn = generateGmnFromUdiDi(udiDi)
  const specified = generateHubBasicUdiDi(udiDi)
  return {
    gmn: gmn.valid ? { value: gmn.value } : { reason: gmn.problem.message },
    specified: specified.valid ? specified.value : undefined,
  }
}

/** The code that is filled in: the one the setting names, or else the other. */
export function filledCode({ gmn, specified }: GeneratedCodes, format: BasicUdiDiFormat): string | undefined {
  const model = 'value' in gmn ? gmn.value : undefined
  return format === 'specified' ? (specified ?? model) : (model ?? specified)
}

/** The message about a generated code, with the register's verdict. */
export function useGeneratedWords(): (code: string) => string {
  const t = wordsOf(submissionsTexts.generator)
  return (code) => t(coversUdiDis(code) ? 'told.accepted' : 'told.refused', { code: inGroupsOfFour(code) })
}

interface GeneratedProps {
  codes: GeneratedCodes
  inForm: unknown
  onUse: (value: string) => void
}

/** Both codes, each with the register's verdict and a button to use it. */
export function Generated({ codes: { gmn, specified }, inForm, onUse }: GeneratedProps) {
  const t = wordsOf(submissionsTexts.generator)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {'value' in gmn ? (
        <Result title={t('gmn')} value={gmn.value} note={t('gmnNote')} inForm={inForm} onUse={onUse} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('gmnNone', { reason: gmn.reason })}
        </Text>
      )}
      {specified !== undefined && (
        <Result
          title={t('hubFormat')}
          badge={<StatusBadge tone="info">{t('compliant')}</StatusBadge>}
          value={specified}
          note={t('hubNote')}
          inForm={inForm}
          onUse={onUse}
        />
      )}
    </SimpleGrid>
  )
}

interface ResultProps {
  title: string
  badge?: React.ReactNode
  value: string
  note: string
  inForm: unknown
  onUse: (value: string) => void
}

function Result({ title, badge, value, note, inForm, onUse }: ResultProps) {
  const t = wordsOf(submissionsTexts.generator)
  const used = inForm === value
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        {badge}
      </Group>
      <Group gap="xs">
        <Text className="code" fz="lg">
          {inGroupsOfFour(value)}
        </Text>
        <CopyButton text={value} label={t('copy')} onCopied={() => toast({ title: t('copied') })} />
      </Group>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
      <div>
        <Button size="xs" variant="default" disabled={used} onClick={() => onUse(value)}>
          {used ? t('inUse') : t('use')}
        </Button>
      </div>
    </Stack>
  )
}
