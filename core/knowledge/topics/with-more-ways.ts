import { moreWays } from './facts/more-ways.ts'
import type { Topic } from './topic.ts'

const linesOf = (ways: string): readonly string[] => ways.split('\n').map((way) => way.trim())

export const withMoreWays = (topic: Topic): Topic => {
  const more = moreWays[topic.id]
  return more === undefined ? topic : { ...topic, ways: [...(topic.ways ?? []), ...linesOf(more)] }
}
