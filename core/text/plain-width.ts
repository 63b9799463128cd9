/** Full-width letters, digits and signs, as East Asian keyboards write them, in the width of others. */
export const plainWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
