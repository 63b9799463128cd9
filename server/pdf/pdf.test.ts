import { expect, it } from 'vitest'
import { hasPoppler, pdfPages } from '#tests/pdf-text.ts'
import type { Block, PdfDocument } from './blocks.ts'
import { TooManyPages } from './flow.ts'
import { layOut, pdfOf } from './in-thread.ts'
import { signsOf } from './letters.ts'
import { writePdf } from './write-pdf.ts'

/** Papers as another program reads them. */

const paper = (blocks: readonly Block[], more: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Paper',
  kind: 'Test',
  about: [],
  notes: [],
  cover: false,
  sections: [{ title: 'Part', blocks }],
  ...more,
})
const facts = (...values: readonly string[]): Block => ({
  kind: 'facts',
  facts: values.map((value, at) => ({ label: `Label ${at}`, value })),
})
const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

it.skipIf(!hasPoppler)(
  'has the letters of every script, in their order, and tells of those it has none for',
  async () => {
    const words = [
      ...[
        '输注泵（便携式）',
        '拋棄式輸液幫浦',
        '輸液ポンプ',
        '의료기기 주입',
        'Αντλία έγχυσης',
        'Инфузионный насос',
      ],
      ...['tĩnh mạch tự động', 'เครื่องปั๊มน้ำที่ดำ', 'इन्फ्यूजन', 'مضخة التسريب للحقن', 'משאבת עירוי', 'Łódź ≤ µ → ✓'],
    ]
    const text = pdfPages(await writePdf(paper([facts(...words, 'A 💉 and \u0007')]))).join('\n')
    for (const one of words) expect(text.normalize('NFC')).toContain(one.normalize('NFC'))
    expect(text).toContain('A [U+1F489] and [U+0007]')
  },
)

it.skipIf(!hasPoppler)('joins letters written in parts, and keeps those that look like another', async () => {
  const text = pdfPages(
    await writePdf(paper([facts('Pr\u0075\u0308fbericht', '주입'.normalize('NFD'), '\ufa19社')])),
  ).join()
  for (const one of ['Prüfbericht', '주입', '\ufa19社']) expect(text).toContain(one)
  expect(text).not.toContain('[U+')
})

it.skipIf(!hasPoppler)(
  'loses nothing of long words, long cells and long tables, and repeats the head on each page',
  async () => {
    const word = 'x'.repeat(2000)
    const columns = [
      { title: 'File', share: 1 },
      { title: 'Hash', share: 4, style: 'mono' as const },
    ]
    const rows = Array.from({ length: 80 }, (_, at) => [
      `file-${at}.xml`,
      at === 40 ? 'word '.repeat(3000) : hash,
    ])
    const pages = pdfPages(await writePdf(paper([facts(word), { kind: 'table', table: { columns, rows } }])))
    const packed = pages.join('').replaceAll(/\s/g, '')
    expect(packed.match(/x{20,}/g)?.join('').length).toBe(2000)
    expect(packed.match(/word/g)).toHaveLength(3000)
    expect(pages.join('').split(hash)).toHaveLength(80)
    expect(pages.length).toBeGreaterThan(4)
    for (const page of pages.slice(1)) expect(page).toMatch(/File\s+Hash/)
  },
)

it.skipIf(!hasPoppler)('gives Han characters the forms of the language', async () => {
  const usedFonts = async (language: string) =>
    (await writePdf(paper([facts('骨')], { language }))).toString('latin1')
  expect(await usedFonts('ja')).toContain('noto-sans-jp')
  expect(await usedFonts('zh-cn')).toContain('noto-sans-sc')
})

it('is refused where it is too long, and not made for who has gone', async () => {
  const long = paper([facts(...Array.from({ length: 200 }, () => 'value'))])
  await expect(writePdf(long, 2)).rejects.toThrow(TooManyPages)
  const gone = new AbortController()
  const made = pdfOf(long, { id: 1, gone: gone.signal })
  gone.abort(new Error('The client has gone'))
  await expect(made).rejects.toThrow('The client has gone')
  const next = await pdfOf(long, { id: 1, gone: new AbortController().signal })
  expect(next.subarray(0, 5).toString()).toBe('%PDF-')
})

it('sets a hundred thousand letters without a blank', async () => {
  for (const letters of ['x', 'ที่ดำ']) {
    const long = paper([facts(letters.repeat(100_000 / letters.length))])
    const made = await pdfOf(long, { id: 1, gone: new AbortController().signal })
    expect(made.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const family = '👨‍👩‍👧'
  expect(new Set(signsOf(family.repeat(1000)))).toEqual(new Set([family]))
}, 30_000)

it('says so where it takes too long', async () => {
  const made = layOut(paper([facts('value')]), new AbortController().signal, 1)
  await expect(made).rejects.toMatchObject({
    type: 'too_slow',
    message: 'It took too long. Try again when the hub is less busy.',
  })
})

it('has three papers of a person wait, beside the one that is being made', async () => {
  const client = new AbortController()
  const of = (id: number) => pdfOf(paper([facts('value')]), { id, gone: client.signal })
  const asked = [of(1), of(1), of(1), of(1), of(2), of(2), of(2)]
  await expect(of(1)).rejects.toMatchObject({ type: 'too_many_requests' })
  await expect(of(2)).rejects.toThrow(/3 of your PDFs are still waiting/)
  expect(await Promise.all(asked)).toHaveLength(7)
})

it('makes one at a time, and sends away whom it would keep waiting too long', async () => {
  const clients = Array.from({ length: 21 }, () => new AbortController())
  const asked = clients.map(({ signal }, id) => pdfOf(paper([facts('value')]), { id, gone: signal }))
  await expect(asked.pop()).rejects.toMatchObject({ type: 'too_many_requests' })
  for (const client of clients) client.abort(new Error('enough'))
  expect((await Promise.allSettled(asked)).every(({ status }) => status === 'rejected')).toBe(true)
})
