import type { Submission } from '#core/contract/submissions.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type Download, saveDownload } from '#web/platform/api-client.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { downloadFile } from './submission-api.ts'

type Downloaded = Pick<Submission, 'id' | 'files'>

/** The file the regulator takes; what keeps it from being made is said. */
export function useDownloadSubmission() {
  const t = wordsOf(submissionsTexts.file)
  return useChange<Downloaded, Download>({
    nouns: ['submissions', 'exchange'],
    run: downloadFile,
    onSuccess: (file, submission) => {
      saveDownload(file)
      toast({
        title: t('generated', { format: formatOf(submission) }),
        description: t('generatedDescription', { file: file.fileName }),
      })
    },
    onError: (error, submission) => {
      const format = formatOf(submission)
      // The server says why it makes none; without an answer nobody knows.
      const refused = isApiError(error) && error.status >= 400 && error.status < 500
      toast({
        title: refused ? t('refused', { format }) : t('failed'),
        description: refused ? error.message : t('failedDescription', { format }),
        variant: 'destructive',
      })
    },
  })
}

/** The format of the file the form offers, as people write it. */
export const formatOf = (submission: Downloaded | undefined): string =>
  (submission?.files[0]?.format ?? 'xml').toUpperCase()
