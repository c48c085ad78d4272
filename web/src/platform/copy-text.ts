/** Uses the clipboard API, or the older command where a page may not use it. Returns false when neither is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // While a dialog is open, nothing outside it can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  try {
    // The only way on pages without a secure origin.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy')
  } finally {
    field.remove()
  }
}
