/** An entry as a feed has it; its texts may be HTML. */
export interface RawEntry {
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly summary?: string | undefined
  readonly url?: string | undefined
  readonly date?: string | undefined
  readonly tags?: readonly (string | undefined)[] | undefined
}
