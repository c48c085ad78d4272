import type { Product } from '#demo/content/products.ts'

/** A document that comes with a product: paragraphs under headings. */
export type Paper = { name: string; parts: readonly (readonly [heading: string, words: string])[] }

export function papersOf(product: Product, companyName: string): Paper[] {
  const isDrug = product.kind === 'drug'
  const leaflet: Paper = {
    name: `${product.name}${isDrug ? '说明书' : '使用说明书'}`,
    parts: [
      [isDrug ? '规格' : '型号规格', product.specification],
      [isDrug ? '适应症' : '预期用途', product.indications],
      isDrug
        ? ['用法用量', '请遵医嘱使用。肝肾功能不全、妊娠及哺乳期患者用药前应由医师评估，必要时调整剂量。']
        : [
            '操作步骤',
            '使用前核对型号与有效期，检查包装完整；操作过程遵守无菌原则，使用后按规定处置并登记。',
          ],
      ['注意事项', product.notes],
      ['生产企业', companyName],
    ],
  }
  const points: Paper = {
    name: isDrug ? '临床应用要点' : '操作培训要点',
    parts: [
      ['适用人群', product.indications],
      [
        '开始之前',
        isDrug
          ? '核对过敏史、合并用药与基线检查结果，向患者说明获益与可能的不适。'
          : '确认适应症与禁忌，完成设备自检，操作者应接受过相应培训。',
      ],
      [
        '随访与记录',
        isDrug
          ? '按计划复查相关指标，记录疗效与不良反应，出现严重反应立即停药并上报。'
          : '记录产品编号与使用情况，术后按计划随访，不良事件按规定上报。',
      ],
    ],
  }
  // Every third has no training paper, so that both can be seen.
  return product.pictureSeed % 3 === 2 ? [leaflet] : [leaflet, points]
}

export const paperHtml = ({ parts }: Paper) =>
  parts.map(([heading, words]) => `<h2>${heading}</h2><p>${words}</p>`).join('')
