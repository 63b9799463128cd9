import type { XmlReport } from '#core/files/xml-report.ts'
import type { Found, XmlShape } from '#core/files/xml-shape.ts'
import { clipped } from '#core/files/xml-text.ts'
import { noAttributes, type XmlElement } from '#core/files/xml-tree.ts'
import {
  type BasicUdis,
  basicUdiKinds,
  type DeviceKind,
  type Devices,
  deviceKinds,
  type UdiDis,
  udiDiKinds,
} from '#core/markets/eu/message/device.ts'
import { type MarketInfoPut, marketInfoPutShape } from '#core/markets/eu/message/market-info.ts'
import {
  type ProductDesignerPut,
  productDesignerPutShape,
} from '#core/markets/eu/message/product-designer.ts'
import { type PackageUdiPut, packageUdiPutShape } from '#core/markets/eu/message/udi-di.ts'

type OfKind<W, M> = {
  readonly [K in keyof M]: { readonly what: W; readonly kind: K; readonly content: M[K] }
}[keyof M]

/** One thing in a payload, whichever service it is for; `what` is named as the service that keeps it. */
export type PayloadItem =
  | OfKind<'DEVICE', Devices>
  | OfKind<'UDI_DI', UdiDis>
  | OfKind<'BASIC_UDI', BasicUdis>
  | { readonly what: 'MARKET_INFO'; readonly content: MarketInfoPut }
  | { readonly what: 'PACKAGE_UDI'; readonly content: PackageUdiPut }
  | { readonly what: 'PRODUCT_DESIGNER'; readonly content: ProductDesignerPut }

/** How one sort of things stands in a payload: the first type is written, all are read. */
interface PayloadRow {
  readonly element: string
  readonly what: PayloadItem['what']
  readonly kind?: DeviceKind
  /** None where the element says it all. */
  readonly types: readonly string[]
  readonly shape: XmlShape<object>
}

type Kinds = Readonly<
  Record<DeviceKind, { readonly types: readonly string[]; readonly shape: XmlShape<object> }>
>

function rowsOfKinds(element: string, what: PayloadItem['what'], kinds: Kinds): PayloadRow[] {
  const named = Object.entries(kinds) as [DeviceKind, Kinds[DeviceKind]][]
  return named.map(([kind, { types, shape }]) => ({ element, what, kind, types, shape }))
}

const rows: readonly PayloadRow[] = [
  ...rowsOfKinds('device:Device', 'DEVICE', deviceKinds as Kinds),
  ...rowsOfKinds('device:UDIDIData', 'UDI_DI', udiDiKinds as Kinds),
  ...rowsOfKinds('device:BasicUDI', 'BASIC_UDI', basicUdiKinds as Kinds),
  {
    element: 'mktinfo:DTXMarketInfo',
    what: 'MARKET_INFO',
    types: [],
    shape: marketInfoPutShape as XmlShape<object>,
  },
  {
    element: 'device:DTXPackageUDI',
    what: 'PACKAGE_UDI',
    types: [],
    shape: packageUdiPutShape as XmlShape<object>,
  },
  {
    element: 'pd:DTXProductDesigner',
    what: 'PRODUCT_DESIGNER',
    types: [],
    shape: productDesignerPutShape as XmlShape<object>,
  },
]

/** What a message carries (m:CoreEntityPayloadType). The element stands there even when it carries nothing. */
export const payload: XmlShape<readonly PayloadItem[]> = {
  write: (name, items) => ({
    name,
    attributes: noAttributes,
    content: items.flatMap((item) => written(item) ?? []),
  }),

  read(element, report) {
    const children = typeof element.content === 'string' ? [] : element.content
    report.enter(element)
    const items = children.flatMap((child) => read(child, report) ?? [])
    report.leave()
    return items
  },
}

function written(item: PayloadItem): XmlElement | undefined {
  const kind = 'kind' in item ? item.kind : undefined
  const row = rows.find((candidate) => candidate.what === item.what && candidate.kind === kind)
  const element = row?.shape.write(row.element, item.content)
  const [schemaType] = row?.types ?? []
  return element && schemaType ? { ...element, attributes: { 'xsi:type': schemaType } } : element
}

function read(element: XmlElement, report: XmlReport): Found<PayloadItem> | undefined {
  const candidates = rows.filter((row) => row.element === element.name)
  const schemaType = element.attributes['xsi:type'] ?? ''
  const row = candidates.find(({ types }) => types.length === 0 || types.includes(schemaType))
  if (candidates.length === 0)
    report.problem('unknown', `${clipped(element.name)} is not known here`, element)
  else if (row === undefined)
    report.problem('unknown', `xsi:type "${clipped(schemaType)}" is not known here`, element)
  const content = row?.shape.read(element, report)
  if (row === undefined || content === undefined) return undefined
  const { what, kind } = row
  return (kind === undefined ? { what, content } : { what, kind, content }) as Found<PayloadItem>
}
