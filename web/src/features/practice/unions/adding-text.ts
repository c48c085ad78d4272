const zh = {
  ways: '添加方式',
  search: '搜索医生',
  phones: '手机号',
  table: 'Excel 表格',
  managersOnly: '仅科联体管理员可以添加成员',
  keyword: '姓名或医院',
  searchHint: '输入姓名或医院，查找平台上的医生',
  nobody: '没有找到医生',
  add: '添加',
  isMember: '已是成员',
  more: '更多',
  added: '已添加',
  phoneLabel: '手机号，每行一个',
  phonesHint: '号码的主人会收到邀请，接受后成为成员；每次最多 500 人',
  phonesMissing: '请填写手机号',
  addPhones: '发送邀请',
  tableHint: '上传 .xlsx 或 .csv，每行一位医生，表中须有手机号一列；首行可以是标题。',
  chooseTable: '选择表格',
  report: (added: number, invited: number) =>
    [added > 0 && `添加了 ${added} 位成员`, invited > 0 && `邀请了 ${invited} 个号码`]
      .filter(Boolean)
      .join('，') || '没有新的成员',
  row: (row: number) => `第 ${row} 行`,
  results: {
    added: '已添加',
    alreadyMember: '已是成员',
    notRegistered: '未在平台注册',
    notDoctor: '不是医生账号',
    wrongPhone: '手机号不正确',
    invited: '已邀请',
  },
}

export const addingText = {
  zh,
  en: {
    ways: 'How to add',
    search: 'Search',
    phones: 'Phone numbers',
    table: 'Excel table',
    managersOnly: 'Only managers of the union add members',
    keyword: 'Name or hospital',
    searchHint: 'Type a name or a hospital to find doctors of the platform',
    nobody: 'No doctor found',
    add: 'Add',
    isMember: 'Is a member',
    more: 'More',
    added: 'Added',
    phoneLabel: 'Phone numbers, one in each line',
    phonesHint: 'Their owners are invited and become members once they accept; at most 500 at a time',
    phonesMissing: 'Please fill in phone numbers',
    addPhones: 'Invite',
    tableHint:
      'An .xlsx or .csv file with a doctor in each row and a column of phone numbers; the first row may be a heading.',
    chooseTable: 'Choose a table',
    report: (added, invited) =>
      [
        added > 0 && (added === 1 ? '1 member added' : `${added} members added`),
        invited > 0 && (invited === 1 ? '1 number invited' : `${invited} numbers invited`),
      ]
        .filter(Boolean)
        .join(', ') || 'No new members',
    row: (row) => `Row ${row}`,
    results: {
      added: 'Added',
      alreadyMember: 'Is a member',
      notRegistered: 'Not registered',
      notDoctor: 'Not a doctor',
      wrongPhone: 'Wrong number',
      invited: 'Invited',
    },
  } satisfies typeof zh,
}
