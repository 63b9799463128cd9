import type { UpdateCategory, UpdatePriority } from './update-lists.ts'

/** How many updates of a month, category and priority there are. */
export interface UpdateCount {
  /** YYYY-MM; blank for the dates the hub knows by itself, which were not published in any month. */
  readonly month: string
  readonly category: UpdateCategory
  readonly priority: UpdatePriority
  readonly count: number
}

export interface YearFigures {
  readonly total: number
  readonly high: number
  readonly medium: number
  readonly low: number
  /** January to December. */
  readonly months: number[]
  readonly categories: Partial<Record<UpdateCategory, number>>
}

/** `recent`: the six months up to now; `before`: the six months before those. */
export interface CategoryTrend {
  readonly category: UpdateCategory
  readonly total: number
  readonly recent: number
  readonly before: number
}

export interface MonthFigures {
  readonly month: string
  readonly total: number
  readonly high: number
}

export interface UpdateFigures {
  readonly totalUpdates: number
  readonly highPriorityCount: number
  readonly yearlyBreakdown: Record<string, YearFigures>
  readonly categoryTrends: CategoryTrend[]
  readonly recentTrends: MonthFigures[]
  readonly priorityDistribution: Record<UpdatePriority, number>
}

const trendMonths = 6
const recentMonths = 12

/** The figures of all updates; `today` is YYYY-MM-DD. */
export function figuresOf(counts: readonly UpdateCount[], today: string): UpdateFigures {
  const sum = (fits: (one: UpdateCount) => boolean) =>
    counts.reduce((total, one) => (fits(one) ? total + one.count : total), 0)
  const months = monthsUpTo(today, Math.max(recentMonths, 2 * trendMonths))
  const [since, before] = [months.at(-trendMonths) ?? '', months.at(-2 * trendMonths) ?? '']
  const categories = [...new Set(counts.map(({ category }) => category))]
  const years = [...new Set(counts.map(({ month }) => month.slice(0, 4)))].filter(Boolean).sort()
  return {
    totalUpdates: sum(() => true),
    highPriorityCount: sum(({ priority }) => priority === 'high'),
    yearlyBreakdown: Object.fromEntries(years.map((year) => [year, yearOf(counts, year)])),
    categoryTrends: categories
      .map((category) => ({
        category,
        total: sum((one) => one.category === category),
        recent: sum((one) => one.category === category && one.month >= since),
        before: sum((one) => one.category === category && one.month >= before && one.month < since),
      }))
      .sort((a, b) => b.total - a.total || a.category.localeCompare(b.category, 'en')),
    recentTrends: months.slice(-recentMonths).map((month) => ({
      month,
      total: sum((one) => one.month === month),
      high: sum((one) => one.month === month && one.priority === 'high'),
    })),
    priorityDistribution: {
      high: sum(({ priority }) => priority === 'high'),
      medium: sum(({ priority }) => priority === 'medium'),
      low: sum(({ priority }) => priority === 'low'),
    },
  }
}

function yearOf(counts: readonly UpdateCount[], year: string): YearFigures {
  const figures = { total: 0, high: 0, medium: 0, low: 0 }
  const months = Array.from({ length: 12 }, () => 0)
  const categories: Partial<Record<UpdateCategory, number>> = {}
  for (const { month, category, priority, count } of counts) {
    if (!month.startsWith(`${year}-`)) continue
    figures.total += count
    figures[priority] += count
    const at = Number(month.slice(5)) - 1
    months[at] = (months[at] ?? 0) + count
    categories[category] = (categories[category] ?? 0) + count
  }
  return { ...figures, months, categories }
}

/** The months up to the one of a day, the last one being its own. */
function monthsUpTo(today: string, count: number): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, back) => {
    const at = last - (count - 1 - back)
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
