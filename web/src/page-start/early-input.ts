import { screenShown } from '#web/platform/screen-shown.ts'

/** What a person does before the scripts arrive is noted by the inline script of the page (`web/index.html`). */
type Note = { type: string; target: HTMLElement; value?: string; checked?: boolean }
type EarlyInput = { notes: Note[]; note: (event: Event) => void }

const earlyInput = () => (window as { earlyInput?: EarlyInput }).earlyInput

/** How long the controls of the page are waited for, and how often they are looked for. */
const searchMs = 15_000
const pauseMs = 50

/** For a screen that never comes. What is shown in place of one says so itself, and hydration may take long on a slow phone. */
const hydrationMs = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const noted = ['click', 'input', 'submit']

/**
 * Repeats what was noted once React has the screen, each on its element. Where the page is rendered again, or React
 * replaces what it cannot hydrate, the element with the same name, and the same position among elements of that name,
 * takes its place; some come only with the answers of the server. Using the page in the meantime ends the search.
 */
export function repeatInput(root: HTMLElement, is: 'hydrated' | 'rendered again'): void {
  const old = controlsIn(root)
  let focused = focusedIn(old)
  let waiting: Note[] | undefined
  let since = 0
  const used = new Set<EventTarget | null>()
  let isRepeating = false
  const noteUse = (event: Event) => {
    // A repeated press has consequences, such as a submit, that count as made by a person.
    if (event.isTrusted && !isRepeating) used.add(event.target)
  }
  const begin = () => {
    since = performance.now()
    for (const type of noted) addEventListener(type, noteUse, true)
    return stopNoting()
  }
  const replaced = async () => {
    // It is called before the next key is handled, which goes to the field that has the focus.
    const watcher = new MutationObserver(() => focusAgain())
    watcher.observe(root, { childList: true })
    while (old.some(({ element }) => element.isConnected)) {
      focused = focusedIn(old)
      await pause(pauseMs)
    }
    watcher.disconnect()
  }
  const find = (element: HTMLElement) =>
    element.isConnected ? element : counterpart(element, old, controlsIn(root))
  const focusAgain = () => {
    const field = focused && find(focused)
    if (!field) return
    if (document.activeElement === document.body) field.focus({ preventScroll: true })
    focused = undefined
  }
  const repeatFound = async (notes: Note[]): Promise<Note[]> => {
    const missing: Note[] = []
    for (const note of notes) {
      const target = find(note.target)
      // What somebody does now comes after what is noted; to repeat a press later would undo it.
      if (used.size > 0 && (!isTyping(note) || used.has(target ?? null))) continue
      if (!target) {
        missing.push(note)
        continue
      }
      isRepeating = true
      repeat(note, target)
      isRepeating = false
      // A press reads what was typed before it only once React has rendered that.
      await pause(0)
    }
    return missing
  }
  const look = async () => {
    waiting = await repeatFound(waiting ?? begin())
    focusAgain()
    const isOver = used.size > 0 || (waiting.length === 0 && !focused) || performance.now() - since > searchMs
    if (!isOver) setTimeout(() => void look(), pauseMs)
    else for (const type of noted) removeEventListener(type, noteUse, true)
  }
  // An empty page has nothing to wait for: React answers from the first button on.
  if (old.length === 0) return void look()
  const start = is === 'hydrated' ? Promise.resolve() : replaced()
  // Before its effects have run, a screen does not see what a repeated press has changed.
  void start.then(() => Promise.race([screenShown(), pause(hydrationMs)])).then(look)
}

const focusedIn = (controls: Control[]) =>
  controls.find(({ element }) => element === document.activeElement)?.element

function stopNoting(): Note[] {
  const early = earlyInput()
  if (!early) return []
  for (const type of noted) removeEventListener(type, early.note, true)
  const notes = early.notes.splice(0)
  // Somebody who types after a press has typed into the page as it was before that press.
  return [...notes.filter(isTyping), ...notes.filter((note) => !isTyping(note))]
}

const isTyping = ({ type, target }: Note) => type === 'input' && !isSwitch(target)

const isSwitch = (target: HTMLElement): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)

function repeat({ type, value = '', checked }: Note, target: HTMLElement): void {
  target.removeAttribute('data-waiting')
  if (type === 'click') target.click()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (isSwitch(target)) {
    target.checked = !checked
    target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    enter(target, value)
  }
}

/**
 * React compares a field with the last value that was assigned to the element itself, and reports a change only when
 * they differ: the new value is set past it, by the setter of the prototype.
 */
function enter(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function counterpart(target: HTMLElement, old: Control[], now: Control[]): HTMLElement | undefined {
  const known = old.find(({ element }) => element === target)
  // What was shown while a part was loading is not among the old ones.
  const sought = known ?? { element: target, name: nameOf(target) }
  const hasSameName = ({ element, name }: Control) =>
    element.tagName === target.tagName && name === sought.name
  const before = known ? old.filter(hasSameName) : [sought]
  const after = now.filter(hasSameName)
  return after.length === before.length ? after[before.indexOf(sought)]?.element : undefined
}

/** The name is read at once: an element that is no longer in the page has no labels. */
type Control = { element: HTMLElement; name: string }

const controlsIn = (root: HTMLElement): Control[] =>
  Array.from(root.querySelectorAll<HTMLElement>('button, input, textarea, form'), (element) => ({
    element,
    name: nameOf(element),
  }))

function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLFormElement) return element.className
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
  return element.ariaLabel ?? (label ?? element).textContent
}
