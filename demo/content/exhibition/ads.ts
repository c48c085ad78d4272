import type { Motif } from '#demo/art/cover.ts'

export type Ad = {
  title: string
  advertiser: string
  body: string
  /** A path of the site or an address elsewhere. */
  link: string
  motif: Motif
  onHome?: true
}

export const ads: readonly Ad[] = [
  {
    title: '心衰管理学术月：病例、视频与资料一站看全',
    advertiser: '江岸医药股份有限公司',
    body:
      '<p>本月，江岸医药与多家心衰中心共同整理了 12 个真实病例、6 段短视频和一份可打印的随访资料。</p>' +
      '<h2>您可以得到</h2><ul><li>按主题整理的病例讨论</li><li>药物调整的一页纸要点</li><li>患者教育配图</li></ul>' +
      '<p>所有资料在线上展厅免费查看，也可以发送到您的邮箱。</p>',
    link: '/productHall',
    motif: 'ecg',
    onHome: true,
  },
  {
    title: '介入医师培训营第 8 期报名',
    advertiser: '澄心医疗科技股份有限公司',
    body:
      '<p>为期三天的模拟器与动物实验培训，由一线术者带教，名额 24 人。</p>' +
      '<h2>时间与对象</h2><p>下月中旬，苏州。面向有独立造影经验的心内科医师。</p>' +
      '<p>报名在主办方网站完成。</p>',
    link: 'https://training.example.com/enrol?session=8',
    motif: 'vessels',
  },
  {
    title: '连续血糖监测公益体验计划',
    advertiser: '泽源血糖科技有限公司',
    body: '<p>面向基层医疗机构的体验计划，含设备、培训与远程判读支持。参加方式请咨询当地代表。</p>',
    link: '',
    motif: 'waves',
  },
]
