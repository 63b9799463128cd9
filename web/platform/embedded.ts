/** The name of a frame that shows a screen of the hub alone: it stays while one goes from screen to screen in it. */
export const embeddedName = 'hub-embedded'

/** In such a frame there is no navigation around the screen. */
export const isEmbedded = (): boolean => window.name === embeddedName && window.self !== window.top
