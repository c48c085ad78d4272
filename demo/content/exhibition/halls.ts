import type { Motif } from '#demo/art/cover.ts'

export type Hall = {
  name: string
  intro: string
  motif: Motif
  /** Of a large meeting, or of products all year. */
  of: 'products' | 'meeting'
  visits: number
  /** Places in the list of companies, in the order of the booths. */
  companies: readonly number[]
}

export const halls: readonly Hall[] = [
  {
    name: '心血管与代谢新品馆',
    intro: '汇集降脂、抗凝、降糖与介入器械的新品与证据，每个展位都有专人整理的资料与视频，随时可看。',
    motif: 'molecules',
    of: 'products',
    visits: 1286,
    companies: [0, 2, 7, 10, 13, 1, 5],
  },
  {
    name: '智慧手术室与康复馆',
    intro: '从显微镜、内镜到康复机器人，走一圈看懂一间现代手术室和一间康复室里的关键设备。',
    motif: 'lights',
    of: 'products',
    visits: 864,
    companies: [5, 3, 11, 9, 6, 4],
  },
  {
    name: '大会线上展厅',
    intro: '与大会同期开放：参展企业的产品、学术资料与卫星会录像集中在这里，会后仍可回看。',
    motif: 'waves',
    of: 'meeting',
    visits: 2351,
    companies: [2, 0, 6, 8, 12, 1, 13, 7],
  },
]

/** By company, in the order of the list of companies. */
export const slogans: readonly string[] = [
  '让每一次心跳都有依据',
  '从实验室到床旁，严谨每一步',
  '一根导丝，一份稳妥',
  '站得起，走得远',
  '把清晰还给每一双眼睛',
  '手术台边的安静守护',
  '看见更早的变化',
  '好药，也要用得起',
  '与肿瘤专科医生同行',
  '回到生活里的康复',
  '血糖看得见，调整有方向',
  '毫米之间，从容不迫',
  '母婴安全，从产房开始',
  '半小时，给出可靠的答案',
]
