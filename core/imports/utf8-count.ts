/** Reads bytes as UTF-8 and counts what is, and what is not. */
export class Utf8Count {
  /** Characters of several bytes: a text in another encoding has few that happen to be. */
  characters = 0
  broken = 0
  /** The line of the first bytes that are no character, from 1. */
  brokenLine: number | undefined
  #line = 1
  #wasReturn = false
  #left = 0
  /** What the next byte of a character may be. */
  #from = 0x80
  #to = 0xbf

  read(bytes: Uint8Array): void {
    for (const byte of bytes) this.#take(byte)
  }

  end(): void {
    if (this.#left > 0) this.#break()
  }

  #take(byte: number): void {
    if (this.#left > 0) {
      if (byte >= this.#from && byte <= this.#to) {
        this.#from = 0x80
        this.#to = 0xbf
        this.#left -= 1
        if (this.#left === 0) this.characters += 1
        return
      }
      this.#break()
    }
    if (byte < 0x80) {
      if (byte === 0x0d || (byte === 0x0a && !this.#wasReturn)) this.#line += 1
      this.#wasReturn = byte === 0x0d
      return
    }
    this.#wasReturn = false
    this.#left = byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
    if (this.#left === 0) {
      this.#break()
      return
    }
    this.#from = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80
    this.#to = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf
  }

  #break(): void {
    this.#left = 0
    this.#from = 0x80
    this.#to = 0xbf
    this.broken += 1
    this.brokenLine ??= this.#line
  }
}
