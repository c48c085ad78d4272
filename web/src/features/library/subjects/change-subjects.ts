import type { Subjects } from './device-subjects.ts'

/** Every change preserves the rule that the home subject is one of the chosen. */

/** What somebody has chosen; who has chosen nothing yet finds the subject of their department ticked. */
export const proposed = (chosen: Subjects | undefined, departmentId: number): Subjects =>
  chosen?.ids.length === 0 && departmentId > 0
    ? { ids: [departmentId], home: departmentId }
    : (chosen ?? { ids: [], home: 0 })

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
