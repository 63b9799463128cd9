import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { bulkUploadTexts } from '#web/messages/en/bulk-upload.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** An upload is for whoever may create what is in it. */
export function AllowedUpload({ children }: { children: ReactNode }) {
  const t = wordsOf(bulkUploadTexts)
  if (useCan()('create-submissions')) return children
  return <EmptyState icon={IconLock} title={t('notAllowed')} description={t('notAllowedHelp')} />
}
