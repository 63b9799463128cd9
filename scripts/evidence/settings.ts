const ours =
  /^(PORT|HOST|DATABASE_URL|TRUST_PROXY|ACCESS_LOG|SMTP_URL|MAIL_FROM|PUBLIC_URL|LOG_LEVEL|HUB_[A-Z_]+|OIDC_[A-Z_]+)$/
const secret = /(KEY|SECRET|TOKEN|PASSWORD)$/

/** The hub's own settings of an environment, for a report that others read: of secrets it says that they are set. */
export function settingsWithoutSecrets(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const own = Object.entries(environment).filter(([name, value]) => ours.test(name) && value)
  return Object.fromEntries(own.map(([name, value = '']) => [name, shown(name, value)]))
}

function shown(name: string, value: string): string {
  if (secret.test(name)) return '(set, not shown)'
  if (!/_?URL$/.test(name)) return value
  // With passwords, or options that hold some, an address may be one whole secret.
  if (!URL.canParse(value)) return '(set, not shown)'
  const { protocol, host, pathname } = new URL(value)
  return `${protocol}//${host}${pathname} (the rest is not shown)`
}
