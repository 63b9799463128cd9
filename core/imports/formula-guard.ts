/**
 * What a spreadsheet would execute rather than show gets a mark before it in the hub's own files, and loses it when
 * such a file is read. Not only at the beginning of a cell: opened where the separator is another one, as `;` in half
 * of Europe, a cell comes apart inside, and line feeds in it begin new rows.
 */

/** Signs a formula begins with, in the widths East Asian keyboards give as well. */
const sign = '=+\\-@＝＋－＠﹦﹢﹣﹫'
/** What a spreadsheet passes over before a sign, or somebody wrote as a mark of his own. */
const blank = "(?:[^\\S\\t\\r\\n]|')*"
const blankOrQuote = `(?:[^\\S\\t\\r\\n]|['"])*`
const atBeginning = `${blank}[${sign}\\t\\r\\n]`
const inside = `${blankOrQuote}[${sign}]`

const unguarded = new RegExp(`^(?=${atBeginning})|(?<=[;\\t\\r\\n])(?=${inside})`, 'g')
const guarded = new RegExp(`^'(?=${atBeginning})|(?<=[;\\t\\r\\n])'(?=${inside})`, 'g')

/** Most cells hold no sign and no line end: they are told apart sooner than searched for the places of a mark. */
const mayNeedGuard = new RegExp(`[${sign}\\t\\r\\n]`)

/** A text as a cell that no spreadsheet executes. */
export const guardFormulas = (text: string): string =>
  mayNeedGuard.test(text) ? text.replace(unguarded, "'") : text

/** The text as it was before `guardFormulas`; a mark somebody wrote himself stays. */
export const withoutGuards = (cell: string): string => cell.replace(guarded, '')
