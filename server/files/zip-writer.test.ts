import { expect, it } from 'vitest'
import { readZip } from './zip-archive.ts'
import { writeZip } from './zip-writer.ts'

it('packs files so that they come out as they went in, and the same files the same way', async () => {
  const entries = [
    { name: 'first/one.xml', content: Buffer.from('<a/>'.repeat(5000)) },
    { name: 'żółć.txt', content: Buffer.from('') },
  ]
  const packed = writeZip(entries)
  expect(packed.length).toBeLessThan(1000)
  expect(await readZip(packed, () => true, 100_000)).toEqual(entries)
  expect(writeZip(entries).equals(packed)).toBe(true)
})
