import { setTimeout as pause } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { giveBackMemory } from './idle-memory.ts'

const heap = () => getHeapStatistics().total_heap_size

it('gives back what the heap has grown by, once there is nothing to do', async () => {
  const end = giveBackMemory(50)
  try {
    await pause(500)
    const before = heap()
    let much: unknown[] = Array.from({ length: 1_000_000 }, (_, at) => ({ at, text: `${at}` }))
    const grown = heap()
    expect(much).toHaveLength(1_000_000)
    expect(grown - before).toBeGreaterThan(30_000_000)
    much = []
    await expect.poll(heap, { timeout: 10_000, interval: 200 }).toBeLessThan(before + (grown - before) / 2)
  } finally {
    end()
  }
})
