import type { Screen } from '#web/platform/screen.ts'

export const consultationRoutes: Screen[] = [
  {
    path: '/baseDoctor',
    title: { zh: '协同门诊', en: 'Collaborative Outpatient' },
    access: 'login',
    load: async () => (await import('./screens/consultations-home.tsx')).ConsultationsHome,
  },
  {
    path: '/editPatientMsg',
    title: { zh: '编辑患者信息', en: 'Edit Patient Information' },
    access: 'login',
    load: async () => (await import('./screens/edit-patient.tsx')).EditPatient,
  },
  {
    path: '/baseDoctorOrderDetail',
    title: { zh: '订单详情', en: 'Order Detail' },
    access: 'login',
    load: async () => (await import('./screens/base-consultation.tsx')).BaseConsultation,
  },
  {
    path: '/superiorDoctorOrderDetail',
    title: { zh: '订单详情', en: 'Order Detail' },
    access: 'login',
    load: async () => (await import('./screens/superior-consultation.tsx')).SuperiorConsultation,
  },
]
