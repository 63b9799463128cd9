import { masterDiApi } from '#core/contract/master-di.ts'
import { download } from '#web/platform/api-client.ts'

/** Files of records; what is read of records stands in web/data. */

export const downloadTemplate = () => download(masterDiApi.template, { query: { for: 'records' } })
