import { existsSync, readdirSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openNestedZip } from './nested-zip.ts'
import { spoolPieces } from './spooled-file.ts'
import { writeZip } from './zip-writer.ts'

const file = (name: string, content: string | Buffer) => ({ name, content: Buffer.from(content) })
const zip = (...entries: ReturnType<typeof file>[]) => writeZip(entries)
const limits = { bytes: 100_000, files: 6, depth: 3 }
const isXml = (name: string) => name.endsWith('.xml')
const openFiles = '/proc/self/fd'
async function names(
  bytes: Buffer,
  other: Partial<typeof limits> = {},
  look = async (): Promise<unknown> => undefined,
): Promise<string[]> {
  const whole = async function* () {
    yield bytes
  }
  const archive = await spoolPieces('x.zip', 'zip', whole())
  try {
    const opened = await openNestedZip(archive, isXml, { ...limits, ...other })
    for (const one of opened.files) for await (const _ of one.read()) await look()
    await opened.close()
    return opened.files.map(({ name }) => name)
  } finally {
    await archive.close()
  }
}

describe('archives inside archives', () => {
  const daily = (day: string) => zip(file(`PART1_${day}.xml`, '<a/>'), file(`PART2_${day}.xml`, '<b/>'))

  it('give all their parts, and nothing else', async () => {
    const weekly = zip(file('a.zip', daily('1')), file('b/c.ZIP', daily('2')), file('readme.txt', 'x'))
    expect(await names(weekly)).toEqual([
      'a.zip/PART1_1.xml',
      'a.zip/PART2_1.xml',
      'b/c.ZIP/PART1_2.xml',
      'b/c.ZIP/PART2_2.xml',
    ])
  })

  it('are refused beyond the depth, the number of files and the bytes of all together', async () => {
    const deep = zip(file('1.zip', zip(file('2.zip', daily('1')))))
    expect(await names(deep)).toHaveLength(2)
    await expect(names(deep, { depth: 2 })).rejects.toThrow('More than 2 archives inside each other')
    await expect(names(deep, { files: 3 })).rejects.toThrow('more than 3 files')
    const large = file('x.xml', 'x'.repeat(60_000))
    await expect(names(zip(large))).resolves.toHaveLength(1)
    const twice = zip(file('1.zip', zip(large)), file('2.zip', zip(large)))
    await expect(names(twice)).rejects.toThrow('unpacks to more than is accepted')
  })

  it('are refused when there are too many of them, whatever they hold', async () => {
    const empty = Array.from({ length: 7 }, (_, n) => file(`${n}.zip`, zip()))
    await expect(names(zip(...empty))).rejects.toThrow('more than 6 files')
  })

  it('are refused when their table of contents is longer than their files can need', async () => {
    const bytes = zip(file('x.xml', '<a/>'))
    const padding = Buffer.alloc(10_000)
    bytes.writeUInt32LE(bytes.readUInt32LE(bytes.length - 10) + padding.length, bytes.length - 10)
    const end = bytes.length - 22
    const padded = Buffer.concat([bytes.subarray(0, end), padding, bytes.subarray(end)])
    await expect(names(padded)).rejects.toThrow('too long for its files')
  })

  it.skipIf(!existsSync(openFiles))('lie on disk only while they are read', async () => {
    const open = async () => {
      const targets = await Promise.all(
        readdirSync(openFiles).map((one) => readlink(join(openFiles, one)).catch(() => '')),
      )
      return targets.filter((target) => target.includes('hub-upload-')).length
    }
    const outside = await open()
    const seen: number[] = []
    const inner = ['1', '2', '3'].map((day) => file(`${day}.zip`, zip(file(`${day}.xml`, '<a/>'))))
    expect(await names(zip(...inner), {}, async () => seen.push((await open()) - outside))).toHaveLength(3)
    // The archive itself and the one that is read.
    expect(seen).toEqual([2, 2, 2])
    expect(await open()).toBe(outside)
  })

  it.each(['../x.xml', 'a/../../x.xml', '/etc/x.xml', 'C:\\x.xml', '..\\x.xml'])(
    'may not climb: %s',
    async (name) => {
      await expect(names(zip(file(name, '<a/>')))).rejects.toThrow('points outside it')
    },
  )
})
