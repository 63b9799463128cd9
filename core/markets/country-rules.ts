import type { AnyDocument } from '#core/dictionary/field.ts'
import { matches, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import type { CommonAsks } from './common-fields.ts'

export interface CountryRules {
  /** The law that names the classes. */
  readonly classSource: string
  readonly numbers?: readonly NumberForm[]
  readonly reminders?: readonly Reminder[]
  readonly others?: readonly Rule[]
}

/** A number that a regulator gives: its form, and what is said of another. The example has a good one. */
interface NumberForm {
  /** The last part of the rule's id. */
  readonly id: string
  readonly field: string
  /** The whole value, as a regular expression. */
  readonly pattern: string
  readonly message: string
  readonly source: string
  readonly bad: string
}

/** Something the regulator asks for that the hub only reminds of: its source is not certain enough for an error. */
interface Reminder {
  readonly id: string
  readonly field: string
  readonly message: string
  readonly source: string
}

interface RuleFacts extends Pick<CommonAsks, 'classes' | 'classWords'> {
  readonly code: string
  readonly rules: CountryRules
  /** Values that are right. */
  readonly example: AnyDocument
}

/**
 * What a country asks beyond single fields. All are warnings: the sources name duties and dates, not what a
 * record is refused for.
 */
export function countryRules(market: RuleFacts): readonly Rule[] {
  const { numbers = [], reminders = [], others = [] } = market.rules
  return [
    ...classRules(market),
    ...numbers.map((number) => numberRule(market, number)),
    ...reminders.map((reminder) => reminderRule(market, reminder)),
    ...others,
  ]
}

/** Only where the form offers a class that the market does not have. */
function classRules({ code, classes, classWords, rules }: RuleFacts): readonly Rule[] {
  const foreign = ['class-i', 'class-ii', 'class-iii'].filter((one) => !classes.includes(one))
  return foreign.slice(0, 1).map((bad) => ({
    id: `${code}-CLASS`,
    severity: 'warning',
    field: 'riskClass',
    when: present('riskClass'),
    must: oneOf('riskClass', classes),
    message: `This market has the classes ${classWords}. Choose the class the device has there.`,
    source: rules.classSource,
    accepts: { document: { riskClass: classes[0] } },
    rejects: { document: { riskClass: bad } },
  }))
}

const numberRule = (
  { code, example }: RuleFacts,
  { id, field, pattern, message, source, bad }: NumberForm,
): Rule => ({
  id: `${code}-${id}`,
  severity: 'warning',
  field,
  when: present(field),
  must: matches(field, pattern),
  message,
  problem: 'form',
  source,
  accepts: { document: only(example, field) },
  rejects: { document: { [field]: bad } },
})

const reminderRule = ({ code, example }: RuleFacts, { id, field, message, source }: Reminder): Rule => ({
  id: `${code}-${id}`,
  severity: 'warning',
  field,
  must: present(field),
  message,
  problem: 'missing',
  source,
  accepts: { document: only(example, field) },
  rejects: { document: {} },
})

const only = (example: AnyDocument, field: string): AnyDocument => ({ [field]: example[field] })
