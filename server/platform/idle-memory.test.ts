import { getHeapStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { giveBackMemory } from './idle-memory.ts'

const heap = () => getHeapStatistics().total_heap_size

it('gives back what the heap has grown by, once there is nothing to do', async () => {
  const much: unknown[] = []
  const before = heap()
  while (heap() < before + 60_000_000) much.push({ text: `${much.length}` })
  const grown = heap()
  const end = giveBackMemory(50)
  try {
    much.length = 0
    await expect.poll(heap, { timeout: 60_000, interval: 200 }).toBeLessThan(grown - 30_000_000)
  } finally {
    end()
  }
})
