/**
 * A head as people write it: "1.2 Primary DI* (mandatory)", "Marca / Brand name", with a hint in a second line. From
 * the whole to what is left when all that is taken away.
 */
export function variantsOf(head: string): readonly string[] {
  const lines = head.split(/[\r\n]+/)
  const plain = bare(head)
  const pieces = [
    head,
    plain,
    bare(lines[0] ?? ''),
    ...(head.match(/[([（【][^()[\]（）【】]*[)\]）】]/g) ?? []).map((inner) => bare(inner.slice(1, -1))),
    // N/A is one word.
    ...head.split(/(?<!\bn(?=\/a\b))\/|[|\n–]|\s-\s/i).map(bare),
  ]
  return [...new Set(pieces.map((piece) => piece.trim()))].filter((piece) => piece !== '')
}

const remark =
  /\b(?:mandatory|required|optional|conditional|if applicable|obligatorio|obrigatório|obligatoire|opcional|facultatif|pflichtfeld|optional)\b|必填|选填|必須|任意|필수|선택/giu

const bare = (text: string): string =>
  text
    .replace(/\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|【[^【】]*】/g, ' ')
    .replace(remark, ' ')
    .replace(/^\s*(?:[A-Z]?\d+(?:\.\d+)*[.):]?|[A-Z][.)])\s+/, '')
    .replace(/[*†‡#:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
