export const backlogPaths = {
  all: '/backlog',
  /** Only to-dos of one kind. */
  ofKind: (kind: string) => `/backlog?kind=${kind}`,
}
