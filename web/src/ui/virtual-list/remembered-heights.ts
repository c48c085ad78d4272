import type { VirtualItem } from '@tanstack/react-virtual'

/** More lists than anybody goes back through. */
const most = 40

const remembered = new Map<string, VirtualItem[]>()

export const recallHeights = (name: string): VirtualItem[] => remembered.get(name) ?? []

/** The list left longest ago is forgotten first. */
export function rememberHeights(name: string, heights: VirtualItem[]): void {
  remembered.delete(name)
  remembered.set(name, heights)
  if (remembered.size > most) remembered.delete(remembered.keys().next().value!)
}
