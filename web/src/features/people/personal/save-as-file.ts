/** Hands the browser a file to keep. */
export function saveAsFile(content: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The download has its own hold on the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
