/** Hands on the first at once, and what comes within `restMs` after it together: a full room is not drawn for each word. */
export function createBatcher<What>(restMs: number, handOn: (gathered: What[]) => void) {
  let gathered: What[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function pass() {
    timer = undefined
    if (gathered.length === 0) return
    const all = gathered
    gathered = []
    timer = setTimeout(pass, restMs)
    handOn(all)
  }

  return {
    add(what: What): void {
      gathered.push(what)
      if (timer === undefined) pass()
    },
    stop: () => clearTimeout(timer),
  }
}
