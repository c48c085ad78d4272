/** The inline script of the page notes what is pressed before the scripts arrive (`web/index.html`). */
type EarlyPress = { target?: HTMLElement | null; note: (event: Event) => void }

const earlyPress = () => (window as { earlyPress?: EarlyPress }).earlyPress

/** How long the pressed element is looked for in a page that is rendered again, and how often. */
const searchMs = 3000
const pauseMs = 50

/** For a page that is hydrated: presses the noted element again. */
export function pressAgain(): void {
  const press = stopNoting()
  if (press?.isConnected) press.click()
}

/**
 * For a page that is about to be rendered again: presses the element of the new page that has the same name, and the
 * same position among elements of that name, as the one that was pressed in the old page.
 */
export function pressInNewPage(root: HTMLElement): void {
  const old = pressableIn(root)
  const since = performance.now()
  const look = () => {
    const target = old.find((one) => one === earlyPress()?.target)
    const isOver = !target && !old.some((one) => one.isConnected)
    const found = target && !target.isConnected && counterpart(target, old, root)
    if (found || isOver || performance.now() - since > searchMs) {
      stopNoting()
      if (found) found.click()
    } else setTimeout(look, pauseMs)
  }
  look()
}

function stopNoting(): HTMLElement | null | undefined {
  const press = earlyPress()
  if (press) removeEventListener('click', press.note, true)
  return press?.target
}

function counterpart(target: HTMLElement, old: HTMLElement[], root: HTMLElement): HTMLElement | undefined {
  const hasSameName = (one: HTMLElement) => nameOf(one) === nameOf(target)
  const before = old.filter(hasSameName)
  const now = pressableIn(root).filter(hasSameName)
  return now.length === before.length ? now[before.indexOf(target)] : undefined
}

const pressableIn = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('button, input'))

const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent
