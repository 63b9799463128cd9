/**
 * The release of EUDAMED's data exchange that each of its environments accepts (decision D56). A file of any other
 * release is refused as a whole (E-I-40000), so an administrator can set a newer one as soon as EUDAMED moves on.
 */

export interface DtxRelease {
  readonly release: string
  readonly source: string
  /** The day this was last confirmed. */
  readonly confirmedOn: string
}

export const dtxReleases = {
  production: {
    release: '3.0.30',
    source:
      'EUDAMED information centre, technical documentation: the schema set published for production is 3.0.30',
    confirmedOn: '2026-09-19',
  },
  playground: {
    release: '3.0.32',
    source:
      'An upload to the playground: it refused 3.0.30, naming 3.0.32, and took 3.0.32 (public test report of a manufacturer)',
    confirmedOn: '2026-08-11',
  },
} as const satisfies Readonly<Record<string, DtxRelease>>
