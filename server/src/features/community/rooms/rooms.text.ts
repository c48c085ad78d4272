const zh = {
  fileName: (title: string) => `${title} 出席记录.csv`,
  columns: ['序号', '姓名', '职称', '医院', '角色', '进入时间', '离开时间', '分钟'],
  roles: { host: '主持人', guest: '参会人' },
}

export const attendanceText = {
  zh,
  en: {
    fileName: (title) => `${title} attendance.csv`,
    columns: ['No.', 'Name', 'Title', 'Hospital', 'Role', 'Joined', 'Left', 'Minutes'],
    roles: { host: 'Host', guest: 'Participant' },
  } satisfies typeof zh,
}
