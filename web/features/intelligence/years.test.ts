import { expect, it } from 'vitest'
import { comparedYears, figuresOfYear, offeredYears } from './years.ts'

it.each([
  [['2026', '2022'], {}, [2026, 2025]],
  [['2026', '2027'], {}, [2027, 2026]],
  [['2026'], { year: 2025, against: 2024 }, [2025, 2024]],
  [['2026'], { year: 2025 }, [2025, 2024]],
  [['2026'], { year: 1999, against: 1998 }, [2026, 2025]],
  [['2026', '2019'], { year: 2019 }, [2019, 2019]],
  [[], {}, [2025, 2024]],
] as const)('of %j asked for %j compares %j [S3-2.10-20, S3-OPEN-20]', (known, asked, compared) => {
  expect(comparedYears(offeredYears(known), asked)).toEqual(compared)
})

it('counts nothing in a year of which there is nothing', () => {
  expect(figuresOfYear({}, 2024)).toMatchObject({ total: 0, months: Array.from({ length: 12 }, () => 0) })
})
