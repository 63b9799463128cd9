import type { AnyDocument } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import type { ReleaseDevice, ReleaseResult } from './register.ts'

/** What every reader of a release gathers: own devices, each in its newest version, and what went wrong. */
export class ReleaseDevices {
  private records = 0
  private readonly byCode = new Map<string, ReleaseDevice>()
  private readonly problems: { file: string; message: string }[] = []
  readonly isOwn: (document: AnyDocument) => boolean

  constructor(isOwn: (document: AnyDocument) => boolean) {
    this.isOwn = isOwn
  }

  counted(): void {
    this.records += 1
  }

  get count(): number {
    return this.records
  }

  add(device: ReleaseDevice): void {
    const code = diKey(device.document.udiDi)
    const other = this.byCode.get(code)
    if (!other || versionOf(device) >= versionOf(other)) this.byCode.set(code, device)
  }

  /** Maximum number reported per file. */
  problem(file: string, message: string): void {
    if (this.problems.length < 1000) this.problems.push({ file, message })
  }

  result(recognised: string): ReleaseResult {
    const { records, problems } = this
    return { recognised, records, devices: [...this.byCode.values()], problems }
  }
}

/** What is wrong with a file as a whole, fit for people. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault'
}

export const versionOf = ({ versions }: ReleaseDevice): number => Object.values(versions)[0] ?? 0
