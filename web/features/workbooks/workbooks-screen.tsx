import { Stack } from '@mantine/core'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FillScreen } from './fill-screen.tsx'
import { LoadPanel } from './load-panel.tsx'
import { MappingScreen } from './mapping-screen.tsx'
import { WorkbookTable } from './workbook-table.tsx'
import type { WorkbooksAddress } from './workbooks-search.ts'

interface WorkbooksScreenProps {
  address: WorkbooksAddress
  onAddressChange: (address: WorkbooksAddress) => void
}

/** Workbooks of regulators and others: load, map once, fill copies (decision D131). */
export function WorkbooksScreen({ address, onAddressChange }: WorkbooksScreenProps) {
  const screen = wordsOf(screensTexts['/workbooks'])
  const { workbook, step } = address
  const open = (id: number, next?: 'fill') => onAddressChange({ workbook: id, ...(next && { step: next }) })
  if (workbook !== undefined && step === 'fill') {
    return <FillScreen key={workbook} id={workbook} onMap={() => open(workbook)} />
  }
  if (workbook !== undefined) {
    return <MappingScreen key={workbook} id={workbook} onSaved={() => open(workbook, 'fill')} />
  }
  return (
    <>
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Stack gap="xl">
        <LoadPanel market={address.market} onLoaded={open} />
        <WorkbookTable onOpen={open} />
      </Stack>
    </>
  )
}
