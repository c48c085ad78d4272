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
