export const studyPaths = {
  liveQuestions: (meetingId: number) => `/liveQuestions?meeting_id=${meetingId}`,
  list: (view: 'unfinished' | 'finished' = 'unfinished') =>
    view === 'finished' ? '/studyList?view=finished' : '/studyList',
}
