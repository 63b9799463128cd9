import { describe, expect, it } from 'vitest'
import { readNestedZip } from './nested-zip.ts'
import { writeZip } from './zip-writer.ts'

const file = (name: string, content: string | Buffer) => ({ name, content: Buffer.from(content) })
const zip = (...entries: ReturnType<typeof file>[]) => writeZip(entries)
const limits = { bytes: 100_000, files: 5, depth: 3 }
const isXml = (name: string) => name.endsWith('.xml')
const names = async (bytes: Buffer, other: Partial<typeof limits> = {}) =>
  (await readNestedZip(bytes, isXml, { ...limits, ...other })).map(({ name }) => name)

describe('archives inside archives', () => {
  const daily = (day: string) => zip(file(`PART1_${day}.xml`, '<a/>'), file(`PART2_${day}.xml`, '<b/>'))

  it('give all their parts, and nothing else', async () => {
    const weekly = zip(file('a.zip', daily('1')), file('b/c.ZIP', daily('2')), file('readme.txt', 'x'))
    expect(await names(weekly)).toEqual(['PART1_1.xml', 'PART2_1.xml', 'PART1_2.xml', 'PART2_2.xml'])
  })

  it('are refused beyond the depth, the number of files and the bytes of all together', async () => {
    const deep = zip(file('1.zip', zip(file('2.zip', daily('1')))))
    expect(await names(deep)).toHaveLength(2)
    await expect(names(deep, { depth: 2 })).rejects.toThrow('More than 2 archives inside each other')
    await expect(names(deep, { files: 1 })).rejects.toThrow('more than 1 files')
    const large = file('x.xml', 'x'.repeat(60_000))
    await expect(names(zip(large))).resolves.toHaveLength(1)
    const twice = zip(file('1.zip', zip(large)), file('2.zip', zip(large)))
    await expect(names(twice)).rejects.toThrow('unpacks to more than is accepted')
  })

  it.each(['../x.xml', 'a/../../x.xml', '/etc/x.xml', 'C:\\x.xml', '..\\x.xml'])(
    'may not climb: %s',
    async (name) => {
      await expect(names(zip(file(name, '<a/>')))).rejects.toThrow('leads out of it')
    },
  )
})
