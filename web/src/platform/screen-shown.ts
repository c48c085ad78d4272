let show: () => void
const shown = new Promise<void>((resolve) => (show = resolve))

/** Called once a screen, or what is shown in place of one, is in the page and answers to events. */
export const noteScreenShown = (): void => show()

/** React has rendered or hydrated the first screen. */
export const screenShown = (): Promise<void> => shown
