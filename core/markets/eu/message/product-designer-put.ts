import { one, optional, sequence } from '#core/files/xml-shape.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'
import { type ProductDesignerActor, productDesignerActor } from '#core/markets/eu/message/product-designer.ts'

/** The original manufacturer of a UDI-DI from now on, or none (pdt:DTXProductDesignerType). */
export interface ProductDesignerPut {
  readonly uDIDIIdentifier: DiIdentifier
  readonly productDesignerActor?: ProductDesignerActor
}

export const productDesignerPutShape = sequence<ProductDesignerPut>({
  uDIDIIdentifier: one('pdt:uDIDIIdentifier', diIdentifier),
  productDesignerActor: optional('pdt:productDesignerActor', productDesignerActor),
})

/** PRODUCT_DESIGNER.PUT: replaces the original manufacturer of a UDI-DI. */
export function productDesignerPut(content: ProductDesignerPut) {
  return { service: 'PRODUCT_DESIGNER.PUT', content } as const
}
