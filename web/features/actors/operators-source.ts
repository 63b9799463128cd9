import { findSomeOperators } from './found-operators.ts'

/** Economic operators by name, SRN or city, as their list finds them. */
export async function findOperators(search: string, signal: AbortSignal) {
  const operators = await findSomeOperators(search, signal)
  return operators.slice(0, 6).map(({ id, name, detail }) => ({
    id: `operator-${id}`,
    title: name,
    ...(detail && { detail }),
    href: `/actors?operator=${id}`,
  }))
}
