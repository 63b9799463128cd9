import { setTimeout } from 'node:timers/promises'

/** The answer, or an error where it takes longer: whoever asks how the hub is wants to know now. */
export async function within<T>(patienceMs: number, answer: Promise<T>): Promise<T> {
  const late = new AbortController()
  const limit = setTimeout(patienceMs, undefined, { signal: late.signal }).then(() => {
    throw new Error(`No answer within ${patienceMs} ms`)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    late.abort()
    // Whichever came second is heard by nobody.
    for (const each of [answer, limit]) each.catch(() => undefined)
  }
}
