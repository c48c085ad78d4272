/** Lets the browser do pending work: a press, a scroll, a frame. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A hidden page renders no frames: do not wait longer than this. */
const frameMs = 250
/** A picture that takes longer than this does not delay the page's start. */
const pictureMs = 500

/** Resolves once the page has been painted, with its high-priority picture. */
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
