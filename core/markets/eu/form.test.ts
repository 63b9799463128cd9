import { describe, expect, it } from 'vitest'
import { hubRuleSet } from '#core/rules/hub-catalogue.ts'
import { euForm } from './form.ts'

const fields: readonly string[] = euForm.sections.flatMap(({ groups }) =>
  groups.flatMap((group) => group.fields),
)

describe('the EU form', () => {
  it('asks for each field once', () => {
    expect(new Set(fields).size).toBe(fields.length)
  })

  // Set when the submission is created, so the form does not ask.
  const givenByTheHub = ['registrationType']

  it('has the field of every rule of the hub, so that a finding leads somewhere', () => {
    const named = hubRuleSet.rules.flatMap(({ each, field }) => each ?? field ?? [])
    expect(named.filter((id) => !fields.includes(id) && !givenByTheHub.includes(id))).toEqual([])
  })

  it('has the fields it marks, and those it asks for on a condition', () => {
    const named = [...euForm.alwaysNeeded, ...euForm.askedWhen.map(({ field }) => field)]
    expect(named.filter((id) => !fields.includes(id))).toEqual([])
  })
})
