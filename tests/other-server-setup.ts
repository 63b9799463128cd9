import type { TestProject } from 'vitest/node'
import { buildForTests } from './server-setup.ts'

/** The PostgreSQL server at TEST_DATABASE_URL in place of the bundled one. */
export default function setup(project: TestProject): void {
  buildForTests()
  const { TEST_DATABASE_URL = '' } = process.env
  project.provide('testServer', TEST_DATABASE_URL)
  project.provide('otherServer', TEST_DATABASE_URL)
}
