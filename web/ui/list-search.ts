import { z } from 'zod'
import { readTableState, type TableState } from './table-state.ts'

/**
 * What of a list stands in the address bar, told once: its filters with what they are when nothing is chosen, what
 * else the screen keeps there, and its orders.
 */
export interface ListSearchParts<F extends z.ZodRawShape, O extends z.ZodRawShape> {
  readonly filters: F
  /** Other parameters: the tab shown, the item open. */
  readonly others: O
  /** As the server names them. */
  readonly sorts: readonly string[]
  readonly defaultSort: string
}

type Values<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]: z.output<Shape[Name]> }

/** As in the URL: defaults are omitted. */
export type AddressOf<F extends z.ZodRawShape, O extends z.ZodRawShape> = Partial<Values<F> & Values<O>> &
  Partial<TableState> & { readonly search?: string | undefined }

export interface ListSearch<F extends z.ZodRawShape, O extends z.ZodRawShape> {
  /** Every search parameter of the list. */
  readonly parameters: readonly string[]
  /** Reads it from search parameters; invalid and default values are omitted. */
  read(given: Readonly<Record<string, unknown>>): AddressOf<F, O>
  /** Page, size and order, defaults filled in. */
  stateOf(address: AddressOf<F, O>): TableState
  /** The filters and the searched text, defaults filled in. */
  filtersOf(address: AddressOf<F, O>): Values<F> & { readonly search: string }
  /** Whether fewer are shown than without filters. */
  isNarrowed(address: AddressOf<F, O>): boolean
  /** Other filters: the first page, in the order chosen. */
  withFilters(address: AddressOf<F, O>, filters: Partial<Values<F>> & { search?: string }): AddressOf<F, O>
  /** Another text is searched: the first page, in the order chosen. */
  withSearch(address: AddressOf<F, O>, search: string): AddressOf<F, O>
  /** No filters, the first page, in the order chosen. */
  cleared(address: AddressOf<F, O>): AddressOf<F, O>
}

/** The address of a list, as its screen takes it. */
export type Address<L> = L extends ListSearch<infer F, infer O> ? AddressOf<F, O> : never

export function listSearch<const F extends z.ZodRawShape, const O extends z.ZodRawShape>({
  filters,
  others,
  sorts,
  defaultSort,
}: ListSearchParts<F, O>): ListSearch<F, O> {
  const known: z.ZodRawShape = { ...filters, ...others }
  const orders = sorts.flatMap((field) => [field, `-${field}`])
  const read = (given: Readonly<Record<string, unknown>>): AddressOf<F, O> => {
    const { sort, ...place } = readTableState(given)
    const search = typeof given.search === 'string' ? given.search : ''
    const values = Object.entries(known).flatMap(([name, schema]) => {
      const { data, success } = z.safeParse(schema, given[name])
      return success && data !== undefined && !isDefault(schema, data) ? [[name, data]] : []
    })
    return {
      ...place,
      ...(sort !== undefined && sort !== defaultSort && orders.includes(sort) && { sort }),
      ...(search !== '' && { search }),
      ...Object.fromEntries(values),
    } as AddressOf<F, O>
  }
  const filtersOf = (address: AddressOf<F, O>) => {
    const given = address as Readonly<Record<string, unknown>>
    const values = Object.entries(filters).map(([name, schema]) => [name, given[name] ?? defaultOf(schema)])
    return { ...Object.fromEntries(values), search: address.search ?? '' } as Values<F> & { search: string }
  }
  const without = (address: AddressOf<F, O>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(address).filter(([name]) => !names.includes(name)))
  return {
    parameters: ['page', 'size', 'sort', 'search', ...Object.keys(known)],
    read,
    stateOf: ({ page, size, sort }) => ({
      page: page ?? 1,
      size: size ?? defaultSize,
      sort: sort ?? defaultSort,
    }),
    filtersOf,
    isNarrowed: (address) =>
      [...Object.keys(filters), 'search'].some((name) => Object.hasOwn(read(address), name)),
    withFilters: (address, changed) => read({ ...without(address, ['page']), ...changed }),
    withSearch: (address, search) => read({ ...without(address, ['page']), search }),
    cleared: (address) => read(without(address, ['page', 'search', ...Object.keys(filters)])),
  }
}

const defaultSize = 25

const defaultOf = (schema: z.core.$ZodType): unknown => z.safeParse(schema, undefined).data

/** Of several values: none. */
const isDefault = (schema: z.core.$ZodType, value: unknown): boolean =>
  value === defaultOf(schema) || (Array.isArray(value) && value.length === 0)

/** One of a few words; the first is what it is when nothing is chosen. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words).default(words[0] as T[number])

/** One of a few words, or none. */
export const maybeOneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words).optional()

/** Several texts: any of them. */
export const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().filter((text) => text !== ''))
  .optional()

/** The number of something, or none. */
export const maybeId = z.coerce.number().int().positive().optional()

/** A calendar day, or none. */
export const maybeDay = z.iso.date().optional()

/** One text, or none. */
export const maybeText = z.string().min(1).max(200).optional()
