import type { FastifyInstance } from 'fastify'
import { countryAttributes } from '#core/code-lists/country-attributes.ts'
import { findMarket } from '#core/code-lists/markets.ts'
import { countryUploadApi } from '#core/contract/country-upload.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { MarketModule, RegulatorField } from '#core/markets/market.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import { templateFile } from '#server/imports/template-file.ts'
import { invalid } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload, type UploadedFile } from '#server/platform/uploads.ts'
import { marketByName } from '#server/submissions/market-by-name.ts'
import { countryImport } from './country-import.ts'
import { versionById } from './submission-import-queries.ts'

/** A spreadsheet for one country, for the devices of one master record. */
export function countryUploadRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = async ({ params }: { params: { country: string } }) => marketByName(hub, params.country)
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
      message: `This upload is for ${code}. Omit the country, or use ${code}.`,
    })
  }
  const id = Number(fields.masterDiId)
  const isNumber = /^[1-9]\d{0,9}$/.test(fields.masterDiId ?? '') && id <= 2_147_483_647
  if (!isNumber) issues.push({ path: 'masterDiId', message: 'Specify the master record the rows belong to' })
  const master = isNumber ? await versionById(hub.db, id) : undefined
  if (isNumber && !master) issues.push({ path: 'masterDiId', message: 'Master DI record not found' })
  if (issues.length > 0 || !master) throw invalid(issues)
  return master
}
