import { fold } from './fold.ts'

/** Characters nobody sees: joiners, soft hyphens, fillers, marks of direction. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]+/gu

/** Text without what cannot be seen in it. */
export const visible = (text: string): string => text.replace(invisible, '').trim()

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Whether letters of alphabets that look alike stand side by side, as in “аdа” with Cyrillic а (Unicode TR 39, 5.1). */
export const mixesAlphabets = (text: string): boolean =>
  alphabets.filter((alphabet) => alphabet.test(text)).length > 1

/**
 * Two names with the same key look alike (decision D47): compatible forms, case, accents, invisible characters and
 * the width of spaces make no difference. Upper case first: it brings letters together that lower case keeps apart.
 */
export const lookAlikeKey = (name: string): string =>
  fold(visible(name.normalize('NFKC')).toUpperCase())
    .replace(/\s+/g, ' ')
    .trim()
