/** Makes everything of the page but this element unreachable, until it is undone. */
export function shutOthers(kept: Element): () => void {
  const shut: HTMLElement[] = []
  for (let inner = kept; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert) continue
      other.inert = true
      shut.push(other)
    }
  }
  return () => {
    for (const other of shut) other.inert = false
  }
}
