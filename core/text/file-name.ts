const mostLetters = 200

/**
 * A name somebody's file came with, as it may be shown and saved: no path, nothing that cannot be seen or turns the
 * direction of what follows, and what tells the kind of file is kept where a long name is cut.
 */
export function plainFileName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]+/gu, ' ').trim()
  if (/^\.*$/.test(name)) return 'file'
  const letters = [...name]
  if (letters.length <= mostLetters) return name
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  return letters.slice(0, mostLetters - ending.length).join('') + ending
}
