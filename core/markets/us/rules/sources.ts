export const elements = 'GUDID Data Elements Reference Table, FDA, 27 March 2017'
/** A rule that FDA's own records keep without an exception may be an error. */
export const keptByAll = `${elements}; 50,000 published records (openFDA, 2014 to 2016) have no exception`
export const guidance = 'Global Unique Device Identification Database (GUDID), guidance of the FDA'
export const guidance2024 = `${guidance}, 17 December 2024`
