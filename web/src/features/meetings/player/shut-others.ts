/** Makes everything on the page except this element inert. Returns a function that undoes it. */
export function shutOthers(element: Element): () => void {
  const shut: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
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
