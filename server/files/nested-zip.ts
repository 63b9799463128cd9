import { readZip, type ZipEntry, ZipError } from './zip-archive.ts'

export interface NestedLimits {
  /** Of everything together, archives inside counted. */
  readonly bytes: number
  readonly files: number
  /** Archives inside each other. */
  readonly depth: number
}

const isArchive = (name: string): boolean => /\.zip$/i.test(name)
/** Names that lead out of the archive, or to another drive. */
const climbs = (name: string): boolean =>
  /^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0')

/**
 * The wanted files of an archive and of the archives in it. Refuses what unpacks to more than the limits and names that
 * lead out of the archive, with a ZipError fit for people.
 */
export async function readNestedZip(
  bytes: Buffer,
  wanted: (name: string) => boolean,
  limits: NestedLimits,
): Promise<ZipEntry[]> {
  const found: ZipEntry[] = []
  let left = limits.bytes
  const open = async (archive: Buffer, depth: number): Promise<void> => {
    if (depth > limits.depth) throw new ZipError(`More than ${limits.depth} archives inside each other`)
    const entries = await readZip(archive, (name) => climbs(name) || isArchive(name) || wanted(name), left)
    left -= entries.reduce((sum, { content }) => sum + content.length, 0)
    for (const { name, content } of entries) {
      if (climbs(name)) throw new ZipError('The archive holds a name that leads out of it')
      if (isArchive(name)) await open(content, depth + 1)
      else found.push({ name, content })
      if (found.length > limits.files) throw new ZipError(`The archive holds more than ${limits.files} files`)
    }
  }
  await open(bytes, 1)
  return found
}
