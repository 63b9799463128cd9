import { ofEach } from './listed.ts'

/** What people call each of these markets besides its name; the build of the web replaces the files by it. */
export const countryOtherNames = ofEach(({ otherNames }) => otherNames)
