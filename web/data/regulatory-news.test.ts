import { expect, it } from 'vitest'
import { newsQuery } from './regulatory-news.ts'

it('asks what is new from regulators every 24 hours [S3-7-31, S3-9-03]', () => {
  expect(newsQuery.refetchInterval).toBe(86_400_000)
})
