export const talkPaths = {
  home: '/subjectTalkHomepage',
  talk: (columnId: number) => `/subjectTalkHomepage?column_id=${columnId}`,
  list: (collegeId = 0) => (collegeId > 0 ? `/subjectTalkList?college_id=${collegeId}` : '/subjectTalkList'),
}
