import { spawnSync } from 'node:child_process'
import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How the programs are run: PostgreSQL refuses to run as root, whoever started the hub. */
export interface RunAs {
  /** What stands before a program and its arguments. */
  readonly prefix: readonly string[]
  /** Whose process it is when it is started; that of the hub where it is absent. */
  readonly startAs?: Account
  /** Whose the files have to be; the hub's where it is absent. */
  readonly owner?: Account
}

interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * Finds a way that works here. `owner` is whose files are in the directory, where there are files of a cluster:
 * PostgreSQL opens its own only. Throws an Error fit to print where root has no way.
 */
export function chooseRunAs(directory: string, owner: Account | undefined): RunAs {
  if (process.platform !== 'linux') return { prefix: [] }
  const endWithHub = works(['setpriv', '--pdeathsig', 'INT'], 'true') ? ['--pdeathsig', 'INT'] : []
  if (process.getuid?.() !== 0) {
    return { prefix: endWithHub.length > 0 ? ['setpriv', ...endWithHub] : [] }
  }
  const foreign = owner && owner.uid !== 0 ? owner : undefined
  const ways = [
    ...(foreign ? [] : [inNamespace(endWithHub)]),
    withCapability(foreign ?? someAccount(), endWithHub),
  ]
  const found = ways.find((way) => isUsable(way, directory))
  if (found) return found
  const account = foreign ?? someAccount()
  const plain: RunAs = { prefix: [], startAs: account, owner: account }
  // Whoever runs the database passes through the directory of the hub; what is in it stays closed to others.
  chmodSync(directory, 0o711)
  if (isUsable(plain, directory)) return plain
  throw new Error(
    `PostgreSQL does not run as root, and no other account can reach ${directory}. Start the hub as another user, or with another HUB_DATA_DIR.`,
  )
}

/** In a namespace where root bears another number: its files stay root's. */
function inNamespace(endWithHub: readonly string[]): RunAs {
  const { uid } = someAccount()
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`]
  return { prefix: endWithHub.length > 0 ? [...prefix, 'setpriv', ...endWithHub] : prefix }
}

/** As another account that may pass through directories which only root can enter. */
const withCapability = (account: Account, endWithHub: readonly string[]): RunAs => ({
  prefix: [
    ...['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'],
    ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'],
    ...endWithHub,
  ],
  owner: account,
})

/** `initdb` asks for a name of the account, so it is one of those the machine knows. */
function someAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
  return accounts.at(0) ?? { uid: 65_534, gid: 65_534 }
}

function isUsable({ prefix, startAs }: RunAs, directory: string): boolean {
  const isNotRoot = 'test "$(id -u)" != 0 && cd "$0"'
  return works([...prefix, 'sh', '-c', isNotRoot], directory, startAs)
}

function works([command = '', ...args]: readonly string[], last: string, account?: Account): boolean {
  return spawnSync(command, [...args, last], { stdio: 'ignore', ...account }).status === 0
}

/** Gives the files of a cluster to whoever PostgreSQL runs as: another way than last time may be the one that works. */
export function giveFiles(cluster: string, { owner }: RunAs): void {
  if (!owner || ownerOf(cluster)?.uid === owner.uid) return
  const entries = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(cluster, name),
  )
  // The directory last: where this is cut off, it is begun anew.
  for (const path of [...entries, cluster]) lchownSync(path, owner.uid, owner.gid)
}

/** Whose a file is; undefined where it is not there, or accounts have no numbers. */
export function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && process.getuid ? { uid: found.uid, gid: found.gid } : undefined
}
