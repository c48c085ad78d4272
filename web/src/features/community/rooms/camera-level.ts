/** How a camera is sent: the share of its size, pictures a second, and bits. */
export type CameraLevel = { scale: number; fps: number; kbps: number }

/** Cameras are opened at this size: more cannot be seen in a room, and every other person is sent a copy. */
export const cameraSize = { width: 640, height: 360, fps: 15 } as const

/** Lower as people join: a page in a mesh encodes and sends once for each of the others. */
export function cameraLevel(others: number): CameraLevel {
  if (others <= 1) return { scale: 1, fps: cameraSize.fps, kbps: 600 }
  if (others <= 3) return { scale: 1, fps: cameraSize.fps, kbps: 350 }
  if (others <= 5) return { scale: 2, fps: 12, kbps: 180 }
  return { scale: 2, fps: 10, kbps: 120 }
}
