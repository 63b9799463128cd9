import { fold } from '#core/text/fold.ts'

/** As many as the hub refuses (decision D47); the list is ordered, the commonest first. */
const mostKnown = 10_000

let known: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of the 10,000 commonest, however it is capitalised. */
export async function isAmongCommonest(password: string): Promise<boolean> {
  known ??= readList()
  return (await known).has(fold(password))
}

/** Read when somebody first chooses a password: most days nobody does. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, mostKnown).map(fold))
}
