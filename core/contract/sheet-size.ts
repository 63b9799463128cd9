/** Maximum number of devices in a sheet; apart from its contract, so that lists can say so without loading it. */
export const mostDevices = 3000
