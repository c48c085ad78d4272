import type { ProductKind } from '#demo/art/product.ts'
import { deviceRows } from '#demo/content/products/device-rows.ts'
import { drugLeaflets } from '#demo/content/products/drug-leaflets.ts'
import type { DrugLeaflet } from '#demo/content/products/drug-leaflets.ts'
import { drugRows } from '#demo/content/products/drug-rows.ts'
import type { ProductRow } from '#demo/content/products/product-row.ts'
import { subjects } from './subjects.ts'

/** Classes of the device encyclopedia, after the national catalogue's main groups. */
export const apparatusClasses = [
  '有源手术器械',
  '无源手术器械',
  '神经和心血管手术器械',
  '骨科手术器械',
  '医用成像器械',
  '医用诊察和监护器械',
  '呼吸、麻醉和急救器械',
  '物理治疗器械',
  '无源植入器械',
  '注输、护理和防护器械',
  '眼科器械',
  '妇产科、辅助生殖器械',
  '医用康复器械',
  '临床检验器械',
] as const

/** Classes of the drug encyclopedia. */
export const drugClasses = [
  '心血管系统用药',
  '内分泌与代谢用药',
  '抗感染药物',
  '消化系统用药',
  '呼吸系统用药',
  '神经系统用药',
  '抗肿瘤药物',
  '麻醉与镇痛用药',
  '骨与关节用药',
  '妇产科用药',
  '眼科用药',
  '血液与抗凝用药',
] as const

export type Product = {
  name: string
  kind: 'drug' | 'device'
  /** One of `drugClasses` or `apparatusClasses`. */
  className: string
  /** Place in the list of companies. */
  company: number
  /** Place in the list of subjects. */
  subject: number
  specification: string
  /** Indications of a drug, intended use of a device. */
  indications: string
  notes: string
  /** Of a drug. */
  leaflet: DrugLeaflet | undefined
  picture: ProductKind
  pictureSeed: number
}

function setProducts(rows: readonly ProductRow[], kind: Product['kind'], firstSeed: number): Product[] {
  return rows.map(([name, className, company, subjectKey, specification, indications, picture], index) => {
    const subject = subjects.findIndex(({ key }) => key === subjectKey)
    if (subject < 0) throw new Error(`no subject ${subjectKey}`)
    return {
      name,
      kind,
      className,
      company,
      subject,
      specification,
      indications,
      notes:
        kind === 'drug'
          ? '【演示内容】本页文字为展示功能而编写，不能代替药品说明书。处方药，请在医师指导下使用。'
          : '请由经过培训的专业人员按使用说明书操作，禁忌与注意事项详见说明书。',
      leaflet: drugLeaflets[name],
      picture,
      pictureSeed: firstSeed + index,
    }
  })
}

export const products: readonly Product[] = [
  ...setProducts(drugRows, 'drug', 0),
  ...setProducts(deviceRows, 'device', 100),
]
