import { expect, it } from 'vitest'
import {
  changesOf,
  faultsInLanguage,
  firstWrong,
  shownFault,
  startForm,
  withLeft,
  withValue,
} from './form-state.ts'

const empty = startForm({ name: '', phone: '' })
const faults = { name: 'who?', phone: 'which?' }

it('takes what is typed, field by field', () => {
  const typed = withValue(withValue(empty, 'name', '林'), 'name', '林晓')
  expect(typed.values).toEqual({ name: '林晓', phone: '' })
})

it('shows a fault once its field was left', () => {
  const left = withLeft(empty, 'name')
  expect(shownFault(empty, faults, 'name')).toBeUndefined()
  expect(shownFault(left, faults, 'name')).toBe('who?')
  expect(shownFault(left, faults, 'phone')).toBeUndefined()
})

it('shows every fault once it was tried to send the form, and none where there is none', () => {
  const tried = { ...empty, isTried: true }
  expect(shownFault(tried, faults, 'phone')).toBe('which?')
  expect(shownFault(tried, {}, 'phone')).toBeUndefined()
})

it('shows what the server refused until that field is changed', () => {
  const refused = { ...empty, refused: { name: 'not known' } }
  expect(shownFault(refused, faults, 'name')).toBe('not known')
  expect(shownFault(withValue(refused, 'phone', '1'), {}, 'name')).toBe('not known')
  expect(shownFault(withValue(refused, 'name', '林晓'), {}, 'name')).toBeUndefined()
})

it('finds the first fault in the order of the form', () => {
  expect(firstWrong({ name: undefined, phone: 'which?' })).toBe('phone')
  expect(firstWrong({ phone: 'which?', name: 'who?' })).toBe('phone')
  expect(firstWrong({ name: undefined })).toBeUndefined()
})

it('says a fault in the language of the screen', () => {
  expect(faultsInLanguage({ name: { zh: '谁？', en: 'who?' } }, 'en')).toEqual({ name: 'who?' })
})

it('knows what differs from what is saved, and takes no space around it for a change', () => {
  const saved = { name: '程怀瑾', note: '' }
  expect(changesOf({ name: ' 程怀瑾 ', note: ' 新 ' }, saved)).toEqual({ note: '新' })
  expect(changesOf(saved, saved)).toEqual({})
})
