export type SocketGroups = {
  /** True when the group was empty before. */
  enter: (groupId: string) => boolean
  /** True when the last member left. */
  exit: (groupId: string) => boolean
  all: () => string[]
}

/** Counts the members of a group, because several parts of a page may show the same meeting. */
export function createSocketGroups(): SocketGroups {
  const counts = new Map<string, number>()
  return {
    enter(groupId) {
      const count = counts.get(groupId) ?? 0
      counts.set(groupId, count + 1)
      return count === 0
    },
    exit(groupId) {
      const count = counts.get(groupId) ?? 0
      if (count > 1) counts.set(groupId, count - 1)
      else counts.delete(groupId)
      return count === 1
    },
    all: () => [...counts.keys()],
  }
}
