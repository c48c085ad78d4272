/** What people listen to: a recording of a meeting, a lesson of a course, a surgical video. */
export const talks = ['recording', 'lesson', 'operation'] as const

export type Talk = (typeof talks)[number]
