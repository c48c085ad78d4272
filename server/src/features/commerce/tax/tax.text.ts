const zh = {
  fileName: (month: string) => `劳务报酬个税 ${month}`,
  columns: [
    '序号',
    '姓名',
    '身份证号',
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
    fileName: (month) => `Tax on remuneration ${month}`,
    columns: ['No.', 'Name', 'ID number', 'For', 'Paid', 'Gross', 'Deducted', 'Taxed', 'Tax', 'Net'],
  } satisfies typeof zh,
}
