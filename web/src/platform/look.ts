import { storage } from './storage.ts'
import { environment } from './environment.ts'

/** Sets the stored theme and text size, and the kind of device, where the styles read them. */
export function applyLook(): void {
  const root = document.documentElement
  const theme = storage.get('theme')
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  const size = storage.get('text_size')
  if (size === 'normal') delete root.dataset.textSize
  else root.dataset.textSize = size
  root.toggleAttribute('data-desktop', environment().isDesktop)
}
