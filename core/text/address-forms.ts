/** An address with one @ and a dotted domain (RFC 5321, section 4.1.2, without its rarest forms). */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A host with a dot, the way people write it: `https://` may be left out (RFC 3986, section 3). */
export const webAddressForm = /^(https?:\/\/)?[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d{1,5})?([/?#]\S*)?$/i
