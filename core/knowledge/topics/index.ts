import { abbreviationTopics } from './abbreviation-topics.ts'
import { carrierTopics } from './carrier-topics.ts'
import { conceptTopics } from './concept-topics.ts'
import { euTopics } from './eu-topics.ts'
import { eudamedTopics } from './eudamed-topics.ts'
import { facts } from './facts/index.ts'
import { gudidTopics } from './gudid-topics.ts'
import { hubTopics } from './hub-topics.ts'
import { identifierTopics } from './identifier-topics.ts'
import { marketTopics, otherRulesOfMarkets } from './market-topics.ts'
import { otherMarketTopics } from './other-market-topics.ts'
import { procedureTopics } from './procedure-topics.ts'
import { standardTopics } from './standard-topics.ts'
import type { Topic } from './topic.ts'
import { withMoreWays } from './with-more-ways.ts'

const all: readonly Topic[] = [
  ...abbreviationTopics,
  ...identifierTopics,
  ...carrierTopics,
  ...euTopics,
  ...eudamedTopics,
  ...otherMarketTopics,
  ...gudidTopics,
  ...marketTopics,
  ...otherRulesOfMarkets,
  ...standardTopics,
  ...conceptTopics,
  ...procedureTopics,
  ...hubTopics,
  ...facts,
]

/** All that people ask besides the facts of markets and their own devices. */
export const topics: readonly Topic[] = all.map(withMoreWays)
