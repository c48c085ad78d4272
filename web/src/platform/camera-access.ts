import { createKeptText, tabArea } from './kept.ts'

/** Why the camera is not available. */
export type CameraTrouble = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'inUse'

/** Undefined when this browser can open a camera here. */
export function missingForCamera(): CameraTrouble | undefined {
  if (!globalThis.isSecureContext) return 'insecure'
  // Browsers that lack it exist, whatever the types say.
  return 'mediaDevices' in navigator ? undefined : 'unsupported'
}

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

export const troubleOf = (error: unknown): CameraTrouble =>
  troubles[error instanceof Error ? error.name : ''] ?? 'unsupported'

/** Set while the page reloads for the camera. */
const request = createKeptText(tabArea, 'camera_open')

/**
 * The server allows the camera only for documents loaded at the address of a page that uses it; after a client-side
 * navigation the page must reload.
 */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || new URL(entry.name).pathname === location.pathname
}

/** Reloads this page and opens the camera there. */
export function reloadWithCamera(): void {
  request.set('1')
  location.reload()
}

/** Whether the camera was requested before this page was loaded; true only once. */
export function consumeCameraRequest(): boolean {
  const isWanted = request.get() === '1'
  request.clear()
  return isWanted
}
