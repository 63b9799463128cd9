import { type Command, done, Failure, say } from './cli-command.ts'
import { connectionToRunningHub } from './database/bundled/bundled-server.ts'

export const psql: Command = {
  words: ['psql'],
  operands: [],
  help: "prints how psql, or another client, connects to the running hub's database",
  run: async (_, { databaseUrl, dataDir }) => {
    if (databaseUrl) {
      say('The database is the one that DATABASE_URL names: psql "$DATABASE_URL"')
      return done
    }
    const connection = connectionToRunningHub(dataDir)
    if (!connection) throw new Failure(`No hub runs on ${dataDir} (HUB_DATA_DIR). Start it first.`)
    const { host, port, user, database, password } = connection
    const parts = { host, port, user, dbname: database, ...(password && { password }) }
    const quoted = Object.entries(parts).map(
      ([name, value]) => `${name}='${String(value).replaceAll(/['\\]/g, '\\$&')}'`,
    )
    say(`psql "${quoted.join(' ')}"`)
    return done
  },
}
