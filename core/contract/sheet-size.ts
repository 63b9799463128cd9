/** Maximum number of devices in a sheet. */
export const mostDevices = 3000
