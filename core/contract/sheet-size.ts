/** So many devices a sheet holds at most; apart from its contract: lists say so without it. */
export const mostDevices = 3000
