/** A way to hand files to a register and to read its answers, as a person sets it up. */
export interface ConnectionKind {
  readonly id: string
  readonly market: string
  readonly title: string
  /** What has to be there before it can be used, in words. */
  readonly needs: string
  readonly settings: readonly ConnectionField[]
  /** Kept sealed; entered, and shown nowhere. */
  readonly secrets: readonly ConnectionField[]
  readonly limits: readonly Grounded[]
  /** What it rests on. */
  readonly restsOn: readonly Grounded[]
  /** What no regulator has confirmed yet. */
  readonly unconfirmed: readonly string[]
}

export interface ConnectionField {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly type: 'text' | 'url' | 'choice' | 'hours'
  readonly required: boolean
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** What is there to begin with. */
  readonly usual?: string
}

interface Grounded {
  readonly what: string
  readonly source: string
  /** YYYY-MM-DD: when it was looked up. */
  readonly on: string
}
