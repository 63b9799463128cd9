import { Alert, Button, Group, List, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { type UdiLabel, withVisibleControls } from '#core/identifiers/udi-label.ts'
import { udiLabelTexts } from '#web/messages/en/udi-label.ts'
import { wordsOf } from '#web/messages/words.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { addressOfSvg, drawnLabel, pngOf } from './barcode.ts'
import classes from './label.module.css'

interface LabelPreviewProps {
  label: UdiLabel
  udiDi: string
  onCheck: (text: string) => void
}

/** The barcode with what it says beneath it; to be taken along as a picture or on paper. */
export function LabelPreview({ label, udiDi, onCheck }: LabelPreviewProps) {
  const t = wordsOf(udiLabelTexts.preview)
  const [chosen, setChosen] = useState<string>()
  const [printing, setPrinting] = useState(false)
  const download = useDownload()
  const { barcodes, lines, scanned, warnings, issuingEntity } = label
  const barcode = barcodes.find(({ symbology }) => symbology === chosen) ?? barcodes[0]
  const drawn = useMemo(() => {
    if (!barcode) return undefined
    try {
      return drawnLabel(barcode, lines)
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }, [barcode, lines])
  if (!barcode || !drawn) return null
  if ('problem' in drawn)
    return (
      <Alert color="red" title={t('failed')}>
        {drawn.problem}
      </Alert>
    )
  const shown = withVisibleControls(scanned)
  const name = `udi-${udiDi.replace(/[^0-9A-Za-z]+/g, '')}-${barcode.symbology}`
  const alt = t('alt', { name: barcode.name, text: lines.join(' ') })
  return (
    <Stack gap="md">
      {barcodes.length > 1 && (
        <SegmentedControl
          aria-label={t('symbology')}
          value={barcode.symbology}
          data={barcodes.map(({ symbology, name: words }) => ({ value: symbology, label: words }))}
          onChange={setChosen}
        />
      )}
      {issuingEntity === 'GS1' && barcodes.length === 1 && (
        <Text size="sm" c="dimmed">
          {t('noLinear')}
        </Text>
      )}
      <img className={classes.drawing} src={addressOfSvg(drawn.svg)} alt={alt} />
      <div>
        <Text size="sm" fw={600}>
          {t('encoded')}
        </Text>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Text className={`code ${classes.encoded}`} data-testid="encoded">
            {shown}
          </Text>
          <CopyButton text={shown} label={t('copy')} onCopied={() => toast({ title: t('copied') })} />
        </Group>
        {shown !== scanned && (
          <Text size="xs" c="dimmed">
            {t('controls')}
          </Text>
        )}
      </div>
      {warnings.length > 0 && (
        <List size="sm" aria-label={t('notes')}>
          {warnings.map((warning) => (
            <List.Item key={warning}>{warning}</List.Item>
          ))}
        </List>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => {
            const blob = new Blob([drawn.svg], { type: 'image/svg+xml' })
            saveDownload({ blob, fileName: `${name}.svg` })
            toast({ title: t('saved') })
          }}
        >
          {t('svg')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() =>
            void download(async () => ({ blob: await pngOf(drawn), fileName: `${name}.png` }), t('saved'))
          }
        >
          {t('png')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          {t('print')}
        </Button>
        <Button variant="default" onClick={() => onCheck(shown)}>
          {t('check')}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {t('draft')}
      </Text>
      {printing && (
        <PrintSheet onDone={() => setPrinting(false)}>
          <img src={addressOfSvg(drawn.svg)} alt={alt} />
        </PrintSheet>
      )}
    </Stack>
  )
}
