const soaks = process.env.HUB_SOAK === '1'

/** How much of a thing a test tries: enough for every day in `npm test`, more than anybody waits for in `npm run soak`. */
export const amount = (everyDay: number, soak: number): number => (soaks ? soak : everyDay)

/** How long it may take, in milliseconds: the soak is no race. */
export const within = (everyDayMs: number): number => (soaks ? everyDayMs * 10 : everyDayMs)
