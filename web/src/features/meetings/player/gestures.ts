/** What a finger on the picture asks for. Volume and brightness change by a share of their range. */
export type Gesture =
  | { do: 'skip'; by: number }
  | { do: 'toggle' }
  | { do: 'fast'; isOn: boolean }
  | { do: 'volume' | 'brightness'; by: number }

type Finger = { x: number; y: number; atMs: number }

/** The size of the picture, and whether it may be swiped up and down. */
type Surface = { width: number; height: number; maySwipe: boolean }

const skipSeconds = 10
/** After this long a finger that has not moved is held. */
export const holdMs = 500
const doubleTapMs = 300
/** Pixels that a resting finger moves. */
const slack = 12

type Touch = { from: Finger; last: Finger; is: 'resting' | 'held' | 'swiping' | 'other' }

/** Recognises double taps, holding and swipes; a single tap is left to others. */
export function createGestures() {
  let touch: Touch | undefined
  let lastTap: Finger | undefined

  return {
    down(finger: Finger): void {
      touch = { from: finger, last: finger, is: 'resting' }
    },
    /** Call it `holdMs` after `down`. */
    hold(): Gesture | undefined {
      if (touch?.is !== 'resting') return undefined
      touch.is = 'held'
      lastTap = undefined
      return { do: 'fast', isOn: true }
    },
    move(finger: Finger, surface: Surface): Gesture | undefined {
      if (!touch || touch.is === 'held' || touch.is === 'other') return undefined
      const [right, down] = [finger.x - touch.from.x, finger.y - touch.from.y]
      if (touch.is === 'resting') {
        if (Math.hypot(right, down) < slack) return undefined
        touch.is = surface.maySwipe && Math.abs(down) > Math.abs(right) ? 'swiping' : 'other'
        lastTap = undefined
      }
      if (touch.is !== 'swiping') return undefined
      const by = (touch.last.y - finger.y) / surface.height
      touch.last = finger
      return { do: touch.from.x < surface.width / 2 ? 'brightness' : 'volume', by }
    },
    up(finger: Finger, { width }: Surface): Gesture | undefined {
      const ended = touch
      touch = undefined
      if (ended?.is === 'held') return { do: 'fast', isOn: false }
      if (ended?.is !== 'resting') return undefined
      const isSecond = lastTap !== undefined && finger.atMs - lastTap.atMs <= doubleTapMs
      lastTap = isSecond ? undefined : finger
      return isSecond ? doubleTap(finger.x / width) : undefined
    },
    /** The browser has taken the finger, to scroll. */
    cancel(): Gesture | undefined {
      const wasHeld = touch?.is === 'held'
      touch = undefined
      lastTap = undefined
      return wasHeld ? { do: 'fast', isOn: false } : undefined
    },
  }
}

/** The outer thirds skip, the middle plays or pauses. */
function doubleTap(share: number): Gesture {
  if (share < 1 / 3) return { do: 'skip', by: -skipSeconds }
  return share > 2 / 3 ? { do: 'skip', by: skipSeconds } : { do: 'toggle' }
}
