import {
  isRegistered,
  type MarketRegister,
  type RegisterDevice,
  type RegisterReading,
} from '#core/markets/register.ts'

/**
 * A device may be in several files, or twice in one, as it was saved: of these the one is read that the register itself
 * tells of, that has both halves, and that has the highest versions.
 */
export function eachOnce(
  all: readonly RegisterDevice[],
  isLegacy: MarketRegister['isLegacy'],
): Pick<RegisterReading, 'devices' | 'problems'> {
  const keyOf = ({ document }: RegisterDevice): string | undefined =>
    typeof document.udiDi === 'string' ? `${document.udiDi} ${isLegacy(document)}` : undefined
  const best = new Map<string, RegisterDevice>()
  for (const device of all) {
    const key = keyOf(device)
    if (key === undefined) continue
    const known = best.get(key)
    if (!known || isBetter(device, known)) best.set(key, device)
  }
  const bestOf = (device: RegisterDevice) => best.get(keyOf(device) ?? '') ?? device
  const left = new Map<string, RegisterDevice[]>()
  for (const device of all) {
    if (bestOf(device) === device) continue
    const files = JSON.stringify([device.file, bestOf(device).file])
    const known = left.get(files)
    if (known) known.push(device)
    else left.set(files, [device])
  }
  return {
    devices: all.filter((device) => bestOf(device) === device),
    problems: [...left.values()].flatMap(([first, ...others]) =>
      first ? [{ file: first.file, message: wordsOf(first, bestOf(first), others.length) }] : [],
    ),
  }
}

const ranksOf = (device: RegisterDevice): readonly number[] => [
  Number(isRegistered(device)),
  Number(device.missing === null),
  device.versions['udi-di'] ?? 0,
  device.versions['basic-udi'] ?? 0,
]

function isBetter(one: RegisterDevice, other: RegisterDevice): boolean {
  const ranks = ranksOf(other)
  const difference = ranksOf(one)
    .map((rank, at) => rank - (ranks[at] ?? 0))
    .find((each) => each !== 0)
  return (difference ?? 0) > 0
}

function wordsOf({ document, file }: RegisterDevice, { file: from }: RegisterDevice, others: number): string {
  const [which, are, were] =
    others === 0
      ? [`The device ${document.udiDi}`, 'is', 'was']
      : [`${others + 1} devices, among them ${document.udiDi},`, 'are', 'were']
  return file === from
    ? `${which} ${are} in this file more than once and ${were} read once.`
    : `${which} ${are} in ${from} too and ${were} read from there.`
}
