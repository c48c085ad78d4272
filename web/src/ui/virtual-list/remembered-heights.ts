import type { VirtualItem } from '@tanstack/react-virtual'

/** More lists than anybody navigates back through. */
const most = 40

const remembered = new Map<string, VirtualItem[]>()

export const recallHeights = (name: string): VirtualItem[] => remembered.get(name) ?? []

/** Forgets the list that was left longest ago first. */
export function rememberHeights(name: string, heights: VirtualItem[]): void {
  remembered.delete(name)
  remembered.set(name, heights)
  if (remembered.size > most) remembered.delete(remembered.keys().next().value!)
}
