/** What a handler says it has changed: which thing, and what was and is there. */
export type NotedChange = {
  target: {
    kind: string
    id: number
    /** What people call it. */
    name: string
  }
  /** Left out for something new. */
  before?: unknown
  /** Left out for something that is gone. */
  after?: unknown
  /** What kept it from being done to this one. */
  problem?: string
}

/** For contexts whose changes are not written to the audit log. */
export const ignoreChange = (_change: NotedChange): void => undefined
