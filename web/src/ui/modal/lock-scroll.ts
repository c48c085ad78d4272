let locks = 0

/** Stops the page behind a modal from scrolling; modals may be stacked. */
export function lockScroll(): () => void {
  const root = document.documentElement
  if (locks === 0) {
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    root.dataset['locked'] = ''
  }
  locks += 1
  return () => {
    locks -= 1
    if (locks > 0) return
    delete root.dataset['locked']
    root.style.removeProperty('--scrollbar')
  }
}
