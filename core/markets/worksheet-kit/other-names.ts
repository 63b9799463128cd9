import { ofEach } from './listed.ts'

/** What people call each worksheet market besides its name; the build of the web replaces the files by it. */
export const worksheetOtherNames = ofEach(({ otherNames }) => otherNames)
