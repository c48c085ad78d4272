import { consentTexts } from '#contract/practice/patients.ts'
import type { Consultation, ConsultationPerson } from '#contract/practice/consultations.ts'
import type { Opinion } from '#contract/practice/opinions.ts'
import type { Language } from '#contract/wire/language.ts'

const zh = {
  title: (id: number) => `会诊记录（编号 ${id}）`,
  patient: '患者',
  name: '姓名',
  gender: '性别',
  genders: ['男', '女'],
  age: '年龄',
  phone: '手机号',
  idNumber: '身份证号',
  complaint: '主诉',
  history: '病史',
  files: '检查资料',
  consent: '知情同意',
  request: '会诊申请',
  applicant: '申请医生',
  receiver: '会诊医生',
  department: '会诊科室',
  purpose: '会诊目的',
  applied: '申请时间',
  started: '开始时间',
  ended: '结束时间',
  opinion: '会诊意见',
  diagnosis: '诊断',
  advice: '处理建议',
  medication: '用药',
  followUp: '随访',
  opinionOf: (name: string) => `${name}的会诊意见`,
  addendum: '补充意见',
  noDiagnosis: '暂无法明确诊断',
  signer: '签发',
  outcome: '随访结果',
  none: '无',
  exported: (name: string, time: string) => `${name} 于 ${time}（北京时间）导出，仅供病历归档，请妥善保管。`,
}

export const recordText = {
  zh,
  en: {
    title: (id) => `Record of the consultation (no. ${id})`,
    patient: 'Patient',
    name: 'Name',
    gender: 'Gender',
    genders: ['male', 'female'],
    age: 'Age',
    phone: 'Phone',
    idNumber: 'ID number',
    complaint: 'Complaint',
    history: 'History',
    files: 'Examinations',
    consent: 'Consent',
    request: 'Application',
    applicant: 'Applying doctor',
    receiver: 'Consulted doctor',
    department: 'Department',
    purpose: 'Purpose',
    applied: 'Applied at',
    started: 'Started at',
    ended: 'Ended at',
    opinion: 'Opinion',
    diagnosis: 'Diagnosis',
    advice: 'Advice',
    medication: 'Medication',
    followUp: 'Follow-up',
    opinionOf: (name) => `Opinion of ${name}`,
    addendum: 'Addendum',
    noDiagnosis: 'No diagnosis can be made yet',
    signer: 'Signed by',
    outcome: 'Outcome',
    none: 'none',
    exported: (name, time) =>
      `Exported by ${name} at ${time} (Beijing time) for the record; please keep it safe.`,
  } satisfies typeof zh,
}

export type RecordSection = { title: string; lines: [label: string, value: string][] }

const personText = (person: ConsultationPerson | null) =>
  person ? [person.truename, person.title, person.hospital, person.department].filter(Boolean).join(' ') : ''

const signature = (...parts: string[]) => parts.filter(Boolean).join(' ')

const opinionLines = (opinion: Opinion | null, text: typeof zh): RecordSection['lines'] => [
  [text.diagnosis, opinion?.diagnosis || (opinion?.no_diagnosis ? text.noDiagnosis : '')],
  [text.advice, opinion?.advice ?? ''],
  [text.medication, opinion?.medication ?? ''],
  [text.followUp, opinion?.follow_up ?? ''],
]

/** What the record of a consultation says, as its reader may see it. */
export function recordSections(shown: Consultation, language: Language): RecordSection[] {
  const text = recordText[language]
  const { patient, opinion } = shown
  const consent = consentTexts[shown.consent_version]?.[language] ?? ''
  return [
    {
      title: text.patient,
      lines: [
        [text.name, patient.name],
        [text.gender, text.genders[patient.gender - 1]!],
        [text.age, String(patient.age)],
        [text.phone, patient.phone],
        [text.idNumber, patient.id_number],
        [text.complaint, patient.complaint],
        [text.history, patient.history],
        [text.files, patient.attachments.map(({ name }) => name).join('\n')],
        [text.consent, `${shown.consent_time} ${consent}`],
      ],
    },
    {
      title: text.request,
      lines: [
        [text.applicant, personText(shown.applicant)],
        [text.department, `${shown.hospital} ${shown.department_name}`.trim()],
        [text.receiver, personText(shown.receiver)],
        [text.purpose, shown.purpose],
        [text.applied, shown.apply_time],
        [text.started, shown.start_time],
        [text.ended, shown.end_time],
      ],
    },
    {
      title: text.opinion,
      lines: [
        ...opinionLines(opinion, text),
        [text.signer, signature(shown.signer_name, shown.signer_title, shown.signer_hospital)],
      ],
    },
    ...shown.specialists
      .filter(({ sign_time }) => sign_time !== '')
      .map(({ opinion, truename, title, hospital, sign_time }) => ({
        title: text.opinionOf(truename),
        lines: [
          ...opinionLines(opinion, text),
          [text.signer, `${signature(truename, title, hospital)} ${sign_time}`],
        ] satisfies RecordSection['lines'],
      })),
    ...shown.addenda.map((entry) => ({
      title: text.addendum,
      lines: [
        [entry.time, entry.text],
        [text.signer, signature(entry.signer_name, entry.signer_title, entry.signer_hospital)],
      ] satisfies RecordSection['lines'],
    })),
    {
      title: text.outcome,
      lines: shown.outcomes.length > 0 ? shown.outcomes.map((entry) => [entry.time, entry.text]) : [['', '']],
    },
  ]
}
