import type { XmlReport } from './xml-report.ts'
import { clipped, isBlank } from './xml-text.ts'
import { noAttributes, type XmlElement } from './xml-tree.ts'

/**
 * Shapes: how values stand in XML, said once as tables and used in both directions. A shape writes its value
 * as an element and reads it back. Writing leaves out what says nothing (no value, empty text, a container
 * without children); reading takes an element that says nothing as absent, and reports what it cannot take.
 */

/** What a file says of a thing: what it left out, or what could not be understood, is absent. */
export type Found<T> = T extends readonly (infer R)[]
  ? readonly Found<R>[]
  : T extends object
    ? { readonly [K in keyof T]?: Found<T[K]> }
    : T

export interface XmlShape<T> {
  /** The value as an element of this name; nothing when it says nothing. */
  write(name: string, value: T): XmlElement | undefined
  read(element: XmlElement, report: XmlReport): Found<T> | undefined
}

/** A thing while its table works on it. */
export type XmlRow = Record<string, unknown>

/** A property of a thing and the element it stands in. */
export interface XmlPart<V, Required extends boolean> {
  readonly element: string
  readonly required: Required
  /** Adds the elements of the value to the children of the thing. */
  write(value: V, children: XmlElement[], thing: XmlRow): void
  /** Puts what the element says into the thing. */
  read(element: XmlElement, thing: XmlRow, key: string, report: XmlReport): void
  /** Whether the thing, read to its end, should have it and has not. */
  lacks(thing: XmlRow, key: string): boolean
}

/** Every property of a thing, in the order of their elements; the compiler sees that none is forgotten. */
export type XmlTable<T> = { readonly [K in KeysOf<T>]-?: PartFor<ValueAt<T, K>> }

type KeysOf<T> = T extends unknown ? keyof T : never
/** What only some members of a union have is optional in the union. */
type ValueAt<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : undefined) : never
type PartFor<V> = undefined extends V ? XmlPart<Exclude<V, undefined>, false> : XmlPart<V, true>

/** A property whose element must stand there. */
export function one<V>(element: string, shape: XmlShape<V>): XmlPart<V, true> {
  return { ...single(element, shape), required: true, lacks: (thing, key) => thing[key] === undefined }
}

/** A property whose element may be missing. */
export function optional<V>(element: string, shape: XmlShape<V>): XmlPart<V, false> {
  return { ...single(element, shape), required: false, lacks: () => false }
}

/** A property the regulator tells and nobody sends. */
export function told<V>(element: string, shape: XmlShape<V>): XmlPart<V, false> {
  return { ...optional(element, shape), write: () => undefined }
}

/** A property whose element stands there once for each of its rows. */
export function repeated<V>(element: string, shape: XmlShape<V>): XmlPart<readonly V[], true> {
  return {
    element,
    required: true,
    write: (values, children) => writeRows(element, shape, values, children),
    read(found, thing, key, report) {
      const value = shape.read(found, report)
      if (value === undefined) return
      const rows = thing[key]
      if (Array.isArray(rows)) rows.push(value)
      else thing[key] = [value]
    },
    lacks: (thing, key) => thing[key] === undefined,
  }
}

function single<V>(
  element: string,
  shape: XmlShape<V>,
): Pick<XmlPart<V, boolean>, 'element' | 'write' | 'read'> {
  return {
    element,
    write(value, children) {
      const written = shape.write(element, value)
      if (written !== undefined) children.push(written)
    },
    read(found, thing, key, report) {
      if (thing[key] !== undefined) {
        report.problem('repeated', `${element} stands there more than once`, found)
        return
      }
      const value = shape.read(found, report)
      if (value !== undefined) thing[key] = value
    },
  }
}

/** A thing whose properties stand in elements of their own, in the order of the table. */
export function sequence<T extends object>(table: XmlTable<T>): XmlShape<T> {
  const parts = Object.entries<XmlPart<unknown, boolean>>(table).map(([key, part]) => ({ key, part }))
  const places = new Map(parts.map((place) => [place.part.element, place]))

  return {
    write(name, value) {
      const thing = value as XmlRow
      const content: XmlElement[] = []
      for (const { key, part } of parts) {
        const property = thing[key]
        if (property !== undefined) part.write(property, content, thing)
      }
      return around(name, content)
    },

    read(element, report) {
      const children = childrenOf(element, report)
      if (children.length === 0) return undefined
      const thing: XmlRow = {}
      /** What could not be understood is reported already, so nobody calls it missing. */
      let blamed: Set<unknown> | undefined
      report.enter(element)
      for (const child of children) {
        const place = places.get(child.name)
        const before = report.count
        if (place === undefined) reportUnknown(child, report)
        else place.part.read(child, thing, place.key, report)
        if (report.count > before) blamed = (blamed ?? new Set()).add(place)
      }
      for (const place of parts)
        if (place.part.lacks(thing, place.key) && !blamed?.has(place)) report.missing(place.part.element)
      report.leave()
      return thing as Found<T>
    },
  }
}

