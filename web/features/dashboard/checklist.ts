import { deadlinesOn } from '#core/markets/requirements/deadlines.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import type { Duty, RequirementState } from '#core/markets/requirements/requirement.ts'

/** The words the checklist needs; the screen has them from the messages. */
export interface ChecklistWords {
  readonly columns: readonly string[]
  readonly stepsPart: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly confirm: string
  readonly duty: (duty: Duty) => string
  readonly state: (state: RequirementState) => string
}

/**
 * Something to tick for each step of the guide, each milestone still to come and each market: what the
 * dashboard shows, as the rows of a spreadsheet.
 */
export function checklistRows(today: string, words: ChecklistWords): readonly (readonly string[])[] {
  const steps = words.steps.map(({ title, text }) => ['', words.stepsPart, title, '', '', text, '', ''])
  const deadlines = deadlinesOn(today)
    .filter(({ daysLeft }) => daysLeft >= 0)
    .map(({ market, milestone }) => {
      const notes = [
        milestone.note && `${milestone.note.replace(/\.$/, '')}.`,
        milestone.toBeConfirmed && words.confirm,
      ]
      return [
        '',
        market.country,
        milestone.scope,
        milestone.date,
        words.duty(milestone.duty),
        notes.filter(Boolean).join(' '),
        market.requirements.source,
        market.requirements.asOf,
      ]
    })
  const states = globalRequirements.map(({ country, regulator, requirements }) => [
    '',
    country,
    [regulator, requirements.database].filter(Boolean).join(', '),
    '',
    words.state(requirements.state),
    `${requirements.summary} ${requirements.route}.`,
    requirements.source,
    requirements.asOf,
  ])
  return [words.columns, ...steps, ...deadlines, ...states]
}
