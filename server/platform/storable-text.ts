/** Text as a database and a file can hold it: a half surrogate pair or NUL becomes the replacement character. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD')
}
