/** A name in a sentence: written from right to left, it would tear the words beside it apart (Unicode UAX 9, isolates). */
export const isolated = (name: string | null | undefined): string => (name ? `\u2068${name}\u2069` : '')
