import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { cell, workbook, workbookFiles, zip } from '#tests/workbook.ts'

/** Files that are refused as a whole: with a clear message, at once, and with nothing saved. */

const url = '/api/master-di/bulk-upload'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

async function stored() {
  const count = async (table: 'master_records' | 'jobs' | 'audit_entries') =>
    (
      await hub.hub.db
        .selectFrom(table)
        .select(table === 'audit_entries' ? 'seq' : 'id')
        .execute()
    ).length
  return [await count('master_records'), await count('jobs'), await count('audit_entries')]
}

const header = 'deviceNumber,deviceName,manufacturerName,targetCountries'
const line = () => `${unique('F')},Pump,Maker,EU`
const megabytes = (size: number) => `${header}\n`.padEnd(size * 1024 * 1024, '\n')
const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const bomb = (size: number, stated?: number) => zip(workbookFiles(' '.repeat(size)), stated)
const far = (...places: string[]) =>
  zip(workbookFiles(places.map((place) => `<row>${cell(place, 'x')}</row>`).join('')))
const xml = (name: string, content: string) =>
  zip(workbookFiles('').map((file) => (file.name.endsWith(name) ? { ...file, content } : file)))

const refusedFiles: readonly [name: string, file: string | Buffer, fileName: string, message: RegExp][] = [
  ['an empty file', '', 'a.csv', /file is empty/],
  ['only a mark for UTF-8', '\uFEFF', 'a.csv', /file is empty/],
  ['only blank lines', '\n\r\n   \n,,,\n', 'a.csv', /file is empty/],
  ['no known column', 'a,b,c\n1,2,3\n', 'a.csv', /None of the columns is known \(found: a, b, c\)/],
  ['only a header', `${header}\n\n`, 'a.csv', /nothing but its header/],
  [
    'a column there twice',
    'deviceNumber,deviceName,manufacturerName,targetCountries,brandName, BrandName\nN,n,m,EU,A,B\n',
    'a.csv',
    /column brandName is there twice \(5 and 6\)/,
  ],
  [
    'two columns there twice, of AccessGUDID',
    'primaryDI,companyName,brandName,companyName,brandName\n00768627892506,m,A,n,B\n',
    'a.csv',
    /column companyName is there twice \(2 and 4\).*column brandName is there twice \(3 and 5\)/,
  ],
  ['prose', 'Dear colleagues, please find attached', 'a.csv', /None of the columns is known/],
  ['a page', '<!doctype html><html><body>x</body></html>', 'a.csv', /None of the columns is known/],
  ['binary rubbish', randomBytes(50_000), 'a.csv', /binary/],
  ['an alphabet changed within the text', `${header}\nA,\x1b$B4o3#\x1b(B,c,EU\n`, 'a.csv', /binary/],
  ['NUL in a cell', `${header}\nA\0,b,c,EU\n`, 'a.csv', /binary/],
  ['an unclosed quote', `${header}\n${line()}\nX,"Pump,Maker,EU\n${line()}\n`, 'a.csv', /quoting is broken/],
  [
    'a quote inside a cell that moves others',
    `${header}\nX,Pu"mp, small,Maker,EU\n${line()}\n`,
    'a.csv',
    /quoting is broken near line 2/,
  ],
  ['text after a quote', `${header}\nX,"Pump"s,Maker,EU\n`, 'a.csv', /quoting is broken/],
  ['10,000 columns', `${'deviceName,'.repeat(9999)}a\n1,2\n`, 'a.csv', /10000 columns; at most 500/],
  ['a row of 501 cells', `${header}\n${line()}\n${','.repeat(500)}\n`, 'a.csv', /Row 3 has 501 columns/],
  [
    '10,000 columns far down',
    `${header}\n${`${line()}\n`.repeat(50)}${'x,'.repeat(9999)}\n`,
    'a.csv',
    /10000/,
  ],
  ['CSV named XLSX', `${header}\n${line()}\n`, 'a.xlsx', /Excel file cannot be read: The archive is broken/],
  ['an empty XLSX', '', 'a.xlsx', /The file is empty/],
  ['a workbook with a password', locked, 'a.xlsx', /protected with a password, or saved in the format of/],
  ['rubbish named XLSX', randomBytes(50_000), 'a.xlsx', /Excel file cannot be read/],
  [
    'the beginning of an XLSX',
    workbook([['deviceNumber'], ['1']]).subarray(0, 700),
    'a.xlsx',
    /cannot be read/,
  ],
  ['an archive that is no workbook', zip([{ name: 'a.xml', content: '<a/>' }]), 'a.xlsx', /cannot be read/],
  ['an archive of nothing', zip([]), 'a.xlsx', /cannot be read/],
  ['a sheet that is not XML', xml('sheet1.xml', '<worksheet><sheetData><row r="1">'), 'a.xlsx', /./],
  ['a sheet without cells', workbook([]), 'a.xlsx', /file is empty/],
  ['a sheet with blank cells', workbook([['', ' '], ['']]), 'a.xlsx', /file is empty/],
  [
    'a workbook without known columns',
    workbook([
      ['a', 'b'],
      ['1', '2'],
    ]),
    'a.xlsx',
    /None of the columns/,
  ],
  [
    'NUL in a workbook',
    workbook([['deviceNumber'], ['a&#0;b']]),
    'a.xlsx',
    /Row 2 holds a character|cannot be read/,
  ],
  [
    'half a character in a workbook',
    workbook([['deviceNumber'], ['a&#xD83D;b']]),
    'a.xlsx',
    /Row 2|cannot be/,
  ],
  ['a zip bomb', bomb(120_000_000), 'a.xlsx', /unpacks to more than is accepted/],
  ['a zip bomb that says it is small', bomb(120_000_000, 100), 'a.xlsx', /unpacks to more than is accepted/],
  ['two cells far apart', far('A1', 'ZZ1048576'), 'a.xlsx', /702 columns; at most 500/],
  [
    'two cells far apart, in few columns',
    far('A1', 'SF1048576'),
    'a.xlsx',
    /reaches row 1048576 and column 500/,
  ],
  ['a cell of no place', far('A1', 'A1e9'), 'a.xlsx', /without a proper place/],
  ['a place in disguise', far('A1', '&#65;9999999'), 'a.xlsx', /without a proper place/],
  ['a sheet of 600 columns', far('A1', 'WB1'), 'a.xlsx', /600 columns; at most 500/],
]

