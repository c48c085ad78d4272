import type { ProfileField } from '#contract/people/profile.ts'

const zh = {
  identities: { doctor: '医生', other: '其他用户', enterprise: '企业用户' },
  labels: {
    truename: '真实姓名',
    hospital: '医院',
    department: '科室',
    title: '职称',
    company: '单位',
    product_group: '产品组',
    email: '邮箱',
    good_at: '擅长领域',
    introduce: '个人简介',
  } satisfies Record<ProfileField, string>,
  someMember: '杏林用户',
}

export const profileText = {
  zh,
  en: {
    identities: { doctor: 'Doctor', other: 'Other', enterprise: 'Enterprise' },
    labels: {
      truename: 'Real name',
      hospital: 'Hospital',
      department: 'Department',
      title: 'Title',
      company: 'Company',
      product_group: 'Product group',
      email: 'Email',
      good_at: 'Areas of expertise',
      introduce: 'Introduction',
    },
    someMember: 'a member of Xinglin',
  } satisfies typeof zh,
}
