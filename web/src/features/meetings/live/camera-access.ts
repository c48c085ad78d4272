import { createKeptText, tabArea } from '#web/platform/kept.ts'
import { recordable } from './camera-line.ts'

/** Why the user's own camera is not available. */
export type CameraTrouble = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'inUse' | 'lost'

/** Undefined when everything needed is available. */
export function missingForCamera(): CameraTrouble | undefined {
  if (!globalThis.isSecureContext) return 'insecure'
  // Browsers that lack one of these exist, whatever the types say.
  const { MediaRecorder: recorder, navigator: own } = globalThis as Partial<typeof globalThis>
  return recorder && recordable(recorder) && own && 'mediaDevices' in own ? undefined : 'unsupported'
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
const request = createKeptText(tabArea, 'live_camera_open')

/**
 * The server allows the camera only for documents loaded at this page's address; after a client-side navigation the
 * page must reload.
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
