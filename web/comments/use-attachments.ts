import { useState } from 'react'
import { type CommentFile, maxCommentFileBytes, maxCommentFiles } from '#core/contract/comments.ts'
import { uploadFile } from '#web/data/comments.ts'
import { commentsTexts } from '#web/messages/en/comments.ts'
import { wordsOf } from '#web/messages/words.ts'

/** The files of a comment that is being written: uploaded as they are chosen, so that sending waits for none. */
export function useAttachments() {
  const t = wordsOf(commentsTexts.form)
  const [attached, setAttached] = useState<readonly CommentFile[]>([])
  const [uploading, setUploading] = useState<readonly string[]>([])
  const [failures, setFailures] = useState<readonly string[]>([])
  const add = async (files: readonly File[]) => {
    const room = maxCommentFiles - attached.length - uploading.length
    setFailures(files.slice(room).map(({ name }) => t('tooMany', { name, count: String(maxCommentFiles) })))
    await Promise.all(files.slice(0, room).map(upload))
  }
  const upload = async (file: File) => {
    const { name } = file
    const fail = (failure: string) => setFailures((known) => [...known, failure])
    if (file.size > maxCommentFileBytes) return fail(t('tooLarge', { name }))
    setUploading((known) => [...known, name])
    try {
      const kept = await uploadFile(file)
      setAttached((known) => [...known, kept])
    } catch (error) {
      fail(t('notAttached', { name, reason: error instanceof Error ? error.message : String(error) }))
    } finally {
      setUploading((known) => known.toSpliced(known.indexOf(name), 1))
    }
  }
  return {
    attached,
    uploading,
    failures,
    isUploading: uploading.length > 0,
    add: (files: readonly File[]) => void add(files),
    remove: (id: number) => setAttached((known) => known.filter((file) => file.id !== id)),
    clear: () => {
      setAttached([])
      setFailures([])
    },
  }
}
