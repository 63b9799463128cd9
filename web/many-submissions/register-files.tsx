import { Button } from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { registerFactsOf } from '#core/code-lists/registers.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { usePackageOf } from './use-package-of.ts'

interface RegisterFilesProps {
  /** Those whose files can be made now. */
  submissions: readonly { readonly id: number; readonly market: string }[]
}

/** Makes the files of each register that takes them in packages. */
export function RegisterFiles({ submissions }: RegisterFilesProps) {
  const can = useCan()
  const markets = [...new Set(submissions.map(({ market }) => market))].filter(
    (market) => registerFactsOf(market)?.onlyInPackages === true,
  )
  if (!can('export-data')) return null
  return markets.map((market) => (
    <FilesOf
      key={market}
      market={market}
      ids={submissions.filter((one) => one.market === market).map(({ id }) => id)}
    />
  ))
}

function FilesOf({ market, ids }: { market: string; ids: readonly number[] }) {
  const t = wordsOf(manySubmissionsTexts.export)
  const exporting = usePackageOf()
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPackageExport size={14} aria-hidden />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate({ market, submissionIds: [...ids] })}
    >
      {t('chosen', { country: market, count: ids.length })}
    </Button>
  )
}
