/** How much of a thing a test tries: enough for every day in `npm test`, more than anybody waits for in `npm run soak`. */
export const amount = (everyDay: number, soak: number): number =>
  process.env.HUB_SOAK === '1' ? soak : everyDay
