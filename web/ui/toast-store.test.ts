import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, shownToasts, toast, toastDurationMs } from './toast-store.ts'

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are shown one at a time, the newest [S1-9-08]', () => {
    toast({ title: 'First' })
    toast({ title: 'Second' })
    expect(shownToasts().map(({ title }) => title)).toEqual(['Second'])
  })

  it('stay five seconds [S1-9-10]', () => expect(toastDurationMs).toBe(5000))

  it('are forgotten 1000000 ms after they were closed [S1-9-09]', () => {
    toast({ title: 'Closed' })
    dismissToast(shownToasts()[0]?.id ?? 0)
    vi.advanceTimersByTime(999_999)
    expect(shownToasts()).toMatchObject([{ title: 'Closed', open: false }])
    vi.advanceTimersByTime(1)
    expect(shownToasts()).toEqual([])
  })
})
