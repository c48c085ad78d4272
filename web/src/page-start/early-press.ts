/** The page's own first lines keep what is pressed before the scripts have come (`web/index.html`). */
type EarlyPress = { target?: HTMLElement | null; keep: (event: Event) => void }

const earlyPress = () => (window as { earlyPress?: EarlyPress }).earlyPress

/** For so long what was pressed is looked for in a page that is drawn anew. */
const patienceMs = 3000
const restMs = 50

/** For a page that is taken over as it stands, and hears presses from now on: what was pressed before is pressed again. */
export function pressAgain(): void {
  const press = stopKeeping()
  if (press?.isConnected) press.click()
}

/**
 * For a page that is about to be drawn anew: what was pressed in the old one is pressed in the new, if it is there by the
 * same name and in the same place among its namesakes.
 */
export function pressInNewPage(root: HTMLElement): void {
  const old = pressableIn(root)
  const since = performance.now()
  const look = () => {
    const target = old.find((one) => one === earlyPress()?.target)
    const isOver = !target && !old.some((one) => one.isConnected)
    const found = target && !target.isConnected && counterpart(target, old, root)
    if (found || isOver || performance.now() - since > patienceMs) {
      stopKeeping()
      if (found) found.click()
    } else setTimeout(look, restMs)
  }
  look()
}

function stopKeeping(): HTMLElement | null | undefined {
  const press = earlyPress()
  if (press) removeEventListener('click', press.keep, true)
  return press?.target
}

function counterpart(target: HTMLElement, old: HTMLElement[], root: HTMLElement): HTMLElement | undefined {
  const isNamesake = (one: HTMLElement) => nameOf(one) === nameOf(target)
  const before = old.filter(isNamesake)
  const now = pressableIn(root).filter(isNamesake)
  return now.length === before.length ? now[before.indexOf(target)] : undefined
}

const pressableIn = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('button, input'))

const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent
