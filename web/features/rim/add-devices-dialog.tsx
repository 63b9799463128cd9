import { MultiSelect, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { markets as knownMarkets } from '#core/code-lists/markets.ts'
import type { Project, ScopeAddition } from '#core/contract/projects.ts'
import { findRecords } from '#web/data/master-di.ts'
import { projectTexts } from '#web/messages/en/projects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { FoundMultiSelect } from '#web/ui/found-multi-select.tsx'
import { FoundSelect } from '#web/ui/found-select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Found } from '#web/ui/use-found.ts'
import { findCertificates, findFamilies } from './found-scopes.ts'
import { addScope } from './project-api.ts'

interface AddDevicesDialogProps {
  project: Project
  onClose: () => void
}

/** Devices somebody chooses, or all under a certificate or of a family, in markets. */
export function AddDevicesDialog({ project, onClose }: AddDevicesDialogProps) {
  const t = wordsOf(projectTexts.add)
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="lg">
      <AddForm project={project} onClose={onClose} />
    </Dialog>
  )
}

const ways = ['some', 'certificate', 'family'] as const
type Way = (typeof ways)[number]

/** The field of each way, as the server names it. */
const paths = { some: 'masterDiIds', certificate: 'certificateId', family: 'portfolioId' } as const

const devices = async (search: string, signal: AbortSignal): Promise<Found[]> =>
  (await findRecords(search, 20, signal)).map(({ id, deviceNumber, deviceName, manufacturerName }) => ({
    id,
    name: `${deviceNumber} – ${deviceName}`,
    detail: manufacturerName ?? undefined,
  }))

const marketData = knownMarkets.map(({ code, country }) => ({ value: code as string, label: country }))

function AddForm({ project, onClose }: AddDevicesDialogProps) {
  const t = wordsOf(projectTexts.add)
  const [way, setWay] = useState<Way>('some')
  const [chosen, setChosen] = useState<readonly Found[]>([])
  const [certificate, setCertificate] = useState<Found>()
  const [family, setFamily] = useState<Found>()
  const [markets, setMarkets] = useState<string[]>(
    project.markets.length > 0 ? project.markets : project.country === null ? [] : [project.country],
  )
  const [tried, setTried] = useState(false)
  const adding = useChange<ScopeAddition, { changed: number }>({
    nouns: ['rim'],
    run: (body) => addScope(project.id, body),
    onSuccess: ({ changed }) => {
      toast({ title: t('done'), description: t('added', { count: changed }) })
      onClose()
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  useBusyDialog(adding.isPending)
  const named: Readonly<Record<Way, Partial<ScopeAddition> | undefined>> = {
    some: chosen.length > 0 ? { masterDiIds: chosen.map(({ id }) => id) } : undefined,
    certificate: certificate && { certificateId: certificate.id },
    family: family && { portfolioId: family.id },
  }
  const missing = {
    some: t('deviceRequired'),
    certificate: t('certificateRequired'),
    family: t('familyRequired'),
  }
  const refused = (path: string) =>
    issuesOf(adding.error).find((issue) => issue.path.split('.')[0] === path)?.message
  const problem = tried && !named[way] ? missing[way] : refused(paths[way])
  return (
    <DialogForm
      saving={adding}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (named[way] && markets.length > 0) adding.mutate({ markets, ...named[way] })
      }}
      words={{
        cancel: t('cancel'),
        save: t('confirm'),
        failed: t('failed'),
        nothingSaved: t('nothingSaved'),
      }}
      onClose={onClose}
    >
      <Radio.Group
        label={t('which')}
        value={way}
        onChange={(value) => setWay(ways.find((one) => one === value) ?? 'some')}
      >
        <Stack gap="xs" mt="xs">
          {ways.map((one) => (
            <Radio key={one} value={one} label={t(one)} />
          ))}
        </Stack>
      </Radio.Group>
      {way === 'some' && (
        <FoundMultiSelect
          noun="master-di"
          label={t('devices')}
          description={t('devicesHelp')}
          find={devices}
          value={chosen}
          onChange={setChosen}
          error={problem}
        />
      )}
      {way === 'certificate' && (
        <FoundSelect
          noun="certificates"
          label={t('certificateField')}
          description={t('certificateHelp')}
          find={findCertificates}
          value={certificate}
          onChange={setCertificate}
          error={problem}
        />
      )}
      {way === 'family' && (
        <FoundSelect
          noun="portfolio"
          label={t('familyField')}
          description={t('familyHelp')}
          find={findFamilies}
          value={family}
          onChange={setFamily}
          error={problem}
        />
      )}
      <MultiSelect
        label={t('markets')}
        description={t('marketsHelp')}
        data={marketData}
        value={markets}
        onChange={setMarkets}
        searchable
        error={tried && markets.length === 0 ? t('marketRequired') : refused('markets')}
      />
    </DialogForm>
  )
}
