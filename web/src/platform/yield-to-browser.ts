/** Lets the browser do pending work: a press, a scroll, a frame. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))
