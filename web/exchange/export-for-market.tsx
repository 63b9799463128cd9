import { Button, type ButtonProps } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { markets } from '#core/code-lists/markets.ts'
import { registerFactsOf } from '#core/code-lists/registers.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import type { OfMarket } from './market-files-dialog.tsx'

const MarketFilesDialog = lazy(() =>
  import('./market-files-dialog.tsx').then((found) => ({ default: found.MarketFilesDialog })),
)

interface ExportForMarketProps extends Pick<ButtonProps, 'size' | 'variant'> {
  submissions: readonly OfMarket[]
}

/** The files of one market for all that were chosen; nothing where none of them is for a market that has such files. */
export function ExportForMarket({ submissions, ...look }: ExportForMarketProps) {
  const t = wordsOf(exchangeTexts.marketFiles)
  const can = useCan()
  // What was chosen when it was opened: what is ticked later is not in it.
  const [chosen, setChosen] = useState<readonly OfMarket[]>()
  const there = new Set(submissions.map(({ market }) => market))
  const codes = markets
    .map(({ code }) => code)
    .filter((code) => !registerFactsOf(code)?.onlyInPackages && there.has(code))
  if (!can('export-data') || (codes.length === 0 && !chosen)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileExport size={14} aria-hidden />}
        {...look}
        onClick={() => setChosen(submissions)}
      >
        {t('button')}
      </Button>
      {chosen && (
        <Suspense>
          <MarketFilesDialog submissions={chosen} markets={codes} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
