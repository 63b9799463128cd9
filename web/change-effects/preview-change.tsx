import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ChangeEffects } from '#core/contract/change-effects.ts'
import { changeEffectsTexts } from '#web/messages/en/change-effects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { previewChange } from './change-effects-api.ts'
import { EffectsList } from './effects-list.tsx'

interface PreviewChangeProps {
  masterDiId: number
  /** What is typed and not saved. */
  values: () => Record<string, unknown>
  disabled: boolean
}

/** Before saving: what the values in the form would mean in each market. */
export function PreviewChange({ masterDiId, values, disabled }: PreviewChangeProps) {
  const t = wordsOf(changeEffectsTexts)
  const [found, setFound] = useState<ChangeEffects>()
  const [opened, setOpened] = useState(false)
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    try {
      setFound(await previewChange(masterDiId, values()))
      setOpened(true)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast({ title: t('preview.failed'), description, variant: 'destructive' })
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <Button variant="default" disabled={disabled} loading={asking} onClick={() => void ask()}>
        {t('preview.button')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('title')} size="lg">
        {found && (
          <Stack gap="md">
            <Text size="sm">{t('preview.help')}</Text>
            <EffectsList found={found} narrow />
            <DialogButtons cancel={t('preview.close')} onCancel={() => setOpened(false)} pending={false} />
          </Stack>
        )}
      </Dialog>
    </>
  )
}
