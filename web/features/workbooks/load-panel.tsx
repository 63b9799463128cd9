import { Alert, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { type MarketCode, markets } from '#core/code-lists/markets.ts'
import type { Workbook } from '#core/contract/workbooks.ts'
import { type WorkbookNature, workbookNatures } from '#core/workbooks/natures.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type Loading, loadWorkbook } from './workbooks-api.ts'

interface LoadPanelProps {
  market: string | undefined
  onLoaded: (id: number, step?: 'fill') => void
}

/** Where a workbook is dropped, with the market whose submissions fill it. */
export function LoadPanel({ market: asked, onLoaded }: LoadPanelProps) {
  const t = wordsOf(workbooksTexts.load)
  const mayMap = useCan()('edit-submissions')
  const [market, setMarket] = useState<MarketCode | undefined>(
    markets.find(({ code }) => code === asked)?.code,
  )
  const [isMissing, setMissing] = useState(false)
  const [nature, setNature] = useState<WorkbookNature>('regulator')
  const [name, setName] = useState('')
  const loading = useChange<Loading, Workbook>({
    nouns: ['workbooks'],
    run: loadWorkbook,
    onSuccess: ({ id, state }) => {
      if (state === 'confirmed') toast({ title: t('known') })
      onLoaded(id, state === 'confirmed' ? 'fill' : undefined)
    },
  })
  if (!mayMap) return <Alert color="gray">{t('mayNot')}</Alert>
  return (
    <Stack gap="md" component="section" aria-label={t('heading')}>
      <div>
        <Title order={2} size="h4">
          {t('heading')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('help')}
        </Text>
      </div>
      <Group gap="md" align="flex-end">
        <NativeSelect
          label={t('market')}
          value={market ?? ''}
          error={isMissing && market === undefined ? t('marketMissing') : undefined}
          data={[
            { value: '', label: t('chooseMarket') },
            ...markets.map(({ code, country, regulator }) => ({
              value: code,
              label: `${country} (${regulator})`,
            })),
          ]}
          onChange={({ currentTarget }) =>
            setMarket(markets.find(({ code }) => code === currentTarget.value)?.code)
          }
        />
        <NativeSelect
          label={t('nature')}
          value={nature}
          data={workbookNatures.map((value) => ({ value, label: t(`natures.${value}`) }))}
          onChange={({ currentTarget }) =>
            setNature(workbookNatures.find((one) => one === currentTarget.value) ?? nature)
          }
        />
      </Group>
      <FileDrop
        label={loading.isPending ? t('reading', { file: name }) : t('drop')}
        help={t('dropHelp')}
        accept={['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']}
        disabled={loading.isPending}
        onFile={(file) => {
          setMissing(market === undefined)
          if (market === undefined) return
          setName(file.name)
          loading.mutate({ file, market, nature })
        }}
      />
      {loading.error && <ErrorPanel title={t('failed')} message={loading.error.message} comesIntoSight />}
    </Stack>
  )
}
