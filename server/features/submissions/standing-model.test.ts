import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MarketStage, marketStages } from '#core/lifecycle/market-standing.ts'
import { amount, within } from '#tests/amount.ts'
import { type Person, person } from '#tests/factories.ts'
import { createDevice, pick, recordCommands, setEnvironment, type World } from '#tests/standing-commands.ts'
import { type DeviceModel, modelMarkets } from '#tests/standing-devices.ts'
import { StandingModel } from '#tests/standing-model.ts'
import { type Before, compareAll, figuresSaid, stagesSaid } from '#tests/standing-questions.ts'
import { submissionCommands } from '#tests/standing-submission-commands.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { expectNoTaskUntold, workOf } from '#tests/work-lines.ts'

/** Random commands on a few devices: after each, all that tells where they stand says what the model says. */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const commands = { ...recordCommands, ...submissionCommands }
type Name = keyof typeof commands
const names = Object.keys(commands) as Name[]

const often: readonly Name[] = ['newVersion', 'approveVersion', 'copyToCountries', 'create', 'editActive']

interface Step {
  readonly name: Name
  readonly device: number
  readonly place: number
}

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...names, ...often, ...often),
  device: fc.nat(2),
  place: fc.nat(59),
})

/** What is done where the command that was drawn means nothing as things are: most lives go forward. */
const forward: readonly Name[] = [
  ...(['saySent', 'answer', 'acknowledge', 'carryOver', 'approve'] as const),
  ...(['makePackage', 'makeMarketFile', 'validate', 'fillIn', 'create'] as const),
]

const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

const reached = { commands: new Set<Name>(), stages: new Set<MarketStage>() }

async function take({ name: drawn, place }: Step, world: World, device: DeviceModel): Promise<void> {
  for (const name of [drawn, ...turned(forward, place)]) {
    if ((await commands[name](world, device, place)) === false) continue
    reached.commands.add(name)
    break
  }
  for (const market of modelMarkets) reached.stages.add(world.model.cell(device, market).stage)
}

/** Other devices are in the hub already; what they count for depends on the EUDAMED it works for. */
async function countBefore(world: World): Promise<Before> {
  await setEnvironment(world, 'playground')
  const playground = await stagesSaid(admin.api)
  await setEnvironment(world, 'production')
  const production = await stagesSaid(admin.api)
  return { stages: new Map(Object.entries({ playground, production })), ...(await figuresSaid(admin.api)) }
}

type Life = [devices: number[], steps: Step[]]

const on = (device: number, ...steps: readonly [Name, number?][]): Step[] =>
  steps.map(([name, place = 1]) => ({ name, device, place }))

/** Every run leads it, so that each command is given and each stage reached whatever the random ones do. */
const certain: Life = [
  [0, 1],
  [
    // Registered, updated to the next version, refused; then identified otherwise, and that taken back.
    ...on(0, ['create', 4], ['validate'], ['approve'], ['makePackage'], ['saySent'], ['answer']),
    ...on(0, ['newVersion', 5], ['approveVersion'], ['carryOver'], ['validate'], ['approve']),
    ...on(0, ['makePackage', 3], ['saySent'], ['answer', 3], ['newVersion', 2], ['editDraft']),
    ...on(0, ['rejectVersion'], ['sendVersion'], ['approveVersion'], ['deleteNewest'], ['createByHand']),
    // Drafts of other markets, an operator, another EUDAMED and an upload.
    ...on(1, ['copyToCountries', 0], ['remove'], ['create', 1], ['validate'], ['writeOtherwise'], ['fillIn']),
    ...on(1, ['validate'], ['makeMarketFile'], ['changeEnvironment'], ['approve'], ['acknowledge']),
    ...on(1, ['createActor'], ['editActive', 2], ['renameActor'], ['importChange'], ['changeEnvironment']),
    ...on(0, ['correctNumber'], ['importDevice'], ['undoImport', 0]),
  ],
]

const lives: fc.Arbitrary<Life> = fc.tuple(
  fc.array(fc.nat(29), { minLength: 2, maxLength: 2 }),
  fc.array(step, { minLength: 30, maxLength: 30 }),
)

it('a device stands everywhere where the model says it does, whatever is done to it', {
  timeout: within(1_200_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ([devices, steps]) => {
      const world: World = { by: admin, model: new StandingModel(), wholes: new Map(), jobs: new Map() }
      const before = await countBefore(world)
      for (const place of devices) await createDevice(world, place)
      for (const [turn, each] of steps.entries()) {
        hub.clock.advance({ seconds: 1 })
        const device = pick(world.model.devices, each.device)
        if (device) await take(each, world, device)
        await compareAll(admin.api, world.model, before, turn)
      }
      const lines = await workOf(admin.api)
      for (const market of modelMarkets) await expectNoTaskUntold(admin.api, lines, market)
    }),
    // A life told whole says enough; what is left of a shorter one takes minutes to find.
    {
      numRuns: amount(3, 400),
      endOnFailure: true,
      examples: [[certain]],
    },
  )
  expect([...reached.commands].toSorted()).toEqual(names.toSorted())
  expect([...reached.stages].toSorted()).toEqual([...marketStages].toSorted())
})
