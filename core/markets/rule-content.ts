import type { MarketModule } from './market.ts'

/** By market, a hash of its rules; inserted by the build (scripts/rule-content.ts). */
declare const RULE_CONTENT: Readonly<Record<string, string>> | undefined

const contents = typeof RULE_CONTENT === 'undefined' ? {} : RULE_CONTENT

/**
 * A market with a hash of their content in the versions of its rule sets, as in `2.18.1+3f2a9c81d0be`: results of older
 * rules are recognised even if somebody forgot to raise a version.
 */
export function namedByContent(market: MarketModule): MarketModule {
  const content = (contents as Readonly<Record<string, string>>)[market.code] ?? 'source'
  const ruleSetVersions = Object.fromEntries(
    Object.entries(market.ruleSetVersions).map(([id, version]) => [id, `${version}+${content}`]),
  )
  return { ...market, ruleSetVersions }
}

/** Whether something was judged by rules that this market no longer has. */
export function isOfOtherRules(
  market: Pick<MarketModule, 'ruleSetVersions'>,
  judgedBy: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(market.ruleSetVersions).some(([id, version]) => judgedBy[id] !== version)
}
