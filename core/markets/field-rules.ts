import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, CodeField, Field, Fields, NumberField } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import { type Facts, registered, type Test } from '#core/rules/condition.ts'
import type { Judge } from '#core/rules/evaluate.ts'
import type { Finding, ProblemName } from '#core/rules/rule.ts'
import { rowsOf } from '#core/rules/values.ts'
import { charactersIn } from '#core/text/characters.ts'
import type { RegulatorField, RegulatorFields } from './market.ts'
import { requirementOf } from './required.ts'

/** What is wrong with one value, as rule id and message. */
type Fault = readonly [ruleId: FieldRuleId, message: string]
type Check = (value: unknown) => Fault | undefined

type FieldRuleId =
  | 'FIELD-REQUIRED'
  | 'FIELD-TYPE'
  | 'FIELD-LENGTH'
  | 'FIELD-CODE'
  | 'FIELD-NUMBER'
  | 'FIELD-DATE'

const set = 'fields'

/**
 * The rules that follow from a market's fields and what it asks of them: what is needed, lengths, lists of values,
 * ranges, dates. What comes through the interface obeys the dictionary already; what was stored before a list or a
 * limit changed, or saved through another view, may not. Only fields the market uses are judged.
 */
export function fieldJudge(version: string, fields: Fields, regulatorFields: RegulatorFields): Judge {
  const checked = Object.entries(regulatorFields).flatMap(([id, regulatorField]) => {
    const field = fields[id]
    return field
      ? [{ ...checkedField(id, tightened(field, regulatorField)), need: needOf(id, regulatorField) }]
      : []
  })
  const findings = (document: AnyDocument, facts: Facts): Finding[] => {
    const found: Finding[] = []
    for (const { id, need, check, columns } of checked) {
      const value = document[id]
      if (value === undefined || isBlank(value)) {
        if (need?.holds(document, facts)) found.push(finding(id, ['FIELD-REQUIRED', need.message], 'missing'))
        continue
      }
      const fault = check(value)
      if (fault) found.push(finding(id, fault, 'form'))
      else if (columns) judgeRows(id, columns, document, found)
    }
    return facts.has(registered) ? found.map(asHeld) : found
  }
  return { id: set, version, findings }
}

/** Rules about values that a file cannot hold but a register may. */
const unsendable: readonly string[] = ['FIELD-LENGTH', 'FIELD-CODE', 'FIELD-NUMBER', 'FIELD-DATE']

/** What the register holds is kept, even if its own schema would not accept it (decision D65). */
const asHeld = (finding: Finding): Finding =>
  unsendable.includes(finding.issue.ruleId)
    ? {
        ...finding,
        issue: {
          ...finding.issue,
          severity: 'warning',
          message: `${finding.issue.message} If this is what the register holds, keep it: it cannot be sent by file.`,
        },
      }
    : finding

/** When a blank field is an error of its own, and what it says. */
function needOf(id: string, regulatorField: RegulatorField) {
  const requirement = requirementOf(id, regulatorField)
  if (!requirement) return undefined
  const { when } = requirement
  return { message: regulatorField.requiredMessage ?? '', holds: when ? compile(when) : always }
}

const always: Test = () => true

/** The field with the limits of the market, where they are tighter. */
function tightened(field: Field, { maxLength, max, codes }: RegulatorField): Field {
  if (max !== undefined && field.type === 'integer') return { ...field, max: Math.min(max, field.max ?? max) }
  if (maxLength !== undefined && (field.type === 'text' || field.type === 'long-text')) {
    return { ...field, maxLength: Math.min(maxLength, field.maxLength) }
  }
  if (codes === undefined || (field.type !== 'code' && field.type !== 'codes')) return field
  return { ...field, codes: field.codes.filter(({ code }) => codes.includes(code)) }
}

interface CheckedField {
  readonly id: string
  readonly check: Check
  /** Of a table. */
  readonly columns: readonly CheckedField[] | undefined
}

/** The checks of a field, made once. */
function checkedField(id: string, field: Field): CheckedField {
  const columns =
    field.type === 'group'
      ? Object.entries(field.columns).map(([column, of]) => checkedField(column, of))
      : undefined
  return { id, check: makeCheck(field), columns }
}

function judgeRows(
  table: string,
  columns: readonly CheckedField[],
  document: AnyDocument,
  found: Finding[],
): void {
  for (const [index, row] of rowsOf(document, table).entries()) {
    for (const { id, check } of columns) {
      const value = row[id]
      const fault = value === undefined || isBlank(value) ? undefined : check(value)
      if (fault) found.push(finding(`${table}.${index}.${id}`, fault, 'form'))
    }
  }
}

function finding(field: string, [ruleId, message]: Fault, problem: ProblemName): Finding {
  return { issue: { ruleId, ruleSet: set, severity: 'error', field, message }, problem }
}

function makeCheck(field: Field): Check {
  const { label } = field
  const wrongType: Fault = ['FIELD-TYPE', `"${label}" holds a value of another kind. Enter it anew.`]
  switch (field.type) {
    case 'text':
    case 'long-text':
      return textCheck(label, field.maxLength, wrongType)
    case 'integer':
    case 'decimal':
      return numberCheck(field, wrongType)
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? undefined : wrongType)
    case 'date':
      return (value) =>
        typeof value === 'string' && isCalendarDate(value)
          ? undefined
          : ['FIELD-DATE', `"${label}" is not a date of the calendar. Enter it as YYYY-MM-DD.`]
    case 'code':
      return codeCheck(field)
    case 'codes': {
      const known = new Set(field.codes.map(({ code }) => code))
      const isKnown = (code: unknown) => typeof code === 'string' && known.has(code)
      return (value) => (Array.isArray(value) && value.every(isKnown) ? undefined : unknownCode(label))
    }
    case 'group':
      return (value) => (Array.isArray(value) && value.every(isRow) ? undefined : wrongType)
  }
}

const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null && !Array.isArray(row)

const unknownCode = (label: string): Fault => [
  'FIELD-CODE',
  `"${label}" holds a value that is not in its list. Choose one of the list.`,
]

function textCheck(label: string, maxLength: number, wrongType: Fault): Check {
  return (value) => {
    if (typeof value !== 'string') return wrongType
    if (value.length <= maxLength) return undefined
    const length = charactersIn(value)
    if (length <= maxLength) return undefined
    const message = `"${label}" has ${length} characters; at most ${maxLength} are possible. Shorten it.`
    return ['FIELD-LENGTH', message]
  }
}

function codeCheck(field: CodeField): Check {
  const known = new Set(field.codes.map(({ code }) => code))
  return (value) => {
    if (typeof value === 'string' && (field.open || known.has(value))) return undefined
    return unknownCode(field.label)
  }
}

function numberCheck(field: NumberField, wrongType: Fault): Check {
  const { label, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
  return (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrongType
    if (field.type === 'integer' && !Number.isInteger(value)) {
      return ['FIELD-NUMBER', `"${label}" must be a whole number.`]
    }
    if (value >= min && value <= max) return undefined
    return ['FIELD-NUMBER', `"${label}" must be ${rangeText(min, max)}.`]
  }
}

function rangeText(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return `${min} or more`
  return min === Number.NEGATIVE_INFINITY ? `${max} or less` : `between ${min} and ${max}`
}
