import { setTimeout } from 'node:timers/promises'

/** Resolves with the answer, or fails after the timeout. */
export async function within<T>(patienceMs: number, answer: Promise<T>): Promise<T> {
  const late = new AbortController()
  const limit = setTimeout(patienceMs, undefined, { signal: late.signal }).then(() => {
    throw new Error(`No answer within ${patienceMs} ms`)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    late.abort()
    // The slower promise is ignored.
    for (const each of [answer, limit]) each.catch(() => undefined)
  }
}
