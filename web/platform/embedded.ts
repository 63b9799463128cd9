/** The name of a frame that shows a screen of the hub alone: it stays while one goes from screen to screen in it. */
export const embeddedName = 'hub-embedded'

/** Embedded screens have no navigation. */
export const isEmbedded = (): boolean => window.name === embeddedName && window.self !== window.top
