import { describe, expect, it } from 'vitest'
import { deviceTaskRules, deviceTasks, goesOnDeleted, taskOf } from './device-task.ts'
import { type MarketStage, marketStages } from './market-standing.ts'

describe('the task of a device in a market', () => {
  it('is exactly one at every stage, and none once it is registered', () => {
    for (const stage of marketStages) {
      for (const complete of [true, false]) {
        const fitting = deviceTasks.filter((task) => {
          const { stages, complete: wanted } = deviceTaskRules[task]
          return stages.includes(stage) && (wanted ?? complete) === complete
        })
        expect(fitting, `${stage} ${complete}`).toEqual(
          stage === 'registered' ? [] : [taskOf(stage, complete)],
        )
      }
    }
    expect(taskOf('registered', true)).toBeNull()
  })

  it('is to fill in what is missing, and to validate once nothing is', () => {
    expect(taskOf('gaps', false)).toBe('fill-in')
    expect(taskOf('draft', true)).toBe('validate')
  })

  it('goes on for a deleted device where something left or the register has it', () => {
    const kept = (isRegistered: boolean, controlled: boolean, stage: MarketStage = 'valid') =>
      deviceTasks.filter((task) => goesOnDeleted(task, { stage, isRegistered }, { controlled }))
    const followed = ['read-answer', 'mark-sent']
    expect(kept(false, false)).toEqual(followed)
    expect(kept(false, true, 'approved')).toEqual(followed)
    // Also of an update that was refused.
    expect(kept(true, false)).toEqual(deviceTasks)
    // Nothing of it can be approved.
    expect(kept(true, true)).toEqual(followed)
    expect(kept(true, true, 'approved')).toEqual([...followed, 'send'])
  })
})
