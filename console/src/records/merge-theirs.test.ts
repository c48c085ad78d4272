import { expect, it } from 'vitest'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { mergeTheirs, withoutField } from './merge-theirs.ts'

const field = (key: string, kind: ShownField['kind'] = 'text'): ShownField => ({
  key,
  title: key,
  kind,
  hint: '',
  is_required: false,
  section: '',
})
const fields = [field('title'), field('place'), field('price', 'money')]

it('takes over what this person has not touched, as the inputs hold it', () => {
  const base = { title: 'a', place: 'x', price: 100 }
  const entered = { title: 'mine', place: 'x', price: 100 }
  const theirs = { title: 'theirs', place: 'y', price: 250 }
  expect(mergeTheirs(fields, { base, entered, theirs })).toEqual({ place: 'y', price: 2.5 })
})

it('is settled with the last field', () => {
  const collision = { values: {}, fields: ['title', 'place'], saved_by: '', saved_at: '' }
  const left = withoutField(collision, 'title')!
  expect(left.fields).toEqual(['place'])
  expect(withoutField(left, 'place')).toBeUndefined()
})
