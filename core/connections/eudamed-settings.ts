import type { ConnectionField, Limit } from './connection-kind.ts'

/** What every way to EUDAMED through an access point asks for. */

export const text = (name: string, label: string, help: string, required = true): ConnectionField => ({
  name,
  label,
  help,
  type: 'text',
  required,
})

const onboarding = 'As agreed with EUDAMED support for this access point and environment.'

export const parties: readonly ConnectionField[] = [
  text('ownParty', 'Your party ID', onboarding),
  text('ownPartyType', 'Type of your party ID', onboarding, false),
  text('ownRole', 'Your role', onboarding),
  text('registerParty', 'Party ID of EUDAMED', onboarding),
  text('registerPartyType', 'Type of the party ID of EUDAMED', onboarding, false),
  text('registerRole', 'Role of EUDAMED', onboarding),
  text('service', 'Service', onboarding),
  text('serviceType', 'Type of the service', onboarding, false),
  text('action', 'Action', onboarding),
  text('originalSender', 'Original sender', onboarding),
  text('finalRecipient', 'Final recipient', onboarding),
]

export const answerHours: ConnectionField = {
  name: 'answerHours',
  label: 'Hours to wait for an answer',
  help: 'After that the outcome counts as unknown, and somebody has to look.',
  type: 'hours',
  required: true,
  usual: '72',
}

export const token = text(
  'token',
  'Security token of EUDAMED',
  'Of the module for devices, in this environment. It is put into a message only as it leaves.',
)

export const eudamedLimits: readonly Limit[] = [
  {
    what: 'At most 300 devices in a message; larger packages are several messages.',
    devices: 300,
    source: 'XML schemas of the EUDAMED data exchange',
    on: '2026-11-23',
  },
]
