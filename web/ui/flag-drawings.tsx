import type { ReactNode } from 'react'

/**
 * Flags at the size of a line of text, 24 by 16: Windows has no flag emoji, and at this size emblems are
 * marks of their colour. Keys are ISO 3166-1 codes, and EU.
 */

/** Equal bands from top to bottom. */
const rows = (...colours: readonly string[]): ReactNode => {
  const height = 16 / colours.length
  const bands = colours.map((fill, at) => ({ fill, y: at * height }))
  return bands.map(({ fill, y }) => <rect key={y} y={y} width={24} height={height} fill={fill} />)
}

/** A star with five points around a centre. */
function star(x: number, y: number, radius: number, fill: string, turn = -90): ReactNode {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = ((turn + at * 36) * Math.PI) / 180
    const reach = at % 2 === 0 ? radius : radius * 0.4
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return <polygon key={`${x} ${y}`} points={points.join(' ')} fill={fill} />
}

const field = (fill: string): ReactNode => <rect width={24} height={16} fill={fill} />

/** The crosses of the Union Flag in a box of 24 by 16. */
const unionFlag: ReactNode = (
  <>
    {field('#012169')}
    <path d="M0 0 24 16M24 0 0 16" stroke="#fff" strokeWidth={3.2} />
    <path d="M0 0 24 16M24 0 0 16" stroke="#c8102e" strokeWidth={1.2} />
    <path d="M12 0V16M0 8H24" stroke="#fff" strokeWidth={5.2} />
    <path d="M12 0V16M0 8H24" stroke="#c8102e" strokeWidth={3} />
  </>
)

const europeanStars = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * 30 * Math.PI) / 180
  return star(12 + 5 * Math.sin(angle), 8 - 5 * Math.cos(angle), 1, '#ffcc00')
})

/** A crescent: a disc, and the ground again over part of it. */
const crescent = (x: number, y: number, radius: number, fill: string, ground: string): ReactNode => (
  <>
    <circle cx={x} cy={y} r={radius} fill={fill} />
    <circle cx={x + radius * 0.3} cy={y} r={radius * 0.8} fill={ground} />
  </>
)

const mapleLeaf =
  'M12 3l1 1.8 1.4-.6-.4 2.6 2-1.2.3 1 1.6 0-.9 1.6.9.6-2.9 2.2.3 1-2.9-.3V13h-.8v-1.3l-2.9.3.3-1-2.9-2.2.9-.6-.9-1.6h1.6l.3-1 2 1.2-.4-2.6 1.4.6z'

