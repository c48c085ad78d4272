const zh = {
  fileName: (month: string) => `个税代扣 ${month}`,
  kinds: { labour: '劳务报酬', royalty: '特许权使用费' },
  correction: '（更正）',
  columns: [
    '序号',
    '姓名',
    '身份证号',
    '所得项目',
    '项目',
    '支付时间',
    '税前金额',
    '减除费用',
    '应纳税所得额',
    '税额',
    '税后金额',
  ],
}

export const taxText = {
  zh,
  en: {
    fileName: (month) => `Tax withheld ${month}`,
    kinds: { labour: 'Remuneration for labour', royalty: 'Royalties' },
    correction: ' (correction)',
    columns: [
      'No.',
      'Name',
      'ID number',
      'Kind of income',
      'For',
      'Paid',
      'Gross',
      'Deducted',
      'Taxed',
      'Tax',
      'Net',
    ],
  } satisfies typeof zh,
}
