import { checkinFieldNames } from '#contract/meetings/checkin-field-names.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { organiserFields } from '#server/features/meetings/checkin/checkin.present.ts'

type FormField = (typeof organiserFields)[number]

/** A cell for each field of the form that organisers see. */
export const formCells = (cellOf: (field: FormField) => string) =>
  Object.fromEntries(organiserFields.map((field) => [field, cellOf(field)])) as Record<FormField, string>

const zh = {
  fileName: (title: string) => `${title} 参会名单.csv`,
  columns: {
    number: '序号',
    ...formCells((field) => checkinFieldNames.zh[field]),
    // A heading asks no question.
    real_name: '姓名',
    medical_professional: '医务人员',
    consent: '同意提供信息',
    method: '参会方式',
    state: '签到状态',
    submitted_at: '线上签到时间',
    visited_at: '现场签到时间',
    is_shared_device: '与他人同一设备',
    is_fresh_key: '首次使用的设备',
    burst: '集中签到',
    minutes: '观看分钟',
    score: '考试成绩',
    is_passed: '考试通过',
    credit: '学分',
  },
  methods: { code: '现场扫码', staff: '工作人员代签', form: '线上签到', watching: '仅观看' },
  states: {
    [checkinStates.underReview]: '审核中',
    [checkinStates.passed]: '已签到',
  } as Record<number, string>,
  identities: { '1': '医生', '2': '其他', '3': '企业' } as Record<string, string>,
  burst: (people: number) => `1 秒内同一网络 ${people} 人`,
  yes: '是',
  no: '否',
}

export const attendanceText = {
  zh,
  en: {
    fileName: (title) => `${title} attendance.csv`,
    columns: {
      number: 'No.',
      ...formCells((field) => checkinFieldNames.en[field]),
      real_name: 'Name',
      medical_professional: 'Medical professional',
      consent: 'Agreed to be shown',
      method: 'Attended',
      state: 'Sign-in',
      submitted_at: 'Signed in online',
      visited_at: 'Signed in on site',
      is_shared_device: 'Device shared with others',
      is_fresh_key: 'Device seen for the first time',
      burst: 'Burst',
      minutes: 'Minutes watched',
      score: 'Exam score',
      is_passed: 'Exam passed',
      credit: 'Credit',
    },
    methods: { code: 'on site by code', staff: 'on site by staff', form: 'online', watching: 'watched only' },
    states: {
      [checkinStates.underReview]: 'under review',
      [checkinStates.passed]: 'signed in',
    },
    identities: { '1': 'Doctor', '2': 'Other', '3': 'Enterprise' },
    burst: (people) => `${people} people within 1 s from one address`,
    yes: 'yes',
    no: 'no',
  } satisfies typeof zh,
}
