import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDownload } from '#web/platform/use-download.ts'
import { downloadGaps } from './gaps-api.ts'
import { GapsUpload } from './gaps-upload.tsx'
import type { SheetColumn } from './sheet-row.tsx'
import type { SheetWork } from './use-sheet.ts'

interface GapsFileProps {
  sheet: SubmissionSheet
  columns: readonly SheetColumn[]
  work: SheetWork
}

/** The gaps as a workbook, for people who have their data in Excel, and the way back from it. */
export function GapsFile({ sheet, columns, work }: GapsFileProps) {
  const t = wordsOf(submissionSheetsTexts.gaps)
  const can = useCan()
  const save = useDownload()
  const [uploading, setUploading] = useState(false)
  const mayTake = can('export-data')
  const mayGive = sheet.abilities.edit
  if (!mayTake && !mayGive) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayTake && (
            <Menu.Item
              leftSection={<IconDownload size={16} aria-hidden />}
              // What is being saved would look like somebody else's change later.
              disabled={columns.length === 0 || work.saving}
              onClick={() =>
                void save(
                  () =>
                    downloadGaps(
                      sheet.id,
                      columns.map(({ id }) => id),
                    ),
                  t('downloaded'),
                )
              }
            >
              {t('download')}
            </Menu.Item>
          )}
          {mayGive && (
            <Menu.Item
              leftSection={<IconUpload size={16} aria-hidden />}
              disabled={work.saving}
              onClick={() => setUploading(true)}
            >
              {t('upload')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <GapsUpload sheet={sheet} work={work} opened={uploading} onClose={() => setUploading(false)} />
    </>
  )
}
