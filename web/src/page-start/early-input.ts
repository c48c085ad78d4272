/** What a person does before the scripts arrive is noted by the inline script of the page (`web/index.html`). */
type Note = { type: string; target: HTMLElement; value?: string; checked?: boolean }
type EarlyInput = { notes: Note[]; note: (event: Event) => void }

const earlyInput = () => (window as { earlyInput?: EarlyInput }).earlyInput

/** How long the controls are looked for in a page that is rendered again, and how often. */
const searchMs = 15_000
const pauseMs = 50

/** For a page that is hydrated: repeats what was noted on the same elements. */
export function repeatInput(): void {
  for (const note of stopNoting()) if (note.target.isConnected) repeat(note, note.target)
}

/**
 * For a page that is about to be rendered again: repeats what was noted on the elements of the new page that have the
 * same name, and the same position among elements of that name, as those of the old page. Some come only with the
 * answers of the server. Using the new page in the meantime ends the search.
 */
export function repeatInputInNewPage(root: HTMLElement): void {
  const old = controlsIn(root)
  const done = new Set<Note>()
  let focused = old.find((one) => one === document.activeElement)
  let since: number | undefined
  const look = () => {
    const notes = earlyInput()?.notes ?? []
    if (old.some((one) => one.isConnected)) {
      focused = old.find((one) => one === document.activeElement)
      setTimeout(look, pauseMs)
      return
    }
    since ??= performance.now()
    const now = controlsIn(root)
    const isUsed = notes.some(({ target }) => !old.includes(target))
    for (const note of isUsed ? [] : notes) {
      const found = done.has(note) ? undefined : counterpart(note.target, old, now)
      if (!found) continue
      done.add(note)
      repeat(note, found)
    }
    const field = focused && !isUsed ? counterpart(focused, old, now) : undefined
    if (field) {
      field.focus({ preventScroll: true })
      focused = undefined
    }
    const isDone = notes.every((note) => done.has(note)) && !focused
    if (isUsed || isDone || performance.now() - since > searchMs) stopNoting()
    else setTimeout(look, pauseMs)
  }
  look()
}

function stopNoting(): Note[] {
  const early = earlyInput()
  if (!early) return []
  for (const type of ['click', 'input', 'submit']) removeEventListener(type, early.note, true)
  return early.notes.splice(0)
}

function repeat({ type, value = '', checked }: Note, target: HTMLElement): void {
  target.removeAttribute('data-waiting')
  if (type === 'click') target.click()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    hydrate(target)
    target.checked = !checked
    target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    hydrate(target)
    enter(target, value)
  }
}

/** React hydrates the part of the page that an event is dispatched to before anything else happens. */
const hydrate = (target: HTMLElement) => target.dispatchEvent(new Event('input', { bubbles: true }))

/**
 * React compares a field with the last value that was assigned to the element itself, and reports a change only when
 * they differ: the new value is set past it, by the setter of the prototype.
 */
function enter(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function counterpart(target: HTMLElement, old: HTMLElement[], now: HTMLElement[]): HTMLElement | undefined {
  const hasSameName = (one: HTMLElement) => one.tagName === target.tagName && nameOf(one) === nameOf(target)
  const before = old.filter(hasSameName)
  const after = now.filter(hasSameName)
  return after.length === before.length ? after[before.indexOf(target)] : undefined
}

const controlsIn = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLElement>('button, input, textarea, form'))

function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLFormElement) return element.className
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
  return element.ariaLabel ?? (label ?? element).textContent
}
