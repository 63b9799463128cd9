import { useState } from 'react'

const key = 'helpStepsDone'

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    // Somebody else wrote it, or storage is closed: nothing is marked.
    return []
  }
}

/** Which steps were done: in this browser only (specification, document 3 section 2.17). */
export function useDoneMarks() {
  const [done, setDone] = useState<readonly string[]>(stored)
  const toggle = (id: string) => {
    // Other ways through the hub have marked theirs meanwhile.
    const all = stored()
    const next = all.includes(id) ? all.filter((one) => one !== id) : [...all, id]
    setDone(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage the marks last as long as the page.
    }
  }
  return { done, toggle }
}
