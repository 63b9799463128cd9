/** More of what people say for the same thing, besides `word-table.ts`; the same form. */
export const moreSynonyms = `
udi-di: static part | fixed part
`
