/**
 * The one thing of the Encoding Standard that core uses (https://encoding.spec.whatwg.org/#interface-textdecoder);
 * browsers and Node both have it. Declared here because core knows the types of neither.
 */
declare class TextDecoder {
  constructor(label: string, options: { readonly fatal: boolean })
  /** Throws a TypeError for bytes that make no character; leaves out a byte order mark. */
  decode(bytes: Uint8Array): string
}
