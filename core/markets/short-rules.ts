import type { AnyDocument } from '#core/dictionary/field.ts'
import { matches, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import type { ShortMarket } from './short-form.ts'

/** A number that a regulator gives: how it looks, and how it is told where one looks otherwise. */
export interface NumberForm {
  /** The last part of the rule's id. */
  readonly id: string
  readonly field: string
  /** The whole value, as a regular expression. */
  readonly pattern: string
  readonly message: string
  readonly source: string
  readonly good: string
  readonly bad: string
}

/** Something the regulator asks for that the hub only reminds of: its source is not certain enough for an error. */
export interface Reminder {
  readonly id: string
  readonly field: string
  readonly message: string
  readonly source: string
  readonly example: AnyDocument[string]
}

interface ShortRules {
  readonly market: ShortMarket
  /** The law that names the classes. */
  readonly classSource: string
  readonly numbers?: readonly NumberForm[]
  readonly reminders?: readonly Reminder[]
  readonly others?: readonly Rule[]
}

/**
 * What a market of the shorter form asks beyond single fields. All are warnings: the sources name duties and dates,
 * not what a record is refused for.
 */
export function shortRules({
  market: { code, classes, classWords },
  classSource,
  numbers = [],
  reminders = [],
  others = [],
}: ShortRules): readonly Rule[] {
  const foreign = ['class-i', 'class-ii', 'class-iii'].filter((one) => !classes.includes(one))
  const classRules: readonly Rule[] = foreign.slice(0, 1).map((bad) => ({
    id: `${code}-CLASS`,
    severity: 'warning',
    field: 'riskClass',
    when: present('riskClass'),
    must: oneOf('riskClass', classes),
    message: `This market has the classes ${classWords}. Choose the class the device has there.`,
    source: classSource,
    accepts: { document: { riskClass: classes[0] } },
    rejects: { document: { riskClass: bad } },
  }))
  return [
    ...classRules,
    ...numbers.map(
      ({ id, field, pattern, message, source, good, bad }): Rule => ({
        id: `${code}-${id}`,
        severity: 'warning',
        field,
        when: present(field),
        must: matches(field, pattern),
        message,
        problem: 'form',
        source,
        accepts: { document: { [field]: good } },
        rejects: { document: { [field]: bad } },
      }),
    ),
    ...reminders.map(
      ({ id, field, message, source, example }): Rule => ({
        id: `${code}-${id}`,
        severity: 'warning',
        field,
        must: present(field),
        message,
        problem: 'missing',
        source,
        accepts: { document: { [field]: example } },
        rejects: { document: {} },
      }),
    ),
    ...others,
  ]
}