describe('a file with', () => {
  it.each(refusedFiles)('%s is refused, and nothing is saved', async (_, file, fileName, message) => {
    const before = await stored()
    const answer = await user.api.upload(url, file, fileName)
    expect(answer.status).toBe(400)
    expect(answer.problem.message).toMatch(message)
    expect(answer.problem.issues).toHaveLength(1)
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['notes.txt', 'text/plain'],
    ['devices.xls', 'application/vnd.ms-excel'],
    ['devices', 'application/octet-stream'],
    ['devices.csv.exe', 'application/x-msdownload'],
    ['devices.pdf', 'application/pdf'],
    ['', 'application/octet-stream'],
  ])('the name %j and type %s is of the wrong type [S1-5-16, S1-5-17]', async (fileName, contentType) => {
    const answer = await user.api.uploadParts(url, [{ name: 'file', fileName, contentType, content: 'a,b' }])
    expect(answer.status).toBe(415)
    expect(answer.problem.message).toBe('Please upload a CSV or Excel file')
  })

  it.each([10, 11, 40])('%s MB is too large [S1-5-18, S1-5-19, S1-9-21]', async (size) => {
    const answer = await user.api.upload(url, megabytes(size))
    expect(answer.status).toBe(413)
    expect(answer.problem.message).toBe('File size must be less than 10MB')
  })

  it('one byte less than 10 MB, all blank lines, is read [S1-5-18, S1-9-21]', async () => {
    const answer = await user.api.upload(url, megabytes(10).slice(0, -1))
    expect(answer.status).toBe(400)
    expect(answer.problem.message).toMatch(/nothing but its header/)
  })
})

describe('an upload', () => {
  const good = () => ({ name: 'file', fileName: 'a.csv', content: `${header}\n${line()}\n` })

  it.each([
    ['no part at all', []],
    ['only fields', [{ name: 'file', content: 'text' }]],
    ['the file under another name', [{ ...good(), name: 'upload' }]],
    ['three files', [good(), good(), good()]],
    ['a field called __proto__', [{ name: '__proto__', content: 'x' }, good()]],
    ['thirty fields', [...Array.from({ length: 30 }, (_, n) => ({ name: `f${n}`, content: 'x' })), good()]],
  ])('with %s is refused', async (_, parts) => {
    const before = await stored()
    const answer = await user.api.uploadParts(url, parts)
    expect([400, 413]).toContain(answer.status)
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', 'x'],
    ['multipart/form-data; boundary=abc', ''],
    ['multipart/form-data; boundary=abc', 'no boundary in here'],
    [
      'multipart/form-data; boundary=abc',
      '--abc\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncut',
    ],
    ['multipart/form-data; boundary=abc', '--abc\r\n\r\n--abc--'],
    ['multipart/form-data; boundary=abc', '--abc--'],
  ])('of %s with %j is refused', async (contentType, payload) => {
    const answer = await user.api.raw({
      method: 'POST',
      url,
      headers: { 'content-type': contentType },
      payload,
    })
    expect(answer.status).toBe(400)
  })

  it.each(['application/json', 'text/csv', 'application/octet-stream', 'text/plain'])(
    'of %s, not multipart, is 415 [S1-7.3-20]',
    async (contentType) => {
      const payload = contentType === 'application/json' ? '{}' : `${header}\n`
      const answer = await user.api.raw({
        method: 'POST',
        url,
        headers: { 'content-type': contentType },
        payload,
      })
      expect(answer.status).toBe(415)
    },
  )

  it.each(['a\0b.csv', '../../etc/passwd.csv', `${'é'.repeat(400)}.csv`, '日本.csv', "a'b;c\\.csv", '.csv'])(
    'with the file name %j keeps a name that can be stored and sent back',
    async (fileName) => {
      const content = `${header}\n${line()}\nX,,,\n`
      const answer = await user.api.upload<ImportResult>(url, content, fileName)
      expect(answer.body).toMatchObject({ processed: 2, successful: 1, failed: 1 })
      const file = await user.api.get(answer.body.errorFile ?? '')
      expect(file.status).toBe(200)
      expect(String(file.headers['content-disposition'])).not.toMatch(/[\0/\r\n]/)
    },
  )

  it('with an encoded file name keeps NUL out', async () => {
    const boundary = 'abc'
    const disposition = `content-disposition: form-data; name="file"; filename*=UTF-8''a%00b.csv`
    const payload = `--${boundary}\r\n${disposition}\r\n\r\n${header}\n${line()}\n\r\n--${boundary}--\r\n`
    const contentType = `multipart/form-data; boundary=${boundary}`
    const answer = await user.api.raw({
      method: 'POST',
      url,
      headers: { 'content-type': contentType },
      payload,
    })
    expect(answer.status).toBe(200)
  })
})
