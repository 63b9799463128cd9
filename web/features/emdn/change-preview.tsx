import { Accordion, Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { EmdnChange } from '#core/contract/emdn.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { AffectedCodes } from './affected-codes.tsx'
import classes from './emdn.module.css'

interface ChangePreviewProps {
  change: EmdnChange
  /** Where the file came from, and how large it is. */
  origin?: string | undefined
  busy: boolean
  onLoad: (name: string) => void
  onCancel: () => void
}

const kinds = ['added', 'removed', 'renamed', 'noLongerTerminal', 'nowTerminal'] as const
type Kind = (typeof kinds)[number]

/** What a file changes against the version in force, and which devices and submissions that hits. */
export function ChangePreview({ change, origin, busy, onLoad, onCancel }: ChangePreviewProps) {
  const t = wordsOf(emdnTexts.load)
  const format = useFormatter()
  const [name, setName] = useState(change.fileName.replace(/\.+(csv|xlsx)$/i, ''))
  const { fileName: file, against, recognised, entries, counts, same } = change
  if (same) {
    return (
      <Alert title={t('sameTitle')}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm">{t('same', { file, against })}</Text>
          {origin !== undefined && <Text size="sm">{origin}</Text>}
          <Button variant="default" size="xs" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Stack>
      </Alert>
    )
  }
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h5">
          {t('whatChanges', { file })}
        </Title>
        {origin !== undefined && <Text size="sm">{origin}</Text>}
        <Text size="sm" c="dimmed">
          {t('against', { against, count: entries, recognised })}
        </Text>
      </div>
      {!change.complete && <Alert color="yellow">{t('partial')}</Alert>}
      <StatCards label={t('counts.label')}>
        {kinds.map((kind) => (
          <StatCard key={kind} label={t(`counts.${kind}`)} value={counts[kind]} />
        ))}
      </StatCards>
      <AffectedCodes change={change} />
      <Accordion multiple variant="separated">
        {kinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <Accordion.Item key={kind} value={kind}>
              <Accordion.Control>
                {t(`counts.${kind}`)} ({format.number(counts[kind])})
              </Accordion.Control>
              <Accordion.Panel>
                <Changes kind={kind} change={change} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
      </Accordion>
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        value={name}
        maxLength={120}
        maw="26rem"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button loading={busy} onClick={() => onLoad(name.trim())}>
          {t('load')}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

function Changes({ kind, change }: { kind: Kind; change: EmdnChange }) {
  const t = wordsOf(emdnTexts.load)
  const lines =
    kind === 'renamed'
      ? change.renamed.map(({ code, from, to }) => ({ code, text: t('renamedFrom', { from, to }) }))
      : change[kind].map(({ code, term }) => ({ code, text: term }))
  const count = change.counts[kind]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label={t(`counts.${kind}`)}>
      {lines.map(({ code, text }) => (
        <div key={code} className={classes.change}>
          <span className="code">{code}</span>
          <span>{text}</span>
        </div>
      ))}
      {count > lines.length && (
        <Text size="xs" c="dimmed">
          {t('more', { shown: lines.length, count })}
        </Text>
      )}
    </section>
  )
}
