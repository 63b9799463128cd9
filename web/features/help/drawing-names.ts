import type { helpTexts } from '#web/messages/en/help.ts'

/** Each drawing has words for who does not see it. */
export type DrawingName = keyof typeof helpTexts.drawings
