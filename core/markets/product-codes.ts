/** Where the product codes of a market's devices stand: in its submissions, and in what an import kept of a record. */
export interface ProductCodePlaces {
  readonly field: string
  readonly more: { readonly group: string; readonly column: string }
  readonly imported: { readonly format: string; readonly name: string; readonly separator: string }
}
