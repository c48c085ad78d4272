/** Lets the browser do what is waiting: a press, a scroll, a frame. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A page that is hidden draws no frames: it waits no longer than this. */
const frameMs = 250
/** A picture that takes longer than this does not keep anybody from using the page. */
const pictureMs = 500

/** When what stands in the page has been seen, with the picture that the eye meets first. */
export async function firstSeen(): Promise<void> {
  await frame()
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture) return
  await Promise.race([picture.decode().catch(() => undefined), after(pictureMs)])
  await frame()
}

async function frame() {
  const next = new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  await Promise.race([next, after(frameMs)])
  await yieldToBrowser()
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
