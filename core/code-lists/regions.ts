/** The regions of the list, in their order on screens (specification, document 3 section 2.2). */
export const regions = ['europe', 'americas', 'apac', 'mena'] as const
export type Region = (typeof regions)[number]

/**
 * How well the hub knows a market (decision D55): `regulator` where it has the elements the regulator asks for, with
 * their source; `worksheet` where it has only the fields common to all devices and a few numbers of the market.
 */
export type Modelled = 'regulator' | 'worksheet'
