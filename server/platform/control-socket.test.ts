import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { connectToServer, listenForCommands } from './control-socket.ts'

/** How the command line talks to a running server. */

const directory = mkdtempSync(join(tmpdir(), 'hub-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** Answers with what it was asked, and counts the ends. */
function echo() {
  const ended: number[] = []
  let opened = 0
  const open = () => {
    opened += 1
    const number = opened
    return {
      answer: async (question: unknown) => {
        if (question === 'fail') throw new Error('That does not work')
        return { number, question }
      },
      end: async () => void ended.push(number),
    }
  }
  return { ended, open }
}

it('answers one question after the other, says why where it cannot, and ends with the connection', async () => {
  const { ended, open } = echo()
  // Left by a server that was killed.
  writeFileSync(join(directory, '.hub'), '')
  const stop = listenForCommands(directory, open)
  expect(statSync(join(directory, '.hub')).isSocket()).toBe(true)
  expect(statSync(join(directory, '.hub')).mode & 0o777).toBe(0o600)
  const [first, second] = [await connectToServer(directory), await connectToServer(directory)]
  expect(await first?.ask({ text: 'Łaski\n' })).toEqual({ number: 1, question: { text: 'Łaski\n' } })
  await expect(first?.ask('fail')).rejects.toThrow('That does not work')
  expect(await first?.ask(1)).toEqual({ number: 1, question: 1 })
  expect(await second?.ask(2)).toEqual({ number: 2, question: 2 })
  first?.close()
  await expect.poll(() => ended).toEqual([1])
  // Nobody at the command line holds the end of the server up.
  await stop()
  expect(ended).toEqual([1, 2])
  await expect(second?.ask(3)).rejects.toThrow('The server has ended.')
})

it('is not there where no server is, or its path would be too long', async () => {
  expect(await connectToServer(directory)).toBeUndefined()
  writeFileSync(join(directory, '.hub'), '')
  expect(await connectToServer(directory)).toBeUndefined()
  const far = join(directory, 'a'.repeat(100))
  await listenForCommands(far, echo().open)()
  expect(await connectToServer(far)).toBeUndefined()
})
