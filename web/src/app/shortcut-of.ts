/** What a key asks for, wherever one is in the app. */
export type Shortcut = 'help' | 'search' | 'home' | 'personal' | 'messages'

const alone: Record<string, Shortcut> = { '?': 'help', '/': 'search' }
const afterG: Record<string, Shortcut> = { h: 'home', c: 'personal', n: 'messages' }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** `before` is the key that was pressed a moment ago, empty for none. Keys with a modifier belong to the browser. */
export function shortcutOf(pressed: Pressed, before: string): Shortcut | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined
  return before === 'g' ? afterG[pressed.key] : alone[pressed.key]
}