/** Rows inside an element of their own. */
export function rowsOf<V>(element: string, shape: XmlShape<V>): XmlShape<readonly V[]> {
  return {
    write(name, values) {
      const content: XmlElement[] = []
      writeRows(element, shape, values, content)
      return around(name, content)
    },
    read(container, report) {
      const children = childrenOf(container, report)
      const rows: Found<V>[] = []
      report.enter(container)
      for (const child of children) {
        const value = child.name === element ? shape.read(child, report) : undefined
        if (value !== undefined) rows.push(value)
        if (child.name !== element) reportUnknown(child, report)
      }
      report.leave()
      return rows.length === 0 ? undefined : (rows as Found<readonly V[]>)
    },
  }
}

/** A value that stands one element deeper. */
export function inside<V>(element: string, shape: XmlShape<V>): XmlShape<V> {
  const outer = sequence<{ value: V }>({ value: one(element, shape) } as XmlTable<{ value: V }>)
  return {
    write: (name, value) => outer.write(name, { value }),
    read: (found, report) => outer.read(found, report)?.value as Found<V> | undefined,
  }
}

/** A thing that says nothing without its rows, whatever else is said of them. */
export function withRows<T extends object>(rows: keyof T & string, shape: XmlShape<T>): XmlShape<T> {
  return {
    write: (name, value) =>
      (value as Record<string, readonly unknown[]>)[rows]?.length === 0
        ? undefined
        : shape.write(name, value),
    read: (element, report) => shape.read(element, report),
  }
}

/** The schema type of each kind of a thing, and its shape without the kind. */
export type XmlVariants<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: readonly [
    schemaType: string,
    shape: XmlShape<Omit<Extract<T, { kind: K }>, 'kind'>>,
  ]
}

/** A thing of several kinds; xsi:type says which. */
export function variants<T extends { readonly kind: string }>(table: XmlVariants<T>): XmlShape<T> {
  const shapes = table as Readonly<Record<string, readonly [string, XmlShape<object>]>>
  const kinds = new Map(
    Object.entries(shapes).map(([kind, [schemaType, shape]]) => [schemaType, { kind, shape }]),
  )
  return {
    write(name, value) {
      const [schemaType = '', shape] = shapes[value.kind] ?? []
      const written = shape?.write(name, value)
      return written && { ...written, attributes: { 'xsi:type': schemaType } }
    },
    read(element, report) {
      const schemaType = element.attributes['xsi:type'] ?? ''
      const variant = kinds.get(schemaType)
      if (variant === undefined) {
        report.problem('unknown', `xsi:type "${clipped(schemaType)}" is not known here`, element)
        return undefined
      }
      const found = variant.shape.read(element, report)
      return found && ({ kind: variant.kind, ...found } as Found<T>)
    },
  }
}

/** The elements in another one, if there are any; the copy is without the room a growing array reserves. */
function around(name: string, content: readonly XmlElement[]): XmlElement | undefined {
  return content.length === 0 ? undefined : { name, attributes: noAttributes, content: content.slice() }
}

function writeRows<V>(element: string, shape: XmlShape<V>, rows: readonly V[], children: XmlElement[]): void {
  for (const row of rows) {
    const written = shape.write(element, row)
    if (written !== undefined) children.push(written)
  }
}

function reportUnknown(child: XmlElement, report: XmlReport): void {
  report.problem('unknown', `${clipped(child.name)} is not known here`, child)
}

/** The elements inside; a text that should not stand there is reported. */
function childrenOf(element: XmlElement, report: XmlReport): readonly XmlElement[] {
  if (typeof element.content !== 'string') return element.content
  if (!isBlank(element.content)) report.problem('bad-value', `A text stands in ${element.name}`, element)
  return []
}
