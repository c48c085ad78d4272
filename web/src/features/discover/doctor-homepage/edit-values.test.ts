import { expect, it } from 'vitest'
import { homepageLimits } from '#contract/discover/doctor-homepage.ts'
import { faultsOf, valuesOf } from './edit-values.ts'

const profile = {
  doctor_id: 1,
  doctor_name: '程怀瑾',
  doctor_cover: '/files/a.jpg',
  title: '主任医师',
  hospital: '秦淮医科大学附属医院',
  department: '神经外科',
  department_id: 3,
  college_id: 2,
  good_at: '脑血管病',
  introduction: '',
}

it('asks for title, hospital and department on the card, and for nothing on the homepage', () => {
  const card = { ...valuesOf('card', profile), title: ' ', hospital: '', department: '' }
  expect(Object.keys(faultsOf(card))).toEqual(['title', 'hospital', 'department'])
  expect(faultsOf({ ...valuesOf('homepage', profile), good_at: '', introduction: '' })).toEqual({})
})

it('names a text that is too long, counting characters and not what surrounds them', () => {
  const most = homepageLimits.good_at
  expect(faultsOf({ good_at: ` ${'🫀'.repeat(most)} ` })).toEqual({})
  expect(faultsOf({ good_at: '心'.repeat(most + 1) })).toEqual({
    good_at: { zh: `擅长不能超过 ${most} 个字`, en: `at most ${most} characters` },
  })
})

it('edits on each page only its own fields, and never the name', () => {
  expect(Object.keys(valuesOf('homepage', profile))).toEqual(['doctor_cover', 'good_at', 'introduction'])
  expect(Object.keys(valuesOf('card', profile))).toEqual(['doctor_cover', 'title', 'hospital', 'department'])
})
