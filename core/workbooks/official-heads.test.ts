import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elements } from '#core/markets/cn/elements.ts'
import { lists } from '#core/markets/cn/lists.ts'
import { cnRegulatorFields } from '#core/markets/cn/regulator-fields.ts'
import { formOf } from '#tests/market-content.ts'
import { proposeMapping } from './mapping.ts'
import type { SheetSurvey } from './survey.ts'
import { rowKindsOf, targetsOf } from './targets.ts'

/** What a regulator's own heads are proposed for, also where they sound like a field that many markets have. */

async function proposed(country: string, heads: readonly string[]): Promise<Record<string, string | null>> {
  const form = await formOf(country)
  const sheet: SheetSurvey = {
    ...{ name: 'A', hidden: false, isProtected: false, rows: 1, columns: heads.length, merges: [] },
    ...{ lists: [], unreadLists: 0, held: [], computed: [], top: [heads] },
  }
  const known = { targets: targetsOf(form), rowKinds: rowKindsOf(form), rowsPerFile: null }
  const [mapped] = proposeMapping({ sheets: [sheet] } as Parameters<typeof proposeMapping>[0], known).sheets
  return Object.fromEntries(mapped?.columns.map(({ head, target }) => [head, target]) ?? [])
}

describe('heads of a regulator’s own workbook', () => {
  it('of China are proposed for the values in Chinese, not for those in English', async () => {
    expect(
      await proposed('CN', [
        '最小销售单元产品标识',
        '产品名称',
        '医疗器械注册人/备案人名称',
        '注册人/备案人英文名称',
        '医疗器械唯一标识编码体系名称',
        '生产标识是否包含批号',
        'scbssfbhxlh',
      ]),
    ).toEqual({
      最小销售单元产品标识: 'udiDi',
      产品名称: 'cnProductName',
      '医疗器械注册人/备案人名称': 'cnRegistrantName',
      '注册人/备案人英文名称': 'manufacturerName',
      医疗器械唯一标识编码体系名称: 'cnIssuingAgency',
      生产标识是否包含批号: 'productionIdentifiers=BATCH_NUMBER',
      scbssfbhxlh: 'productionIdentifiers=SERIALISATION_NUMBER',
    })
  })

  it('of Japan and Korea are proposed for what they mean there', async () => {
    expect(await proposed('JP', ['GTIN', '販売名', '製造販売業者'])).toMatchObject({
      製造販売業者: 'jpMarketingAuthorisationHolder',
    })
    expect(await proposed('KR', ['고유식별코드', '품목명', '제품명', '추적관리대상여부'])).toEqual({
      ...{ 고유식별코드: 'udiDi', 품목명: 'krItemName', 제품명: 'brandName' },
      추적관리대상여부: 'krTracked',
    })
  })
})

it.each([
  ['BR', ['UDI-DI', 'Nome comercial', 'Nome do produto'], ['udiDi', 'brandName', 'deviceName']],
  ['BR', ['UDI-DI', 'Trade name', 'Brand name'], ['udiDi', null, 'brandName']],
  ['JP', ['GTIN', '販売名'], ['udiDi', 'brandName']],
])('%s: a trade name is the name on the label: %j', async (country, heads, targets) => {
  expect(Object.values(await proposed(country, heads))).toEqual(targets)
})

const folder = process.env.HUB_REFERENCE_DIR ?? ''
const csv = join(folder, 'nmpa/nmpa_udid_fields.csv')

describe.skipIf(folder === '' || !existsSync(csv))('every head of the NMPA’s list of elements', () => {
  const rows = readFileSync(folder === '' ? '/dev/null' : csv, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .flatMap(([path = '', head = '']) => (path === '' ? [] : [{ path, head }]))

  /** What the hub writes into the element, as a column: none where the hub works it out, or NMPA gives it. */
  const targetOf = (tag: string): string | null => {
    if (tag === 'deviceRecordKey') return 'cnUdiId'
    const field = elements.find(({ name }) => name === tag)?.field
    if (field === undefined || tag === 'btcpbsyzxxsdycpbssfyz') return null
    const codes = Object.entries(cnRegulatorFields[field]?.codeHeadings ?? {})
    const code = codes.find(([, names]) => names.includes(tag))?.[0]
    return code === undefined ? field : `${field}=${code}`
  }

  it('of a device is proposed for the field with its tag', async () => {
    const own = rows.filter(({ path }) => !path.includes('/'))
    expect(own).toHaveLength(48)
    const found = await proposed(
      'CN',
      own.map(({ head }) => head),
    )
    expect(found).toEqual(Object.fromEntries(own.map(({ path, head }) => [head, targetOf(path)])))
  })

  it.each(lists.map((list) => [list.name, list] as const))(
    'of %s likewise',
    async (name, { field, columns }) => {
      const own = rows.filter(({ path }) => path.startsWith(`${name}/`))
      expect(own).toHaveLength(columns.length)
      const found = await proposed('CN', ['最小销售单元产品标识', ...own.map(({ head }) => head)])
      const tagged = own.map(({ path, head }) => {
        const column = columns.find((one) => path.endsWith(`/${one.name}`))?.column
        return [head, `${field}.${column}`]
      })
      expect(found).toEqual({ 最小销售单元产品标识: 'udiDi', ...Object.fromEntries(tagged) })
    },
  )
})
