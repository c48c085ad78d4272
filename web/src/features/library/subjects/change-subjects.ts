import type { Subjects } from './device-subjects.ts'

/** Every change preserves the rule that the home subject is one of the chosen. */

export const addSubject = ({ ids, home }: Subjects, id: number): Subjects =>
  ids.includes(id) ? { ids, home } : { ids: [...ids, id], home: ids.length === 0 ? id : home }

export const removeSubject = ({ ids, home }: Subjects, id: number): Subjects => {
  const left = ids.filter((other) => other !== id)
  return { ids: left, home: home === id ? (left[0] ?? 0) : home }
}

export const moveSubject = ({ ids, home }: Subjects, id: number, step: -1 | 1): Subjects => {
  const at = ids.indexOf(id)
  const to = at + step
  if (at < 0 || to < 0 || to >= ids.length) return { ids, home }
  const moved = ids.with(at, ids[to]!).with(to, id)
  return { ids: moved, home }
}
