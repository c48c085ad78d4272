import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findUnsentText } from './unsent-text.ts'

const path = 'web/src/features/people/personal/parts/some-form.tsx'
const found = (text: string) => places(findUnsentText(treeOfStrings({ [path]: text })))

it.each([
  "const form = useForm({ initial: () => ({ a: '', b: '', c: '' }) })",
  'const form = useForm<Values>({ initial: () => valuesOf(saved) })',
  'const form = useForm({ initial: () => ({ a, ...others }) })',
  '<form><Field value={a} /><Field value={b} /><TextArea value={c} /></form>',
])('finds a form that keeps nothing: %s', (text) => {
  expect(found(text)).toEqual([`${path}:1`])
})

it.each([
  "const form = useForm({ draft: { key: 'a', in: 'page' }, initial: () => ({ a: '', b: '', c: '' }) })",
  "const form = useForm({ initial: () => ({ a: '', b: '' }) })",
  "const form = useForm({ initial: () => ({ amount: '', reason: '', code: '' }) })",
  'const form = useForm({ initial: () => valuesOf(saved) }); useDraft(draft, form.values)',
  '<form><Field {...bind("a")} /><Field {...bind("b")} /><Field {...bind("c")} /></form>',
  '<form><Field value={a} /><Field value={b} /></form>',
])('has nothing against %s', (text) => {
  expect(found(text)).toEqual([])
})
