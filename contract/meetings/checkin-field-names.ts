import type { CheckinField } from './checkin.ts'

const zh: Record<CheckinField, string> = {
  real_name: '真实姓名',
  phone: '手机号',
  email: '邮箱',
  identity: '身份',
  medical_professional: '是否为医务工作者',
  hospital: '医院',
  department: '科室',
  specialty: '专业',
  title: '职称',
  company: '公司',
  product_group: '产品组',
  id_number: '身份证号',
  qualification_number: '医师资格证号',
  id_card_front: '身份证正面',
  id_card_back: '身份证反面',
  badge: '胸牌照片',
  practising_certificate: '执业证书照片',
}

/** What each field of a check-in is called, in forms and in lists of attendees. */
export const checkinFieldNames = {
  zh,
  en: {
    real_name: 'Real name',
    phone: 'Phone',
    email: 'Email',
    identity: 'Identity',
    medical_professional: 'Are you a medical professional?',
    hospital: 'Hospital',
    department: 'Department',
    specialty: 'Specialty',
    title: 'Title',
    company: 'Company',
    product_group: 'Product group',
    id_number: 'ID number',
    qualification_number: 'Qualification number',
    id_card_front: 'ID card, front',
    id_card_back: 'ID card, back',
    badge: 'Badge',
    practising_certificate: 'Practising certificate',
  } satisfies typeof zh,
}
