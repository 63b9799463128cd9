import { relative } from 'node:path'
import type { Picture } from './look.ts'

export interface Sight {
  readonly route: string
  readonly address: string
  readonly state: string
  readonly pictures: readonly Picture[]
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** All pictures on a page, one route below the other, with what was wrong. */
export function contactSheet(folder: string, sights: readonly Sight[]): string {
  const routes = [...new Set(sights.map(({ route }) => route))].sort()
  const parts = routes.map((route) => {
    const own = sights.filter((sight) => sight.route === route)
    return `<h2>${escaped(route)}</h2>${own.map((sight) => row(folder, sight)).join('')}`
  })
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>
body{font:14px system-ui;margin:1rem;background:#ddd}div{display:flex;gap:.5rem;align-items:flex-start;flex-wrap:wrap}
img{height:300px;max-width:480px;object-fit:cover;object-position:top;border:1px solid #999}.wrong img{border:3px solid #c00}
pre{color:#c00;white-space:pre-wrap;margin:.25rem 0}</style>${parts.join('')}`
}

function row(folder: string, { address, state, pictures }: Sight): string {
  const images = pictures.map(({ file, problems, width, scheme }) => {
    const name = escaped(relative(folder, file))
    const title = `${width}, ${scheme}`
    return `<a class="${problems.length > 0 ? 'wrong' : ''}" href="${name}"><img loading="lazy" src="${name}" title="${title}" alt="${title}"></a>`
  })
  const wrong = pictures.flatMap(({ width, scheme, problems }) =>
    problems.map((problem) => `${width}, ${scheme}: ${problem}`),
  )
  return `<h3>${escaped(address)} (${state})</h3>${wrong.length > 0 ? `<pre>${escaped(wrong.join('\n'))}</pre>` : ''}<div>${images.join('')}</div>`
}
