import { ofEach } from './listed.ts'

/** What the law of each worksheet market demands for UDI; the build of the web replaces the files by it. */
export const worksheetUdiRequirements = ofEach(({ udiRequirements }) => udiRequirements)
