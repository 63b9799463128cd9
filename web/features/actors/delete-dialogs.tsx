import type { ListedCertification, ListedLink, ListedOperator } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { deleteCertification, deleteOperator, removeLink } from './actors-api.ts'

type Kind = 'operator' | 'certification' | 'link'

interface RemovalProps {
  kind: Kind
  /** What is deleted; undefined while the dialog is closed. */
  subject: { readonly id: number; readonly name: string } | undefined
  nouns: readonly [Noun, ...Noun[]]
  run: (id: number, reason: string) => Promise<unknown>
  onClose: () => void
}

/** Confirms the deletion and asks for a reason. */
function Removal({ kind, subject, nouns, run, onClose }: RemovalProps) {
  const t = wordsOf(actorsTexts.delete[kind])
  const common = wordsOf(actorsTexts.delete)
  return (
    <ReasonDialog
      opened={subject !== undefined}
      onClose={onClose}
      title={t('title')}
      consequence={t('consequence', { name: subject?.name ?? '' })}
      destructive
      words={(word) => (word === 'confirm' || word === 'done' || word === 'failed' ? t(word) : common(word))}
      nouns={nouns}
      run={async (reason) => subject && run(subject.id, reason)}
    />
  )
}

interface DeleteOperatorProps {
  operator: ListedOperator | undefined
  onClose: () => void
}

export function DeleteOperatorDialog({ operator, onClose }: DeleteOperatorProps) {
  return (
    <Removal
      kind="operator"
      subject={operator && { id: operator.id, name: operator.name ?? '' }}
      nouns={['actors', 'certifications', 'device-links', 'submissions']}
      run={deleteOperator}
      onClose={onClose}
    />
  )
}

interface DeleteCertificationProps {
  certification: ListedCertification | undefined
  onClose: () => void
}

export function DeleteCertificationDialog({ certification, onClose }: DeleteCertificationProps) {
  const named = certification && `${certification.certificationType} ${certification.certificationNumber}`
  return (
    <Removal
      kind="certification"
      subject={certification && { id: certification.id, name: named ?? '' }}
      nouns={['certifications']}
      run={deleteCertification}
      onClose={onClose}
    />
  )
}

export function RemoveLinkDialog({ link, onClose }: { link: ListedLink | undefined; onClose: () => void }) {
  return (
    <Removal
      kind="link"
      subject={link && { id: link.id, name: `${link.operatorName} – ${link.deviceNumber}` }}
      nouns={['device-links', 'actors', 'submissions']}
      run={removeLink}
      onClose={onClose}
    />
  )
}
