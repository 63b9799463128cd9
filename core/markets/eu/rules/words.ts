import type { RuleWords } from '#core/rules/evaluate.ts'
import { euExplanations } from './explanations.ts'
import { euFixes } from './fixes.ts'
import { euLinters } from './linters.ts'

/** What the rules of this folder call by name. */
export const euWords: RuleWords = { linters: euLinters, explanations: euExplanations, fixes: euFixes }