export const flagDrawings: Readonly<Record<string, ReactNode>> = {
  EU: (
    <>
      {field('#003399')}
      {europeanStars}
    </>
  ),
  US: (
    <>
      {rows('#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234')}
      <rect width={11} height={9.14} fill="#3c3b6e" />
      {[2, 5.5, 9].flatMap((x) => [2, 4.6, 7.2].map((y) => star(x, y, 1, '#fff')))}
    </>
  ),
  CN: (
    <>
      {field('#de2910')}
      {star(4.5, 5, 2.8, '#ffde00')}
      {[
        [8.6, 2],
        [10.2, 3.9],
        [10.2, 6.3],
        [8.6, 8.2],
      ].map(([x = 0, y = 0]) => star(x, y, 0.9, '#ffde00'))}
    </>
  ),
  JP: (
    <>
      {field('#fff')}
      <circle cx={12} cy={8} r={4.6} fill="#bc002d" />
    </>
  ),
  KR: (
    <>
      {field('#fff')}
      <circle cx={12} cy={8} r={4} fill="#0047a0" />
      <path d="M8.7 5.8a4 4 0 0 1 6.6 4.4 2 2 0 0 1-3.3-2.2 2 2 0 0 0-3.3-2.2z" fill="#cd2e3a" />
      <path
        d="M3.4 4.2l2-2.6M4.3 4.9l2-2.6M18.6 2.3l2 2.6M17.7 3l2 2.6M3.4 11.8l2 2.6M4.3 11.1l2 2.6M18.6 13.7l2-2.6M17.7 13l2-2.6"
        stroke="#000"
        strokeWidth={0.7}
      />
    </>
  ),
  AU: (
    <>
      {field('#00008b')}
      <svg width={12} height={8} viewBox="0 0 24 16" aria-hidden>
        {unionFlag}
      </svg>
      {star(6, 12, 1.9, '#fff')}
      {star(18, 13, 1.2, '#fff')}
      {star(18, 3, 1.2, '#fff')}
      {star(15, 7.2, 1.2, '#fff')}
      {star(21, 6.4, 1.2, '#fff')}
    </>
  ),
  CA: (
    <>
      {field('#fff')}
      <path d="M0 0h6v16H0zM18 0h6v16h-6z" fill="#d80621" />
      <path d={mapleLeaf} fill="#d80621" />
    </>
  ),
  SG: (
    <>
      {rows('#ee2536', '#fff')}
      {crescent(4.6, 4, 2.8, '#fff', '#ee2536')}
      {[
        [7.4, 2.4],
        [6.3, 3.6],
        [8.5, 3.6],
        [6.7, 5.2],
        [8.1, 5.2],
      ].map(([x = 0, y = 0]) => star(x, y, 0.7, '#fff'))}
    </>
  ),
  MY: (
    <>
      {rows('#cc0001', '#fff', '#cc0001', '#fff', '#cc0001', '#fff', '#cc0001', '#fff')}
      <rect width={12} height={8} fill="#010066" />
      {crescent(4.8, 4, 2.8, '#ffcc00', '#010066')}
      {star(8.2, 4, 2, '#ffcc00')}
    </>
  ),
  SA: (
    <>
      {field('#006c35')}
      <path d="M6 5.2h12M7 7h10M8 3.6h8" stroke="#fff" strokeWidth={1} strokeDasharray="2.2 .5" />
      <path d="M6.5 11.2h11M8 10.2v2" stroke="#fff" strokeWidth={0.9} />
    </>
  ),
  CH: (
    <>
      {field('#da291c')}
      <path d="M12 3.5v9M7.5 8h9" stroke="#fff" strokeWidth={2.8} />
    </>
  ),
  GB: unionFlag,
  BR: (
    <>
      {field('#009739')}
      <path d="M12 1.8 22 8 12 14.2 2 8z" fill="#fedd00" />
      <circle cx={12} cy={8} r={3.4} fill="#012169" />
      <path d="M8.7 7.4a8 8 0 0 1 6.6 2" stroke="#fff" strokeWidth={0.8} fill="none" />
    </>
  ),
  IN: (
    <>
      {rows('#ff9933', '#fff', '#138808')}
      <circle cx={12} cy={8} r={2} stroke="#000080" strokeWidth={0.6} fill="none" />
      <circle cx={12} cy={8} r={0.5} fill="#000080" />
    </>
  ),
  TR: (
    <>
      {field('#e30a17')}
      {crescent(8.5, 8, 4, '#fff', '#e30a17')}
      {star(14.6, 8, 2, '#fff', 180)}
    </>
  ),
  EG: (
    <>
      {rows('#ce1126', '#fff', '#000')}
      <path d="M12 6.1l1.8 1v2.6H10.2V7.1z" fill="#c09300" />
    </>
  ),
  AR: (
    <>
      {rows('#74acdf', '#fff', '#74acdf')}
      <circle cx={12} cy={8} r={1.7} fill="#f6b40e" />
    </>
  ),
  CO: (
    <>
      {field('#fcd116')}
      <rect y={8} width={24} height={4} fill="#003893" />
      <rect y={12} width={24} height={4} fill="#ce1126" />
    </>
  ),
  ID: rows('#ce1126', '#fff'),
  TW: (
    <>
      {field('#fe0000')}
      <rect width={12} height={8} fill="#000095" />
      <circle cx={6} cy={4} r={2.4} fill="#fff" />
    </>
  ),
  MX: (
    <>
      {field('#fff')}
      <path d="M0 0h8v16H0z" fill="#006847" />
      <path d="M16 0h8v16h-8z" fill="#ce1126" />
      <circle cx={12} cy={8} r={1.8} fill="#8c6239" />
    </>
  ),
}
