import { ofEach } from './listed.ts'

/** What the law of each of these markets demands for UDI; the build of the web replaces the files by it. */
export const countryUdiRequirements = ofEach(({ udiRequirements }) => udiRequirements)
