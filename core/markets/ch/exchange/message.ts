import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { RegisterMessage } from '#core/markets/exchange.ts'
import { swissdamedJson } from '../files.ts'
import { bodyOf } from '../swissdamed/device-body.ts'

/** The market status of a device and its packages, set once swissdamed has the device. */
interface MarketStatusBody {
  readonly marketStatus: string
  readonly udiDis: readonly object[]
  readonly packageUdiDis: readonly object[]
}

/** What leaves for swissdamed's interface: where the device goes, what is said of it, and what follows. */
export interface SwissdamedMessage {
  /** The last part of the address. */
  readonly kind: string
  readonly device: Readonly<Record<string, unknown>>
  readonly marketStatus: MarketStatusBody | null
}

interface Di {
  readonly diCode: string
  readonly issuingEntityCode: string
}

/** Swissmedic sets no status for devices that are for other markets. */
const sentStatuses: readonly unknown[] = ['ON_THE_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET']

function messageOf(document: AnyDocument, messageId: string): SwissdamedMessage | null {
  const written = bodyOf(document, messageId)
  if (!written) return null
  const { kind, body } = written
  return { kind, device: body, marketStatus: marketStatusOf(document, body) }
}

function marketStatusOf(
  { deviceStatus }: AnyDocument,
  body: Readonly<Record<string, unknown>>,
): MarketStatusBody | null {
  if (isBlank(deviceStatus) || !sentStatuses.includes(deviceStatus)) return null
  const { identifier: basic } = body.basicUdi as { readonly identifier: Di }
  const { identifier, packages } = body.udiDi as {
    readonly identifier: Di
    readonly packages: readonly { readonly identifier: Di }[]
  }
  return {
    marketStatus: String(deviceStatus),
    udiDis: [
      {
        ...identifier,
        basicUdiDiCode: basic.diCode,
        basicUdiIssuingEntityCode: basic.issuingEntityCode,
      },
    ],
    packageUdiDis: packages.map((one) => one.identifier),
  }
}

const written = (document: AnyDocument, messageId: string): string =>
  `${JSON.stringify(messageOf(document, messageId), null, 2)}\n`

/** Made of the same submission as the file; in controlled mode the JSON draft is approved with it. */
export const swissdamedMessage: RegisterMessage = {
  file: swissdamedJson.id,
  write: written,
  saysTheSame: (before, now) => written(before, '') === written(now, ''),
}
