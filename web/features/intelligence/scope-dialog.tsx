import { MultiSelect, NativeSelect, TagsInput, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { legislations } from '#core/code-lists/legislations.ts'
import { markets } from '#core/code-lists/markets.ts'
import { nationalRiskClasses, riskClasses } from '#core/code-lists/risk-classes.ts'
import type { ScopeChange, UpdateWithScope } from '#core/contract/impact.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import type { DeviceKind } from '#core/markets/requirements/device-kinds.ts'
import { saveScope } from '#web/data/impact.ts'
import { impactTexts } from '#web/messages/en/impact.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ScopeDialogProps {
  update: UpdateWithScope
  onClose: () => void
}

type Draft = Omit<ScopeChange, 'revision'>

const kinds: readonly DeviceKind[] = ['contact-lenses', 'spectacles', 'reusable', 'untold']
const choices = (codes: readonly { readonly code: string; readonly label: string }[]) =>
  codes.map(({ code, label }) => ({ value: code, label }))
const marketChoices = markets
  .filter(({ selectable }) => selectable)
  .map(({ code, country }) => ({ value: code as string, label: country }))
const classChoices = choices([...riskClasses, ...nationalRiskClasses])
const lawChoices = choices(legislations)

/** Corrects what an update concerns; what the hub found in its text stays in the trail. */
export function ScopeDialog({ update, onClose }: ScopeDialogProps) {
  // As it was when the dialog opened: the page behind it is read again after a conflict.
  const [begun, setBegun] = useState(update)
  return (
    <Dialog opened onClose={onClose} title={wordsOf(impactTexts.scope)('title')} size="lg">
      <ScopeForm key={begun.scopeRevision} update={begun} onClose={onClose} onCurrent={setBegun} />
    </Dialog>
  )
}

interface ScopeFormProps extends ScopeDialogProps {
  onCurrent: (update: UpdateWithScope & { readonly revision: number }) => void
}

function ScopeForm({ update, onClose, onCurrent }: ScopeFormProps) {
  const t = wordsOf(impactTexts.scope)
  const parts = wordsOf(impactTexts.parts)
  const values = wordsOf(impactTexts.values)
  const [draft, setDraft] = useState<Draft>({ ...update.scope, reason: '' })
  const saving = useChange<Draft>({
    nouns: ['regulatory-intelligence', 'impact-assessments', 'my-work'],
    run: (given) => saveScope({ ...given, id: update.id, revision: update.scopeRevision }),
    onSuccess: () => {
      toast({ title: t('saved') })
      onClose()
    },
    onError: ({ message }) => toast({ title: t('failed'), description: message, variant: 'destructive' }),
  })
  const set = (given: Partial<Draft>) => setDraft({ ...draft, ...given })
  const errorAt = (name: string) =>
    issuesOf(saving.error).find(({ path }) => path === name || path.startsWith(`${name}.`))?.message
  const registered = draft.registered === null ? '' : draft.registered ? 'yes' : 'no'
  return (
    <DialogForm
      saving={saving}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate(draft)
      }}
      words={{ cancel: t('cancel'), save: t('save'), failed: t('failed'), nothingSaved: t('nothingSaved') }}
      onClose={onClose}
      onCurrent={onCurrent}
    >
      <Text size="sm">{t('help')}</Text>
      <MultiSelect
        label={parts('markets')}
        data={marketChoices}
        value={draft.markets}
        onChange={(next) => set({ markets: next })}
        searchable
        error={errorAt('markets')}
      />
      <MultiSelect
        label={parts('riskClasses')}
        data={classChoices}
        value={draft.riskClasses}
        onChange={(next) => set({ riskClasses: next })}
        searchable
        error={errorAt('riskClasses')}
      />
      <MultiSelect
        label={parts('laws')}
        data={lawChoices}
        value={draft.laws}
        onChange={(next) => set({ laws: next })}
        error={errorAt('laws')}
      />
      <TagsInput
        label={parts('emdn')}
        description={t('emdnHelp')}
        value={draft.emdn}
        onChange={(next) => set({ emdn: next })}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        error={errorAt('emdn')}
      />
      <TagsInput
        label={parts('productCodes')}
        value={draft.productCodes}
        onChange={(next) => set({ productCodes: next })}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        error={errorAt('productCodes')}
      />
      <NativeSelect
        label={parts('kind')}
        data={[
          { value: '', label: values('all') },
          ...kinds.map((value) => ({ value, label: values(`kinds.${value}`) })),
        ]}
        value={draft.kind ?? ''}
        onChange={({ currentTarget }) =>
          set({ kind: kinds.find((one) => one === currentTarget.value) ?? null })
        }
      />
      <NativeSelect
        label={parts('registered')}
        data={[
          { value: '', label: values('all') },
          { value: 'yes', label: values('registered') },
          { value: 'no', label: values('notRegistered') },
        ]}
        value={registered}
        onChange={({ currentTarget: { value } }) =>
          set({ registered: value === '' ? null : value === 'yes' })
        }
      />
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={reasonLength}
        value={draft.reason}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        error={errorAt('reason')}
      />
    </DialogForm>
  )
}
