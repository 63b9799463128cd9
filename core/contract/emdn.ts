import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { shortestSearch } from '#core/emdn/search.ts'
import { endpoint } from './endpoint.ts'
import { listQuery, several } from './list-query.ts'
import { wholeNumber } from './whole-number.ts'

const code = z.string().meta({ description: 'As the nomenclature writes it: A0101010102' })

/** A code of the nomenclature. */
export const EmdnEntry = z.object({
  id: z.int(),
  code,
  term: z.string(),
  definition: z.string().nullable().meta({ description: 'Only where the loaded file has definitions' }),
  category: z.string().meta({ description: 'Letter of the category' }),
  level: z.int().meta({ description: '1 for a category, 2 for a group, 3 to 7 for types' }),
  terminal: z.boolean().meta({ description: 'No code stands below it: only such a code fits a device' }),
})
export type EmdnEntry = z.infer<typeof EmdnEntry>

const Brief = z.object({ code, term: z.string(), terminal: z.boolean() })
export type EmdnBrief = z.infer<typeof Brief>

export const emdnStandings = ['terminal', 'not-terminal', 'unknown', 'not-judged'] as const

/** What the loaded version says of a code. */
export const EmdnLookup = z.object({
  code: z.string(),
  standing: z.enum(emdnStandings).meta({
    description: 'not-judged: the loaded version is an extract, and may have left the code out',
  }),
  entry: EmdnEntry.nullable(),
  path: z.array(Brief).meta({ description: 'From the category down to the code above' }),
  children: z.array(Brief),
  version: z.string(),
})
export type EmdnLookup = z.infer<typeof EmdnLookup>

export const EmdnVersion = z.object({
  id: z.int(),
  name: z.string(),
  source: z.string(),
  isCurrent: z.boolean(),
  complete: z
    .boolean()
    .meta({ description: 'All categories are there; an extract does not judge what it leaves out' }),
  entries: z.int(),
  loadedAt: z.string(),
  loadedByName: z.string().nullable(),
})
export type EmdnVersion = z.infer<typeof EmdnVersion>

/** So many of each kind are named; the numbers tell of all. */
export const namedChanges = 200

/** A code in use that the new version does not have, or no longer has as a most detailed one. */
export const EmdnHit = z.object({
  code,
  standing: z.enum(['not-terminal', 'unknown']),
  term: z.string().nullable().meta({ description: 'As the version loaded so far has it' }),
  devices: z.int(),
  submissions: z.int(),
  examples: z.array(
    z.object({
      kind: z.enum(['master-di', 'submission']),
      id: z.int(),
      name: z.string(),
      masterDiId: z.int().nullable(),
      market: z.string().nullable(),
    }),
  ),
})
export type EmdnHit = z.infer<typeof EmdnHit>

/** What a file changes, told before it is loaded, and once more when it is. */
export const EmdnChange = z.object({
  fileName: z.string(),
  recognised: z.string(),
  entries: z.int(),
  complete: z.boolean(),
  against: z.string().meta({ description: 'Name of the version compared with' }),
  same: z.boolean().meta({ description: 'The loaded version has exactly this: nothing would change' }),
  counts: z.object({
    added: z.int(),
    removed: z.int(),
    renamed: z.int(),
    noLongerTerminal: z.int(),
    nowTerminal: z.int(),
    devicesHit: z.int(),
    submissionsHit: z.int(),
  }),
  added: z.array(Brief),
  removed: z.array(Brief),
  renamed: z.array(z.object({ code, from: z.string(), to: z.string() })),
  noLongerTerminal: z.array(Brief),
  nowTerminal: z.array(Brief),
  hits: z.array(EmdnHit),
})
export type EmdnChange = z.infer<typeof EmdnChange>

export const EmdnImported = EmdnChange.extend({ version: EmdnVersion })
export type EmdnImported = z.infer<typeof EmdnImported>

/** The Commission's file as the hub downloaded it, and what it would change. */
export const EmdnDownload = EmdnChange.extend({
  address: z.string(),
  bytes: z.int(),
  sha256: z.string().meta({
    description: 'Of the file; sent back when loading it, so that only the file previewed is loaded',
  }),
  modifiedAt: z.string().nullable().meta({ description: 'When it was published, as the site says' }),
})
export type EmdnDownload = z.infer<typeof EmdnDownload>

const DownloadImport = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Write the SHA-256 of the file that was previewed'),
  name: plainText(120).optional(),
})

export const emdnSortFields = ['code', 'term'] as const

export const EmdnListQuery = listQuery(EmdnEntry, emdnSortFields, {
  category: several.optional(),
  level: wholeNumber(1, 7).optional(),
  terminal: z.enum(['true', 'false'], 'Must be true or false').optional(),
})
export type EmdnListQuery = z.output<typeof EmdnListQuery>

const SearchQuery = z.strictObject({
  search: plainText(200)
    .refine(
      (text) => text.trim().length >= shortestSearch,
      `Enter at least ${shortestSearch} characters of a code or a term`,
    )
    .meta({ description: 'Part of a code, or beginnings of words of the term' }),
  limit: wholeNumber(1, 100).optional(),
  terminal: z.enum(['true', 'false'], 'Must be true or false').optional(),
})

const ImportQuery = z.strictObject({
  name: plainText(120)
    .optional()
    .meta({ description: 'What the version is called; the name of the file without one' }),
})

/** The European Medical Device Nomenclature (decisions D18, D62). */
export const emdnApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/emdn',
    access: 'view-submissions',
    summary: 'The codes of the loaded version of the EMDN, by code',
    query: EmdnListQuery,
    response: z.array(EmdnEntry),
    list: true,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/emdn/search',
    access: 'view-submissions',
    summary: 'Codes by code or words of their term, the likeliest first',
    query: SearchQuery,
    response: z.array(EmdnEntry),
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/api/emdn/lookup',
    access: 'view-submissions',
    summary: 'What the loaded version says of one code: what stands above and below it',
    query: z.strictObject({
      code: plainText(40).optional().meta({ description: 'Without one, the categories' }),
    }),
    response: EmdnLookup,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/emdn/versions',
    access: 'view-submissions',
    summary: 'The versions of the EMDN that were loaded, the newest first',
    response: z.array(EmdnVersion),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/emdn/preview',
    access: 'system-admin',
    summary:
      "What the Commission's file (CSV or XLSX) would change, and which devices it hits; nothing is stored",
    body: 'file',
    response: EmdnChange,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/emdn/import',
    access: 'system-admin',
    summary: "Load the Commission's file (CSV or XLSX) as the version codes are judged by from now on",
    query: ImportQuery,
    body: 'file',
    response: EmdnImported,
  }),
  previewDownload: endpoint({
    method: 'POST',
    path: '/api/emdn/download/preview',
    access: 'system-admin',
    summary:
      "Download the whole EMDN from the Commission's site (address in the settings) and report what it would change; nothing is stored",
    response: EmdnDownload,
  }),
  importDownload: endpoint({
    method: 'POST',
    path: '/api/emdn/download/import',
    access: 'system-admin',
    summary: 'Download the whole EMDN once more and load it, if it is the file that was previewed',
    body: DownloadImport,
    response: EmdnImported,
  }),
}
