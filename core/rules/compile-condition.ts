import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { charactersIn } from '#core/text/characters.ts'
import type { Condition, Test } from './condition.ts'
import { type Linters, linters as sharedLinters } from './linters.ts'
import { compileRowCondition } from './row-condition.ts'
import { rowsOf, textOf } from './values.ts'

type Of<Op extends Condition['op']> = Extract<Condition, { op: Op }>

const within = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean =>
  value >= min && value <= max

/**
 * Turns a condition into a function once; evaluating it never looks at the data structure again. A market's rules
 * bring linters of their own.
 */
export function compile(condition: Condition, linters: Linters = sharedLinters): Test {
  switch (condition.op) {
    case 'present':
    case 'absent':
    case 'true':
    case 'false':
    case 'stated':
      return compilePresence(condition)
    case 'fact': {
      const { fact, of } = condition
      if (of === undefined) return (_values, facts) => facts.has(fact)
      return (values, facts) => facts.has(`${fact}.${textOf(values, of)}`)
    }
    case 'all':
    case 'any':
    case 'not':
      return compileComposed(condition, linters)
    case 'count':
      return compileCount(condition, linters)
    case 'in-document':
    case 'same-in-document':
    case 'repeats':
    case 'holds-all':
    case 'leads-to':
      return compileRowCondition(condition, (part) => compile(part, linters))
    default:
      return compileValue(condition, linters)
  }
}

/** Most fields of most documents are absent, so that is asked first. */
function compilePresence({ op, field }: Of<'present' | 'absent' | 'true' | 'false' | 'stated'>): Test {
  switch (op) {
    case 'present':
      return (values) => {
        const value = values[field]
        return value !== undefined && !isBlank(value)
      }
    case 'absent':
      return (values) => {
        const value = values[field]
        return value === undefined || isBlank(value)
      }
    case 'true':
      return (values) => values[field] === true
    case 'false':
      return (values) => values[field] !== true
    case 'stated':
      return (values) => typeof values[field] === 'boolean'
  }
}

/** Plain loops: these run for every rule of every document. */
function compileComposed(condition: Of<'all' | 'any' | 'not'>, linters: Linters): Test {
  if (condition.op === 'not') {
    const test = compile(condition.of, linters)
    return (values, facts, place) => !test(values, facts, place)
  }
  const tests = condition.of.map((part) => compile(part, linters))
  const stopAt = condition.op === 'any'
  return (values, facts, place) => {
    for (const test of tests) if (test(values, facts, place) === stopAt) return stopAt
    return !stopAt
  }
}

type ValueCondition = Of<
  | 'equals'
  | 'one-of'
  | 'contains'
  | 'matches'
  | 'mentions'
  | 'length'
  | 'before'
  | 'at-most'
  | 'same'
  | 'lint'
>

function compileValue(condition: ValueCondition, linters: Linters): Test {
  const { field } = condition
  switch (condition.op) {
    case 'equals': {
      const { value } = condition
      return (values) => values[field] === value
    }
    case 'one-of': {
      const allowed = new Set(condition.values)
      return (values) => allowed.has(textOf(values, field))
    }
    case 'contains':
      return (values) => {
        const list = values[field]
        return Array.isArray(list) && (list as readonly unknown[]).includes(condition.value)
      }
    case 'matches':
    case 'mentions': {
      const pattern = condition.op === 'matches' ? wholeText(condition.pattern) : anywhere(condition.phrases)
      return (values) => pattern.test(textOf(values, field))
    }
    case 'length':
      return (values) => within(charactersIn(textOf(values, field)), condition.min, condition.max)
    case 'before':
      return (values) => textOf(values, field) < textOf(values, condition.other)
    case 'at-most':
      return (values) => {
        const [one, other] = [values[field], values[condition.other]]
        return typeof one === 'number' && typeof other === 'number' && one <= other
      }
    case 'same':
      return (values) =>
        condition.asDi
          ? diKey(textOf(values, field)) === diKey(textOf(values, condition.other))
          : textOf(values, field) === textOf(values, condition.other)
    case 'lint': {
      const lint = linters[condition.linter]
      if (!lint) throw new Error(`No linter is called ${condition.linter}`)
      const [second, third = '', fourth = ''] = condition.with
      return second === undefined
        ? (values) => lint(textOf(values, field), '', '', '')
        : (values) =>
            lint(textOf(values, field), textOf(values, second), textOf(values, third), textOf(values, fourth))
    }
  }
}

const wholeText = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)

const anywhere = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => phrase.replaceAll(/[^\w ]/g, '\\$&')).join('|'), 'i')

function compileCount({ field, where, min, max }: Of<'count'>, linters: Linters): Test {
  if (!where) return (values) => within(rowsOf(values, field).length, min, max)
  const test = compile(where, linters)
  return (values, facts) => {
    const document = values as AnyDocument
    const rows = rowsOf(document, field)
    let count = 0
    for (const [index, row] of rows.entries()) if (test(row, facts, { document, rows, index })) count += 1
    return within(count, min, max)
  }
}
