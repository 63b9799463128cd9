import { Accordion, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Workbook } from '#core/contract/workbooks.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { Mapping, SheetMapping, SheetShown } from './workbook-types.ts'

interface SheetPickerProps {
  workbook: Workbook
  mapping: Mapping
  shown: readonly SheetShown[]
  readOnly: boolean
  onChange: (sheet: SheetMapping, facts?: SheetShown) => void
}

/** The sheets of a workbook; the first that is filled stands open. */
export function SheetPicker({ workbook, mapping, shown, readOnly, onChange }: SheetPickerProps) {
  const t = wordsOf(workbooksTexts.map)
  const [open, setOpen] = useState<string | null>(
    mapping.sheets.find(({ filled }) => filled)?.sheet ?? mapping.sheets[0]?.sheet ?? null,
  )
  return (
    <Accordion variant="separated" value={open} onChange={setOpen} aria-label={t('sheets')}>
      {mapping.sheets.map((sheet) => {
        const facts = shown.find(({ name }) => name === sheet.sheet)
        const mapped = sheet.columns.filter(({ target, constant }) => target !== null || constant !== null)
        return (
          <Accordion.Item key={sheet.sheet} value={sheet.sheet}>
            <Accordion.Control>
              <Group gap="xs">
                <Text fw={600}>
                  <bdi>{sheet.sheet}</bdi>
                </Text>
                <StatusBadge tone={sheet.filled ? 'positive' : 'neutral'}>
                  {sheet.filled
                    ? t('filledCount', { filled: String(mapped.length), all: String(sheet.columns.length) })
                    : t('notFilled')}
                </StatusBadge>
                {facts?.hidden && <StatusBadge tone="outline">{t('hidden')}</StatusBadge>}
                {facts?.isProtected && <StatusBadge tone="outline">{t('protected')}</StatusBadge>}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              {open === sheet.sheet && facts && (
                <SheetForm
                  workbook={workbook}
                  sheet={sheet}
                  facts={facts}
                  readOnly={readOnly}
                  onChange={onChange}
                />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        )
      })}
    </Accordion>
  )
}
