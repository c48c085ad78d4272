import { describe, expect, it } from 'vitest'
import type { TemplateField } from '#contract/people/profile.ts'
import { faultOf, progressOf, toSend, valuesOf } from './form-values.ts'

const field = (
  key: TemplateField['key'],
  kind: TemplateField['kind'],
  required: 0 | 1,
  label = key as string,
): TemplateField => ({ key, kind, required, label, max_length: 30, value: '' })

const name = field('truename', 'text', 1, '真实姓名')
const department = field('department', 'department', 1, '科室')
const email = field('email', 'email', 0, '邮箱')

describe('faultOf', () => {
  it('asks for what must be told by the kind of the field', () => {
    expect(faultOf(name, '  ')).toEqual({ zh: '请填写真实姓名', en: 'please fill in: 真实姓名' })
    expect(faultOf(department, '')?.zh).toBe('请选择科室')
    expect(faultOf(email, '')).toBeUndefined()
  })

  it('says what is wrong in the stated words', () => {
    expect(faultOf(name, '一二三四五六七八九十')).toBeUndefined()
    expect(faultOf(name, '一二三四五六七八九十十')).toMatchObject({
      zh: '真实姓名最多10个字',
      en: 'real name max 10 words',
    })
    expect(faultOf(name, '王3')).toMatchObject({ zh: '请检查您的姓名', en: 'check your name' })
    expect(faultOf(email, 'a@b')).toMatchObject({ zh: '邮箱不正确', en: 'email incorrect' })
    expect(faultOf(email, ' a@b.cn ')).toBeUndefined()
  })

  it('tells the longest text of the others', () => {
    expect(faultOf(department, '科'.repeat(30))).toBeUndefined()
    expect(faultOf(department, '科'.repeat(31))?.zh).toBe('科室不能超过 30 个字')
  })
})

it('a draft stands above what the server knows, also when it was emptied', () => {
  const known = { ...name, value: '王一' }
  expect(valuesOf([known, department])).toEqual({ truename: '王一', department: '' })
  expect(valuesOf([known, department], { truename: '' })).toEqual({ truename: '', department: '' })
})

it('counts what must be told and is right', () => {
  const fields = [name, department, email]
  expect(progressOf(fields, {})).toEqual({ done: 0, needed: 2 })
  expect(progressOf(fields, { truename: '王一', email: 'a@b.cn' })).toEqual({ done: 1, needed: 2 })
  expect(progressOf(fields, { truename: '王3', department: '骨科' })).toEqual({ done: 1, needed: 2 })
})

it('sends the fields that were asked for and no others', () => {
  expect(toSend([name, email], { truename: ' 王一 ', hospital: '协和' })).toEqual({
    truename: '王一',
    email: '',
  })
})
