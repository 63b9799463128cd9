import type { UploadWords } from '#core/markets/exchange.ts'

/** How files are uploaded to EUDAMED, as its own screens call things. */
export const uploadWords: UploadWords = {
  release: (release) => `release ${release} of its data exchange`,
  steps: (place) => [
    `1. Sign in to ${place} as a user with the profile Confirmer of the actor named with each file.`,
    '2. Open Data transfer, Bulk upload, New upload.',
    '3. Upload the files in the order below. Choose the entry named with the file, then the file itself.',
    '   Wait until a file is done before you upload the next one: later files build on earlier ones.',
    '4. Download the answer of each file (column Response) and drop it on the Export Center of the hub.',
    '   The hub then knows which devices were accepted, and offers those that were refused again.',
  ],
}
