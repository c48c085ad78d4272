const zh = {
  platformName: '杏林',
  fileName: (name: string, year: number) => `${name}${year}年继续教育学分`,
  heading: (year: number) => `${year} 年继续医学教育学分汇总`,
  person: '姓名',
  hospital: '单位',
  department: '科室',
  title: '职称',
  total: '总学分',
  firstClass: '其中Ⅰ类',
  required: '年度要求',
  gap: '尚缺',
  none: '无',
  columns: ['序号', '活动名称', '举办单位', '证书编号', '类别', '学分', '取得日期', '来源'],
  classes: { 1: 'Ⅰ类', 2: 'Ⅱ类' } as Record<number, string>,
  sources: { platform: '本平台', external: '本人登记' },
  made: (time: string) => `${time} 由杏林导出。来源为“本人登记”的学分由本人对照证书核对，以证书原件为准。`,
  checkCredit: (points: string) => `${points} 学分，对照证书核对后计入`,
}

export const creditWalletText = {
  zh,
  en: {
    platformName: 'Xinglin',
    fileName: (name, year) => `CME credits ${year} ${name}`,
    heading: (year) => `Credits of continuing medical education in ${year}`,
    person: 'Name',
    hospital: 'Hospital',
    department: 'Department',
    title: 'Title',
    total: 'Credits',
    firstClass: 'of class I',
    required: 'Required',
    gap: 'Missing',
    none: 'none',
    columns: ['No.', 'Activity', 'Organiser', 'Certificate', 'Class', 'Credits', 'Day', 'Source'],
    classes: { 1: 'I', 2: 'II' },
    sources: { platform: 'this platform', external: 'entered by the owner' },
    made: (time) =>
      `Exported by Xinglin at ${time}. Credits entered by the owner were compared with the certificate by the owner; the original certificate counts.`,
    checkCredit: (points) => `${points} credits, which count once compared with the certificate`,
  } satisfies typeof zh,
}

export type WalletWords = typeof zh
