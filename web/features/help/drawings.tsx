import { Button, Checkbox, Pill, PillsInput, Select, Text, Textarea, TextInput } from '@mantine/core'
import { IconDots, IconDownload } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { StageBadge } from '#web/exchange/stage-badge.tsx'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import type { DrawingName } from './drawing-names.ts'
import classes from './step-drawing.module.css'

/** The device that all drawings are about. */
const device = { deviceNumber: 'LM-3010', deviceName: 'Infusion pump 200', udiDi: '09521400000073' } as const

/** The part that the step is about. */
const Here = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <span className={`${classes.here} ${wide ? classes.wide : ''}`}>{children}</span>
)

const Line = ({ children }: { children: ReactNode }) => <div className={classes.line}>{children}</div>

const Field = ({ id, value }: { id: keyof typeof masterFields; value: string }) => (
  <TextInput size="xs" label={masterFields[id].label} value={value} readOnly w="100%" />
)

/** Each with the words of its screen. */
export const drawings: Readonly<Record<DrawingName, ComponentType>> = {
  recordForm: () => {
    const t = wordsOf(masterDiTexts.form.submit)
    return (
      <>
        {(['deviceNumber', 'deviceName', 'udiDi'] as const).map((id) => (
          <Field key={id} id={id} value={device[id]} />
        ))}
        <Here>
          <Button size="xs">{t('create')}</Button>
        </Here>
      </>
    )
  },
  markets: () => (
    <Here wide>
      <PillsInput size="xs" label={masterFields.targetCountries.label}>
        <Pill.Group>
          {['EU', 'US'].map((code) => (
            <Pill key={code} size="sm">
              <Flag code={code} /> {findMarket(code)?.country}
            </Pill>
          ))}
        </Pill.Group>
      </PillsInput>
    </Here>
  ),
  matrix: () => (
    <Line>
      <Text size="sm" fw={600} c="var(--mantine-color-anchor)">
        {device.deviceName}
      </Text>
      <Here>
        <StatusBadge tone="critical">EU 41%</StatusBadge>
      </Here>
      <StatusBadge tone="positive">US 100%</StatusBadge>
    </Line>
  ),
  template: () => {
    const t = wordsOf(masterDiTexts.upload)
    return (
      <>
        <div className={classes.wide}>
          <FileDrop label={t('table.drop')} accept={[]} onFile={() => undefined} />
        </div>
        <Here>
          <Button size="xs" variant="default" leftSection={<IconDownload size={14} />}>
            {t('template')}
          </Button>
        </Here>
      </>
    )
  },
  check: () => {
    const t = wordsOf(importPreviewTexts)
    return (
      <>
        <Here>
          <Checkbox size="xs" checked readOnly label={t('checkFirst')} />
        </Here>
        <Line>
          <StatusBadge tone="positive">{t('counts.new')}: 48</StatusBadge>
          <StatusBadge tone="neutral">{t('counts.same')}: 3</StatusBadge>
          <StatusBadge tone="critical">{t('counts.refused')}: 1</StatusBadge>
        </Line>
      </>
    )
  },
  undo: () => {
    const t = wordsOf(importPreviewTexts)
    return (
      <>
        <StatusBadge tone="positive">{t('counts.new')}: 48</StatusBadge>
        <Here>
          <Button size="xs" variant="default">
            {t('undo.button')}
          </Button>
        </Here>
      </>
    )
  },
  recordMenu: () => {
    const t = wordsOf(masterDiTexts.records.actions)
    return (
      <>
        <Line>
          <Text size="sm" fw={600} c="var(--mantine-color-anchor)">
            {device.deviceName}
          </Text>
          <MasterStatusBadge status="active" />
          <IconDots size={16} />
        </Line>
        <div className={classes.menu}>
          <span>{t('newVersion')}</span>
          <Here>{t('euForm')}</Here>
          <span>{t('copyToCountries')}</span>
        </div>
      </>
    )
  },
  generator: () => {
    const t = wordsOf(generatorsTexts.gmn)
    return (
      <>
        <TextInput size="xs" label={t('companyPrefix')} value="9521400" readOnly w="100%" />
        <TextInput size="xs" label={t('modelReference')} value="PUMP200" readOnly w="100%" />
        <Line>
          <Here>
            <Button size="xs">{t('generate')}</Button>
          </Here>
          <code>9521400PUMP200…</code>
        </Line>
      </>
    )
  },
  findings: () => {
    const t = wordsOf(requestsTexts.submission)
    return (
      <>
        {(['error', 'warning'] as const).map((kind) => (
          <Line key={kind}>
            <StatusBadge tone={kind === 'error' ? 'critical' : 'caution'}>{t(kind)}</StatusBadge>
            <Text size="sm" td="underline" c="var(--mantine-color-anchor)">
              {masterFields[kind === 'error' ? 'emdnCode' : 'intendedUse'].label}
            </Text>
          </Line>
        ))}
      </>
    )
  },
  package: () => {
    const t = wordsOf(exchangeTexts.send)
    return (
      <>
        <Text size="sm">{t('ready', { ready: 3, matching: 3 })}</Text>
        <Here>
          <Button size="xs">{t('make', { count: 1 })}</Button>
        </Here>
      </>
    )
  },
  answer: () => {
    const t = wordsOf(exchangeTexts.answers)
    return (
      <>
        <Here wide>
          <FileDrop label={t('drop')} accept={[]} onFile={() => undefined} />
        </Here>
        <Line>
          <StageBadge country="EU" stage="registered" />
          <StageBadge country="EU" stage="refused" />
        </Line>
      </>
    )
  },
  queue: () => {
    const t = wordsOf(requestsTexts)
    return (
      <>
        <Here wide>
          <Select size="xs" label={t('people')} data={[t('whose.assigned')]} value={t('whose.assigned')} />
        </Here>
        <Line>
          <Text size="sm" fw={600} c="var(--mantine-color-anchor)">
            {device.deviceName}
          </Text>
          <StatusBadge tone="caution">{t('dueToday')}</StatusBadge>
        </Line>
      </>
    )
  },
  changes: () => {
    const t = wordsOf(requestsTexts.details)
    return (
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{t('field')}</th>
            <th>{t('from')}</th>
            <th>{t('to')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{masterFields.deviceName.label}</td>
            <td>{device.deviceName}</td>
            <td>{device.deviceName} S</td>
          </tr>
        </tbody>
      </table>
    )
  },
  decision: () => {
    const t = wordsOf(requestsTexts.decision)
    return (
      <>
        <Textarea size="xs" label={t('notes')} rows={2} readOnly w="100%" />
        <Line>
          <Here>
            <Button size="xs">{t('approve')}</Button>
          </Here>
          <Button size="xs" variant="default">
            {t('reject')}
          </Button>
        </Line>
      </>
    )
  },
}
