import type { ConnectionKind } from './connection-kind.ts'
import { eudamedDomibus } from './eudamed-domibus.ts'
import { eudamedFolder } from './eudamed-folder.ts'
import { fdaEsg } from './fda-esg.ts'
import { folder } from './folder.ts'
import { swissdamed } from './swissdamed.ts'

export const connectionKinds: readonly [ConnectionKind, ...ConnectionKind[]] = [
  eudamedDomibus,
  eudamedFolder,
  swissdamed,
  fdaEsg,
  folder,
]

export const connectionKind = (id: string): ConnectionKind | undefined =>
  connectionKinds.find((kind) => kind.id === id)

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

type Values = Readonly<Record<string, string>>

/** What is wrong with what somebody entered; of secrets that are stored already nothing has to be entered again. */
export function problemsOf(
  kind: ConnectionKind,
  given: { readonly settings: Values; readonly secrets: Values },
  stored: readonly string[],
): readonly FieldProblem[] {
  return [
    ...of('settings', kind.settings, given.settings, []),
    ...of('secrets', kind.secrets, given.secrets, stored),
  ]
}

function of(
  part: string,
  fields: ConnectionKind['settings'],
  given: Values,
  stored: readonly string[],
): FieldProblem[] {
  const strange = Object.keys(given).filter((name) => !fields.some((field) => field.name === name))
  const problems = strange.map((name) => ({ path: `${part}.${name}`, message: 'This field does not exist' }))
  for (const { name, label, type, required, choices } of fields) {
    const value = given[name]?.trim() ?? ''
    const path = `${part}.${name}`
    if (value === '') {
      if (required && !stored.includes(name)) problems.push({ path, message: `Enter: ${label}` })
    } else if (type === 'url' && !/^https?:\/\/[^\s?#]+$/.test(value)) {
      problems.push({ path, message: 'Write an address like https://example.org/services' })
    } else if (type === 'folder' && !isFolder(value)) {
      problems.push({ path, message: 'Write a folder like eudamed/playground: no .. and no / in front' })
    } else if (type === 'choice' && !choices?.some((choice) => choice.value === value)) {
      problems.push({ path, message: 'Choose one of the list' })
    } else if (type === 'hours' && !(/^\d{1,4}$/.test(value) && Number(value) > 0)) {
      problems.push({ path, message: 'Write whole hours, at least 1' })
    }
  }
  return problems
}

/** Names with / between, none of them hidden: nothing that leads out of where it begins. */
const isFolder = (value: string): boolean =>
  value.split('/').every((name) => /^[^\\/:*?"<>|\0]{1,100}$/.test(name) && !name.startsWith('.'))
