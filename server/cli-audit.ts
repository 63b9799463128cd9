import { type Command, done, notWhole, say, withDatabase } from './cli-command.ts'
import { verifyTrail } from './platform/audit-verification.ts'

export const auditVerify: Command = {
  words: ['audit', 'verify'],
  operands: [],
  help: `reads the whole audit trail and changes nothing; exit code ${done} when it is whole, ${notWhole} when an entry does not fit`,
  run: (_, config) =>
    withDatabase(config, async ({ db }) => {
      const { entries, firstBroken } = await verifyTrail(db)
      if (firstBroken === null) {
        say(`ok, ${entries} entries`)
        return done
      }
      say(`Entry ${firstBroken} does not fit; ${entries} entries were read.`)
      return notWhole
    }),
}
