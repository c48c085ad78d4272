/** An example set; the real ones are published by each province. */
export const demoRequirements = [
  { title: '', province: '', credit: 25, firstClass: 5 },
  { title: '主任医师', province: '', credit: 25, firstClass: 10 },
  { title: '副主任医师', province: '', credit: 25, firstClass: 10 },
  { title: '主治医师', province: '', credit: 25, firstClass: 5 },
  { title: '住院医师', province: '', credit: 20, firstClass: 0 },
  { title: '副主任医师', province: '北京', credit: 25, firstClass: 10 },
  { title: '', province: '上海', credit: 25, firstClass: 5 },
]

/** How two platforms read credits; the names of the columns are examples. */
export const demoFormats = [
  {
    province: '北京',
    name: '北京市继续医学教育学分管理平台（示例）',
    heading: '',
    columns:
      '姓名=姓名\n证件号码=身份证号\n所在单位=单位\n科室=科室\n职称=职称\n项目名称=活动名称\n学分类别=学分类别\n学分=学分\n授予日期=取得日期',
    day_form: 'dashes',
    first_class: '国家级Ⅰ类',
    second_class: 'Ⅱ类',
  },
  {
    province: '上海',
    name: '上海市继续医学教育学分登记平台（示例）',
    heading: '继续医学教育学分批量登记表',
    columns:
      '序号=序号\n学员姓名=姓名\n单位=单位\n活动名称=活动名称\n主办单位=举办单位\n证书编号=证书编号\n学分=学分\n类别=学分类别\n日期=取得日期\n形式="远程"',
    day_form: 'digits',
    first_class: 'I',
    second_class: 'II',
  },
] as const

export const requirementNote = '示例数据，以当地卫生健康行政部门的规定为准'

/** Credits that the demo's doctor has earned elsewhere; the latest still waits to be compared with its certificate. */
export const demoCredits = [
  {
    title: '心力衰竭规范化诊疗国家级继续教育项目',
    organiser: '江城市医学会',
    number: '国继教-2026-0317',
    creditClass: 1,
    credit: 5,
    daysAgo: 40,
    isConfirmed: true,
  },
  {
    title: '基层高血压管理远程培训',
    organiser: '江城省卫生人才中心',
    number: 'JC2026-08812',
    creditClass: 2,
    credit: 4.5,
    daysAgo: 75,
    isConfirmed: true,
  },
  {
    title: '冠脉介入并发症处理专题学习班',
    organiser: '中部心血管论坛',
    number: 'ZX-26-1120',
    creditClass: 1,
    credit: 3,
    daysAgo: 6,
    isConfirmed: false,
  },
  {
    title: '全国心律失常学术会议',
    organiser: '心律学会',
    number: '国继教-2025-1906',
    creditClass: 1,
    credit: 10,
    daysAgo: 400,
    isConfirmed: true,
  },
  {
    title: '省级医师在线学习（年度）',
    organiser: '江城省卫生人才中心',
    number: 'JC2025-55013',
    creditClass: 2,
    credit: 16,
    daysAgo: 420,
    isConfirmed: true,
  },
] as const
