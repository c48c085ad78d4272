import type { Subject } from './subject.ts'

export const endocrinology: Subject = {
  key: 'endocrinology',
  name: '内分泌代谢',
  en: 'Endocrinology and Metabolism',
  motif: 'molecules',
  accents: ['helix', 'cells'],
  intro: '血糖、甲状腺、骨代谢与肾上腺，在激素的细微变化中寻找疾病的线索。',
  departments: ['内分泌科', '内分泌代谢科'],
  research: ['2型糖尿病的心肾保护', '甲状腺结节的精准评估', '肥胖的综合管理', '继发性高血压的内分泌筛查'],
  parts: ['甲状腺', '甲状旁腺', '肾上腺', '胰腺', '足部'],
  diseases: [
    {
      name: '2型糖尿病',
      en: 'Type 2 diabetes',
      talks: ['以心肾结局为导向的用药', '血糖目标的个体化', '起始胰岛素的时机与剂量'],
    },
    {
      name: '1型糖尿病',
      en: 'Type 1 diabetes',
      talks: ['动态血糖报告怎么读', '胰岛素泵的基础率调整', '青少年过渡期的支持'],
    },
    {
      name: '妊娠期糖尿病',
      en: 'Gestational diabetes',
      talks: ['孕期筛查与诊断', '医学营养治疗', '产后随访与远期风险'],
    },
    {
      name: '甲亢',
      en: 'Hyperthyroidism',
      talks: ['病因鉴别三步走', '抗甲状腺药物的疗程', '甲状腺危象的抢救'],
    },
    {
      name: '甲减',
      en: 'Hypothyroidism',
      talks: ['亚临床甲减治不治', '孕期甲状腺功能管理', '替代剂量的调整'],
    },
    { name: '甲状腺结节', en: 'Thyroid nodule', talks: ['超声危险分层', '细针穿刺的指征', '消融治疗的边界'] },
    {
      name: '肥胖症',
      en: 'Obesity',
      talks: ['体成分与代谢风险', '药物减重的长期策略', '减重手术后的营养随访'],
    },
    { name: '痛风', en: 'Gout', talks: ['急性发作的抗炎选择', '降尿酸达标与维持', '合并慢性肾病的用药'] },
    {
      name: '库欣综合征',
      en: "Cushing's syndrome",
      talks: ['筛查试验的干扰因素', '岩下窦采血的解读', '术后肾上腺功能减退'],
    },
    {
      name: '原发性醛固酮增多症',
      en: 'Primary aldosteronism',
      talks: ['筛查人群与药物准备', '确诊试验的选择', '肾上腺静脉采血分型'],
    },
    { name: '糖尿病足', en: 'Diabetic foot', talks: ['高危足筛查', '感染分级与抗菌治疗', '减压与创面管理'] },
    {
      name: '糖尿病酮症酸中毒及高渗状态',
      en: 'Diabetic ketoacidosis and hyperosmolar state',
      talks: ['补液与胰岛素的节奏', '电解质的动态监测', '诱因排查与出院教育'],
    },
  ],
  procedures: [
    {
      name: '超声引导下甲状腺细针穿刺术',
      part: '甲状腺',
      disease: '甲状腺结节',
      steps: [
        '超声再次评估结节',
        '颈部过伸体位与消毒',
        '平面内进针',
        '多方向提插取材',
        '涂片与液基保存',
        '压迫与观察',
      ],
    },
    {
      name: '甲状腺良性结节射频消融术',
      part: '甲状腺',
      disease: '甲状腺结节',
      steps: [
        '造影评估血供',
        '液体隔离带建立',
        '移动式逐点消融',
        '实时监测发音',
        '术后造影评价',
        '冰敷与观察',
      ],
    },
    {
      name: '糖尿病足创面清创与负压治疗',
      part: '足部',
      disease: '糖尿病足',
      steps: [
        '创面分级与血供评估',
        '坏死组织分期清除',
        '深部标本留取',
        '负压敷料裁剪封闭',
        '压力设定',
        '换药计划与减压',
      ],
    },
  ],
}
