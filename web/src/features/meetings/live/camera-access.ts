import { createKeptText, tabArea } from '#web/platform/kept.ts'
import { recordable } from './camera-line.ts'

/** Why there is no picture of one's own. */
export type CameraTrouble = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'inUse' | 'lost'

/** Undefined where everything that is needed is there. */
export function missingForCamera(): CameraTrouble | undefined {
  if (!globalThis.isSecureContext) return 'insecure'
  // Browsers that lack one of them exist, whatever the types say.
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

/** Set while the page is loaded again for the camera. */
const wish = createKeptText(tabArea, 'live_camera_open')

/** The server allows the camera to documents of this page alone; one that was reached from another has to load anew. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || new URL(entry.name).pathname === location.pathname
}

/** Loads this page anew and opens the camera there. */
export function reloadWithCamera(): void {
  wish.set('1')
  location.reload()
}

/** Whether the camera was asked for before this page was loaded; said once. */
export function takeCameraWish(): boolean {
  const isWanted = wish.get() === '1'
  wish.clear()
  return isWanted
}
