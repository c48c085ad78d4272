export const importText = {
  zh: {
    title: (list: string) => `导入${list}`,
    prompt: (fields: string) => `Excel 或 CSV 文件，第一行为字段名：${fields}。先检查，确认后才会写入。`,
    separator: '、',
    choose: '选择文件',
    checked: (rows: number, wrong: number) => `共 ${rows} 行，其中 ${wrong} 行有问题`,
    created: (count: number) => `已导入 ${count} 行`,
    create: (count: number) => `导入 ${count} 行`,
    row: '行',
    problem: '问题',
  },
  en: {
    title: (list: string) => `Import ${list}`,
    prompt: (fields: string) =>
      `An Excel or CSV file whose first row names the fields: ${fields}. It is checked first and written once you confirm.`,
    separator: ', ',
    choose: 'Choose a file',
    checked: (rows: number, wrong: number) =>
      wrong === 0 ? `${rows} rows, all of them fine` : `${rows} rows, ${wrong} of them with a problem`,
    created: (count: number) => `${count} rows imported`,
    create: (count: number) => `Import ${count} rows`,
    row: 'Row',
    problem: 'Problem',
  },
}
