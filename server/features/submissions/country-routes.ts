import type { FastifyInstance } from 'fastify'
import { countryAttributes } from '#core/code-lists/country-attributes.ts'
import { findMarket } from '#core/code-lists/markets.ts'
import { countryUploadApi } from '#core/contract/country-upload.ts'
import type { Issue } from '#core/contract/problem.ts'
import { releaseComparisonApi } from '#core/contract/release-comparison.ts'
import type { MarketModule, RegulatorField } from '#core/markets/market.ts'
import { spoolUpload } from '#server/files/spooled-file.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import { templateFile } from '#server/imports/template-file.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload, type UploadedFile } from '#server/platform/uploads.ts'
import { countryImport } from './country-import.ts'
import { compareRelease } from './release-comparison.ts'
import type { ReleaseImport } from './release-import.ts'
import { versionById } from './submission-import-queries.ts'

export function countryRoutes(
  app: FastifyInstance,
  hub: Hub,
  releases: ReadonlyMap<string, ReleaseImport>,
): void {
  const subject = async ({ params }: { params: { country: string } }) => {
    const market = findMarket(params.country)
    const module = market && hub.marketOf(market.code)
    if (!market || !module) {
      throw notFound(`Country "${params.country}" not found. Please check the URL.`)
    }
    return { market, module }
  }
  mount(app, hub, countryUploadApi.get, {
    subject,
    handle: async ({ subject: { market, module } }) => ({
      attributes: countryAttributes[market.code] ?? null,
      columns: module.template.map(({ name, field, column }) => ({
        name,
        label: labelOf(module, field, column),
      })),
    }),
  })
  mount(app, hub, countryUploadApi.template, {
    subject,
    handle: async ({ subject: { market, module } }) =>
      templateFile(
        `${market.code.toLowerCase()}-template.csv`,
        module.template.map(({ name }) => name),
      ),
  })
  mount(app, hub, releaseComparisonApi.compare, {
    subject,
    handle: async ({ actor, subject: { module }, request }) => {
      const file = await spoolUpload(request, releaseUpload)
      try {
        return await compareRelease(hub, actor, module, file)
      } finally {
        await file.close()
      }
    },
  })
  mount(app, hub, releaseComparisonApi.importNew, {
    subject,
    handle: async ({ actor, subject: { module }, request, reply }) => {
      const release = releases.get(module.code)
      if (!release) throw notFound('The hub reads no published files of this market')
      const file = await spoolUpload(request, releaseUpload)
      try {
        return await answerImport(request, reply, await release.start(hub, actor, file))
      } finally {
        await file.close()
      }
    },
  })
  mount(app, hub, countryUploadApi.bulkUpload, {
    subject,
    handle: async ({ actor, subject: { market, module }, request, reply }) => {
      const file = await readUpload(request, { kinds: ['csv'], typeMessage: 'Please upload a CSV file' })
      const master = await masterOf(hub, market.code, file)
      const importer = countryImport(hub, market, module, master)
      return answerImport(request, reply, await importer.startTable(hub, actor, file))
    },
  })
}

const releaseUpload = {
  maxBytes: 1024 ** 3,
  tooLargeMessage: 'A file has 1 GB at most',
  // What it is, its content says.
  kindOf: () => 'release' as const,
  typeMessage: 'Please upload a file the regulator has published',
}

function labelOf({ regulatorFields, fields }: MarketModule, id: string | null, column?: string): string {
  if (id === null) return 'Change Reason'
  const regulatorField: RegulatorField | undefined = regulatorFields[id]
  const field = fields[id]
  const ofTable = field?.type === 'group' && column ? field.columns[column]?.label : undefined
  const own = regulatorField?.label ?? field?.label ?? id
  // A column label such as "Number" is unclear without its table.
  return ofTable === undefined ? own : `${own}: ${ofTable}`
}

/** The master record the form names, and no other country than the address does. */
async function masterOf(hub: Hub, code: string, { fields }: UploadedFile) {
  const issues: Issue[] = []
  const said = fields.country
  if (said !== undefined && findMarket(said)?.code !== code) {
    issues.push({
      path: 'country',
      message: `The address is for ${code}. Leave the country out, or write ${code}.`,
    })
  }
  const id = Number(fields.masterDiId)
  const isNumber = /^[1-9]\d{0,9}$/.test(fields.masterDiId ?? '') && id <= 2_147_483_647
  if (!isNumber) issues.push({ path: 'masterDiId', message: 'Name the master record the rows are for' })
  const master = isNumber ? await versionById(hub.db, id) : undefined
  if (isNumber && !master) issues.push({ path: 'masterDiId', message: 'Master DI record not found' })
  if (issues.length > 0 || !master) throw invalid(issues)
  return master
}
