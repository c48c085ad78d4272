export const studyPaths = {
  list: (view: 'unfinished' | 'finished' = 'unfinished') =>
    view === 'finished' ? '/studyList?view=finished' : '/studyList',
}
