import { modelNumberProblem } from './gmn.ts'
import { accept, type IdentifierResult, refuse, type Subject } from './identifier-result.ts'

export interface MasterUdiDiParts {
  readonly checkCharacterPair: string
}

const subject: Subject = { scheme: 'GS1', kind: 'master-udi-di' }

/**
 * Checks a GS1 Master UDI-DI for highly individualised devices made to stock (application identifier 8014):
 * built like a GMN, and holding at least one character that is no digit, to keep it apart from a GTIN.
 * Source: gs1-syntax-dictionary @ff2eb4b, entry 8014; MDCG 2025-7 for contact lenses.
 */
export function checkMasterUdiDi(value: string): IdentifierResult<MasterUdiDiParts> {
  const problem = modelNumberProblem('Master UDI-DI', value)
  if (problem) return refuse(subject, value, problem)
  const parts = { checkCharacterPair: value.slice(-2) }
  // The linter hasnondigit looks at the whole value, check characters included.
  if (/^[0-9]+$/.test(value)) {
    const message = 'A Master UDI-DI must hold at least one character that is not a digit.'
    return refuse(subject, value, { code: 'needs_non_digit', message }, parts)
  }
  return accept(subject, value, parts, 'check-characters')
}
