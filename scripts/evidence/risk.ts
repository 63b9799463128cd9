import type { Requirement } from '../traceability.ts'

/**
 * How bad it would be if a line of the specification did not hold. Read off its own words and the place it names, by the
 * first line below that fits: simple enough to be checked by whoever reads the report, and on the safe side where
 * nothing fits.
 */

export const riskClasses = ['high', 'medium', 'low'] as const
export type RiskClass = (typeof riskClasses)[number]

export interface Risk {
  readonly risk: RiskClass
  /** Which line decided. */
  readonly why: string
}

interface Line extends Risk {
  readonly fits: RegExp
}

const lines: readonly Line[] = [
  {
    risk: 'high',
    why: 'approval and what is in force',
    fits: /approv|pending-change|reject|\bdraft\b|signature|signed decision|soft-delete|request-(update|delete)/i,
  },
  { risk: 'high', why: 'audit trail', fits: /audit|trail|security event/i },
  {
    risk: 'high',
    why: 'who somebody is and may do',
    fits: /\/api\/auth|\/login|password|session|sign(s|ed)? in|signing in|token|\brole|permission|admin\/users|registers? |\block/i,
  },
  {
    risk: 'high',
    why: 'files for regulators and what they are made of',
    fits: /xml|\/api\/export|\/export\b|eudamed|gudid|swissdamed|nmpa|validat|\bBR-\d|business rule|basic.?udi|udi-di|gmn|gtin|emdn/i,
  },
  {
    risk: 'low',
    why: 'presentation',
    fits: /^[^;]*\b(badge|colou?r|icon|title|heading|header|footer|foot|toast|placeholder|button|label(led)?|caption|card|panel|sidebar|navigation|tab|tabs|menu|dialog|figure|chart|screen|route|address|shown|reads|help)\b/i,
  },
]

export function riskOf({ requirement, where }: Pick<Requirement, 'requirement' | 'where'>): Risk {
  const text = `${requirement} ${where}`
  // A place that writes or reads data is no mere presentation, whatever it looks like.
  const touchesData = /\b(GET|POST|PUT|DELETE) \//.test(where)
  const found = lines.find(({ risk, fits }) => fits.test(text) && !(risk === 'low' && touchesData))
  if (found) return { risk: found.risk, why: found.why }
  return { risk: 'medium', why: touchesData ? 'other stored data' : 'nothing else fits' }
}

/** For the report. */
export const howRiskIsDerived: readonly string[] = [
  'The risk class is derived from the words of the requirement and the place it names, by the first of these that fits:',
  ...lines.filter(({ risk }) => risk === 'high').map(({ why }) => `high: ${why}`),
  'low: presentation, where the place names no request that reads or writes data',
  'medium: everything else',
  'The patterns stand in scripts/evidence/risk.ts. They are a beginning: whoever validates the hub for a company judges anew.',
]
