/** Where somebody was in a sheet: who comes back from a form finds the same cell in the same place. */
export interface KeptPlace {
  readonly row: string | undefined
  readonly column: string | undefined
  readonly top: number
  readonly left: number
  readonly open: readonly number[]
  readonly onlyGaps: boolean
  readonly columns: readonly string[]
}

const keyOf = (sheet: number) => `sheet ${sheet}`

export function keepPlace(sheet: number, place: KeptPlace): void {
  sessionStorage.setItem(keyOf(sheet), JSON.stringify(place))
}

export function keptPlace(sheet: number): KeptPlace | undefined {
  const stored = sessionStorage.getItem(keyOf(sheet))
  return stored === null ? undefined : (JSON.parse(stored) as KeptPlace)
}
