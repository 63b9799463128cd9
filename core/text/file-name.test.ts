import { expect, it } from 'vitest'
import { plainFileName } from './file-name.ts'

it.each([
  ['label.pdf', 'label.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\label\\front.svg', 'front.svg'],
  ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
  ['a\u0000b\r\nContent-Type: text/html.txt', 'html.txt'],
  ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1) .png'],
  ['Etikett Größe 5 – 中.pdf', 'Etikett Größe 5 – 中.pdf'],
  ['..', 'file'],
  ['', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('%j is kept as %j', (given, kept) => expect(plainFileName(given)).toBe(kept))
