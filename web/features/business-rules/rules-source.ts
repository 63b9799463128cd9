import { businessRulesTexts } from '#web/messages/en/business-rules.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ruleRows } from './rule-rows.ts'
import { filteredRows } from './rule-search.ts'

/** So many rules are offered at once. */
const offered = 8

/** Rules by id or words, as the screen of the rules finds them. */
export function findRules(search: string) {
  const t = wordsOf(businessRulesTexts)
  const rows = ruleRows({
    wholeSubmission: t('wholeSubmission'),
    column: (table, column) => t('column', { table, column }),
  })
  return filteredRows(rows, { search })
    .slice(0, offered)
    .map(({ id, group, text }) => ({
      id: `rule-${group}-${id}`,
      title: id,
      detail: text,
      href: `/business-rules?${new URLSearchParams({ group: 'all', search: id })}`,
    }))
}
