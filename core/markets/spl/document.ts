import type { XmlElement } from '#core/files/xml-tree.ts'
import type { SplRegister } from './code-systems.ts'
import { splValues } from './read.ts'
import { layoutOf } from './rows.ts'
import { splProblems } from './rules.ts'
import type { SplProblem, SplValues } from './values.ts'
import { splTree, writeSpl } from './write.ts'

/** A document that stays the same over its life: the set is one, the version counts up, the id is new each time. */
export interface SplHeader {
  readonly id: string
  readonly setId: string
  readonly version: number
  readonly sectionId: string
  /** YYYY-MM-DD. */
  readonly on: string
  readonly title: string
}

export interface SplDocument {
  readonly problems: readonly SplProblem[]
  /** Throws an XmlWriteError for characters XML cannot carry. */
  write(): string
}

/** A document of what is said of one device, and what is wrong with it. */
export function splDocument(register: SplRegister, header: SplHeader, said: SplValues): SplDocument {
  const { on, version, ...ids } = header
  const single = { ...said.single, ...ids, version: String(version), effectiveTime: on, sectionTime: on }
  const tree: XmlElement = splTree(register, { ...said, single })
  const problems = [...lostPackages(register, said, tree), ...splProblems(register, tree)]
  return { problems, write: () => writeSpl(register, tree) }
}

/** An entry that holds one there is not, or itself, has no place. */
function lostPackages(register: SplRegister, said: SplValues, tree: XmlElement): SplProblem[] {
  const packages = said.groups.packages ?? []
  if (packages.length === 0) return []
  const written = splValues(register, tree).groups.packages ?? []
  const place = layoutOf(register).rows.find(({ attribute }) => attribute === 'packages.di')?.place ?? ''
  return packages
    .filter(({ di }) => !written.some((one) => one.di === di))
    .map(({ di = '', contains = '' }) => ({
      ...{ rule: 'SPL-PACKAGE-LOST', place, attribute: 'packages.di' },
      message: `The package ${di} holds ${contains}, which is neither the device nor another of its packages.`,
    }))
}
