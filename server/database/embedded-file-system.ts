import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface EmscriptenModule {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } } }
}

/**
 * PGlite's Node file system with a real fsync: without it a power cut loses acknowledged writes. The hook
 * is Emscripten's own (`stream_ops.fsync`), which PGlite leaves empty.
 */
class DurableNodeFS extends NodeFS {
  private readonly onPanic: () => void

  /**
   * PGlite takes the end of PostgreSQL, as when it cannot write its log on a full disk, for one error among others:
   * no query is answered any more. `onPanic` hears of it, also from Emscripten itself.
   */
  constructor(directory: string, onPanic: () => void) {
    super(directory)
    this.onPanic = onPanic
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const withFsync = (module: EmscriptenModule) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        return 0
      }
    }
    const preRun = [...(prepared.emscriptenOpts.preRun ?? []), withFsync] as NonNullable<
      typeof prepared.emscriptenOpts.preRun
    >
    const onAbort = this.onPanic as NonNullable<typeof prepared.emscriptenOpts.onAbort>
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun, onAbort } }
  }
}

/**
 * How PostgreSQL is started inside PGlite: its own settings without -F, which would switch fsync off, and
 * with the call the file system above provides.
 */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** Opens the database in a directory, or makes it there. `onPanic` hears when PostgreSQL has ended inside PGlite. */
export const openFiles = (directory: string, onPanic: () => void): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(directory, onPanic),
    extensions: { pg_trgm },
    startParams: durableStartParams,
    relaxedDurability: false,
  })
