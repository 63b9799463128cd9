import type { Issue } from '#core/contract/problem.ts'
import { type Owner, type Weakness, weaknessOf } from '#core/lifecycle/password.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { isAmongCommonest } from './common-passwords.ts'

/** What the rules of the house find wrong with a new password, at the place it was sent in (decisions D46, D47). */
export async function passwordIssues(
  rules: Pick<HouseRules, 'minPasswordLength' | 'weakPasswords'>,
  { path, password, owner }: { readonly path: string; readonly password: string; readonly owner: Owner },
): Promise<Issue[]> {
  const issues: Issue[] = []
  const least = rules.minPasswordLength
  if ([...password].length < least) {
    issues.push({ path, message: `Password must be at least ${least} characters` })
  }
  const weakness = rules.weakPasswords === 'refused' ? await judged(password, owner) : undefined
  if (weakness) issues.push({ path, message: whyWeak[weakness] })
  return issues
}

/** By the words and patterns the browser knows too, and by the whole list. */
const judged = async (password: string, owner: Owner): Promise<Weakness | undefined> =>
  weaknessOf(password, owner) ?? ((await isAmongCommonest(password)) ? 'common' : undefined)

const whyWeak = {
  common: 'This is one of the commonest passwords, or close to one. Choose another.',
  'own-name': 'This is your own name, username or company. Choose another password.',
} as const
