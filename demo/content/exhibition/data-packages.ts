import type { Motif } from '#demo/art/cover.ts'
import type { Paper } from '#demo/content/products/product-papers.ts'

export type DataPackage = {
  title: string
  intro: string
  motif: Motif
  /** Place in the list of companies whose booths offer it. */
  company: number
  papers: readonly Paper[]
  pictures: readonly { name: string; motif: Motif }[]
}

export const dataPackages: readonly DataPackage[] = [
  {
    title: '心衰门诊随访资料包',
    intro: '门诊随访用的要点清单、用药调整思路与患者教育配图，可直接打印使用。',
    motif: 'ecg',
    company: 0,
    papers: [
      {
        name: '心衰门诊随访要点',
        parts: [
          ['每次随访都要看', '体重变化、血压与心率、下肢水肿、活动耐量；询问夜间憋醒与用药情况。'],
          ['需要复查的指标', '肾功能、电解质与利钠肽；调整剂量后一到两周复查。'],
          ['何时转诊', '症状反复加重、药物不能耐受、需要器械治疗评估的患者。'],
        ],
      },
      {
        name: '用药调整思路',
        parts: [
          ['先后顺序', '在血压与肾功能允许时尽早联合，小剂量起步，两周左右调整一次。'],
          ['遇到低血压', '先看容量与合并用药，再考虑减量，不轻易停用改善预后的药物。'],
          ['遇到血钾升高', '复核标本，减少含钾药物，必要时分步减量并加密复查。'],
        ],
      },
    ],
    pictures: [{ name: '患者教育配图', motif: 'vessels' }],
  },
  {
    title: '冠脉介入围手术期资料包',
    intro: '术前评估、术中要点与术后抗栓的一页纸总结，附手术室流程配图。',
    motif: 'vessels',
    company: 2,
    papers: [
      {
        name: '围手术期核对清单',
        parts: [
          ['术前', '核对过敏史、肾功能与抗栓方案，评估入路与出血风险。'],
          ['术中', '记录造影剂用量与抗凝监测结果，关键步骤留图。'],
          ['术后', '观察穿刺点与生命体征，明确双联抗血小板的时间与随访计划。'],
        ],
      },
    ],
    pictures: [
      { name: '手术室流程配图', motif: 'lights' },
      { name: '病变示意配图', motif: 'cells' },
    ],
  },
  {
    title: '血糖监测与胰岛素调整资料包',
    intro: '面向内分泌科与全科医生：监测方案、剂量调整与低血糖处理。',
    motif: 'waves',
    company: 10,
    papers: [
      {
        name: '血糖监测方案',
        parts: [
          ['谁需要多测', '起始或调整胰岛素、妊娠、低血糖风险高与血糖波动大的患者。'],
          ['怎么看报告', '先看低血糖时间，再看目标范围内时间，最后看波动。'],
        ],
      },
      {
        name: '低血糖处理卡',
        parts: [
          ['清醒的患者', '口服含糖食物，十五分钟后复测，仍低则重复一次。'],
          ['意识不清的患者', '保持气道通畅，静脉给予葡萄糖，查找原因并调整方案。'],
        ],
      },
    ],
    pictures: [{ name: '监测示意配图', motif: 'helix' }],
  },
]
