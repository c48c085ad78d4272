import { authenticationStates } from '#contract/commerce/payees.ts'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { OneOf } from '#contract/wire/one-of.ts'

const { underReview, approved, paid, refused, bounced } = withdrawalStages

type DemoFee = {
  title: string
  grossYuan: number
  confirmedDaysAgo: number
  /** Undefined for one that is pending. */
  availableDaysAgo?: number
  /** Fees of one project within a month are taxed as one. */
  project: string
}

type DemoWithdrawal = { yuan: number; daysAgo: number; stage: number; isByBank?: boolean; reason?: string }

export type DemoPayee = {
  phone: string
  idNumber: string
  authentication: { state: OneOf<typeof authenticationStates>; daysAgo: number; reason?: string }
  bank?: { name: string; card: string; branch: string }
  fees?: DemoFee[]
  withdrawals?: DemoWithdrawal[]
}

/** Experts with every state of an authentication, of a withdrawal and of a fee. The ID numbers and cards are made up. */
export const demoPayees: DemoPayee[] = [
  {
    phone: '13800000005',
    idNumber: '320102196803142011',
    authentication: { state: authenticationStates.passed, daysAgo: 150 },
    bank: { name: '中国建设银行', card: '6217000010001234569', branch: '秦淮支行' },
    fees: [
      {
        title: '颅底肿瘤显微手术进展',
        grossYuan: 3000,
        confirmedDaysAgo: 140,
        availableDaysAgo: 132,
        project: 'a',
      },
      {
        title: '神经外科青年医师训练营',
        grossYuan: 5000,
        confirmedDaysAgo: 112,
        availableDaysAgo: 104,
        project: 'b',
      },
      {
        title: '脑出血微创治疗专题会',
        grossYuan: 8000,
        confirmedDaysAgo: 85,
        availableDaysAgo: 76,
        project: 'c',
      },
      {
        title: '全国神经外科年会 主旨演讲',
        grossYuan: 25_000,
        confirmedDaysAgo: 60,
        availableDaysAgo: 51,
        project: 'd',
      },
      {
        title: '听神经瘤病例讨论（一）',
        grossYuan: 3000,
        confirmedDaysAgo: 26,
        availableDaysAgo: 20,
        project: 'e',
      },
      {
        title: '听神经瘤病例讨论（二）',
        grossYuan: 3000,
        confirmedDaysAgo: 26,
        availableDaysAgo: 20,
        project: 'e',
      },
      { title: '术中神经监测工作坊', grossYuan: 6000, confirmedDaysAgo: 3, project: 'f' },
    ],
    withdrawals: [
      { yuan: 6000, daysAgo: 95, stage: paid, isByBank: true },
      { yuan: 5000, daysAgo: 70, stage: refused, reason: '开户支行填写不完整，请补充后重新申请' },
      { yuan: 5000, daysAgo: 64, stage: bounced, isByBank: true, reason: '收款账户状态异常' },
      { yuan: 20_000, daysAgo: 45, stage: paid },
      { yuan: 4500, daysAgo: 1, stage: underReview },
    ],
  },
  {
    phone: '13800000001',
    idNumber: '420106197906223045',
    authentication: { state: authenticationStates.passed, daysAgo: 80 },
    bank: { name: '中国工商银行', card: '6222023200001234569', branch: '江城东湖支行' },
    fees: [
      {
        title: '心力衰竭规范化管理讲座',
        grossYuan: 4000,
        confirmedDaysAgo: 72,
        availableDaysAgo: 66,
        project: 'g',
      },
      {
        title: '基层高血压防治培训',
        grossYuan: 2000,
        confirmedDaysAgo: 34,
        availableDaysAgo: 28,
        project: 'h',
      },
      { title: '冠心病病例演讲', grossYuan: 1500, confirmedDaysAgo: 4, project: 'i' },
    ],
    withdrawals: [{ yuan: 2000, daysAgo: 40, stage: paid }],
  },
  {
    phone: '13800000006',
    idNumber: '330106197209085028',
    authentication: { state: authenticationStates.underReview, daysAgo: 0 },
  },
  {
    phone: '13800000007',
    idNumber: '530102197001174015',
    authentication: { state: authenticationStates.failed, daysAgo: 2, reason: '身份证号与姓名不一致' },
  },
  {
    phone: '13800000002',
    idNumber: '11010519491231002X',
    authentication: { state: authenticationStates.passed, daysAgo: 30 },
    bank: { name: '招商银行', card: '6214832700001238', branch: '江城分行营业部' },
    fees: [
      {
        title: '卒中绿色通道经验分享',
        grossYuan: 2800,
        confirmedDaysAgo: 22,
        availableDaysAgo: 15,
        project: 'j',
      },
    ],
    withdrawals: [{ yuan: 2000, daysAgo: 2, stage: approved }],
  },
]
