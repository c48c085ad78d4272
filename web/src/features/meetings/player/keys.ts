/** The action that a key triggers. */
export type KeyWish =
  | { do: 'toggle' | 'full' | 'theatre' | 'mute' | 'captions' | 'leave' }
  | { do: 'seek' | 'volume'; by: number }

const seekSeconds = 5
const volumeStep = 0.1

const wishes: Record<string, KeyWish> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  f: { do: 'full' },
  t: { do: 'theatre' },
  m: { do: 'mute' },
  c: { do: 'captions' },
  Escape: { do: 'leave' },
  ArrowLeft: { do: 'seek', by: -seekSeconds },
  ArrowRight: { do: 'seek', by: seekSeconds },
  ArrowUp: { do: 'volume', by: volumeStep },
  ArrowDown: { do: 'volume', by: -volumeStep },
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What has the focus, as far as it matters here: a part of the player, nothing at all, or something else on the page. */
export type Focus = 'player' | 'seek-bar' | 'button' | 'field' | 'nothing' | 'elsewhere'

/** A key that the focused control needs is left to that control. */
export function wishOf(pressed: Pressed, focus: Focus): KeyWish | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined
  const wish = wishes[pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key]
  if (focus === 'field') return wish?.do === 'leave' ? wish : undefined
  if (focus === 'button' && pressed.key === ' ') return undefined
  // Elsewhere it is the second key of a way, as in g c.
  if ((focus === 'nothing' || focus === 'elsewhere') && wish?.do === 'captions') return undefined
  // Up and down scroll the page.
  if (focus === 'nothing' && wish?.do === 'volume') return undefined
  if (focus === 'elsewhere' && (pressed.key.length > 1 || pressed.key === ' ')) return undefined
  return wish
}
