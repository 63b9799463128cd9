import { expect, it } from 'vitest'
import { marketModules } from '#core/markets/index.ts'
import { defaultMarket } from './markets.ts'
import { marketsWithExchange, registerFactsOf, registers } from './registers.ts'

it('screens know which registers take files, and what each of them has', () => {
  const taking = marketModules.flatMap(({ exchange, ...market }) =>
    exchange ? [{ exchange, ...market }] : [],
  )
  expect(taking.map(({ code }) => code)).toEqual(Object.keys(registers))
  expect(marketsWithExchange[0]).toBe(defaultMarket)
  for (const { code, exchange, files, register } of taking) {
    const { environments, environmentSetting } = exchange
    expect(registerFactsOf(code)).toEqual({
      register: exchange.register,
      environments,
      answersInFiles: exchange.answers !== undefined,
      hasSamples: exchange.template !== undefined,
      hasDownloads: register !== undefined,
      onlyInPackages: files.every(({ writeDue }) => writeDue !== undefined),
      namesGroupsOnce: exchange.groups?.ownFields !== undefined,
    })
    expect(environmentSetting !== undefined, code).toBe(environments.length > 1)
    expect(files.map(({ id }) => id)).toContain(exchange.file)
  }
})
