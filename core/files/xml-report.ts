import { pathOf, type XmlSteps } from './xml-path.ts'
import type { XmlElement } from './xml-tree.ts'

/**
 * missing: an element that must be there is not; unknown: nobody knows this element or type; repeated: it
 * stands there more often than it may; bad-value: its text is not what it should be.
 */
export type XmlProblemCode = 'missing' | 'unknown' | 'repeated' | 'bad-value'

/** Something in a file that was not taken over. */
export interface XmlProblem {
  readonly code: XmlProblemCode
  readonly message: string
  /** The element, as an XPath; of a missing one, where it would stand. */
  readonly path: string
  readonly line?: number
}

/** More than anyone reads; what comes after is only counted. */
const mostProblems = 10_000

/** Collects what could not be taken over while a tree is read. */
export class XmlReport {
  readonly problems: XmlProblem[] = []
  /** All of them, listed or not. */
  count = 0
  private readonly ancestors: XmlElement[] = []
  private readonly steps: XmlSteps = new Map()

  /** Reading goes on inside this element, until `leave`. */
  enter(element: XmlElement): void {
    this.ancestors.push(element)
  }

  leave(): void {
    this.ancestors.pop()
  }

  /** About a child of the element entered last. */
  problem(code: XmlProblemCode, message: string, element: XmlElement): void {
    this.add(code, message, pathOf([...this.ancestors, element], this.steps), element.line)
  }

  /** A child of this name that the element entered last must have and has not. */
  missing(name: string): void {
    const inside = this.ancestors.at(-1)
    this.add('missing', `${name} is missing`, `${pathOf(this.ancestors, this.steps)}/${name}`, inside?.line)
  }

  private add(code: XmlProblemCode, message: string, path: string, line: number | undefined): void {
    this.count += 1
    if (this.count <= mostProblems) this.problems.push({ code, message, path, line })
  }
}
