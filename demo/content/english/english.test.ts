import { expect, it } from 'vitest'
import { hospitals, teachingTitles, titles } from '#demo/content/hospitals.ts'
import { subjects } from '#demo/content/subjects.ts'
import { loadEnglish } from './english.ts'
import { kinds } from './texts.ts'
import { createTranslator, openKindNames, part } from './translator.ts'
import type { Texts } from './translator.ts'

const english = await loadEnglish()

it('translates a text, a text with numbers, and a text of parts', () => {
  expect(english('主会场')).toBe('Main hall')
  expect(english('48 小时内手术的组织')).toBe('Organising surgery within 48 hours')
  expect(english('心力衰竭病例讨论会 第 24 期')).toBe('Heart failure: case conference 24')
  expect(english('第 3 讲 病例演练：亚临床甲减治不治')).toBe(
    'Case practice: whether to treat subclinical hypothyroidism',
  )
  expect(english('没有译文的标题')).toBeUndefined()
})

it('writes a part as the place in the sentence wants it', () => {
  expect(english('克罗恩病专场')).toBe("Session on Crohn's disease")
  expect(english('慢阻肺专场')).toBe('Session on COPD')
  expect(english('骨科病例擂台：肩袖损伤')).toBe('Rotator cuff tears: case challenge in orthopaedics')
})

it('translates lists', () => {
  expect(english('擅长痛风的诊断与治疗')).toBe('Diagnosis and treatment of gout')
  expect(english('擅长痛风、甲亢、库欣综合征的诊断与治疗')).toBe(
    "Diagnosis and treatment of gout, hyperthyroidism and Cushing's syndrome",
  )
})

it('writes names of people in letters', () => {
  expect(english('曾雅琴教授主持，多位专家结合病例解读最新进展。')).toMatch(
    /^Chaired by Professor Zeng Yaqin:/,
  )
  expect(english('司徒弘毅教授主持，多位专家结合病例解读最新进展。')).toMatch(/ Situ Hongyi:/)
  expect(english('蒋任远教授主持，多位专家结合病例解读最新进展。')).toMatch(/ Jiang Renyuan:/)
})

it('tells two parts of a kind apart, and fails at a kind that is not there', () => {
  const texts = new Map<string, Texts>([
    ['colour', { 红: 'Red', 蓝: 'Blue' }],
    ['mixture', { '{colour}加{colour2}': '{Colour2} after {colour}' }],
  ])
  const translate = createTranslator(texts, (name) => name)
  expect(translate('红加蓝')).toBe('Blue after red')
  expect(translate('红加黄')).toBeUndefined()
  const broken = createTranslator(new Map([['mixture', { '{colour}色': '{Colour}' }]]), (name) => name)
  expect(() => broken('红色')).toThrow('no texts of the kind colour')
})

const written = [...kinds].flatMap(([kind, texts]) =>
  Object.entries(texts).map(([chinese, translation]) => ({ kind, chinese, translation })),
)
const partsOf = (text: string) => [...text.matchAll(part)].map(([found]) => found.toLowerCase())

it('is written in kinds that are there, with parts that the Chinese text has', () => {
  for (const { chinese, translation } of written) {
    expect(partsOf(chinese)).toEqual(expect.arrayContaining(partsOf(translation)))
    for (const [, name] of chinese.matchAll(part)) expect([...kinds.keys(), ...openKindNames]).toContain(name)
  }
})

it('is written in English', () => {
  expect(written.filter(({ translation }) => /\p{Script=Han}|[，。：；“”（）]/u.test(translation))).toEqual(
    [],
  )
  expect(written.filter(({ translation }) => translation !== translation.trim())).toEqual([])
})

it('gives different talks of a disease different titles', () => {
  for (const { name, talks } of subjects.flatMap(({ diseases }) => [...diseases]))
    expect({ name, count: new Set(talks.map(english)).size }).toEqual({ name, count: talks.length })
})

it('has all that meetings and works are composed of, not only what one world happens to show', () => {
  const talks = subjects.flatMap(({ diseases }) => diseases.flatMap((disease) => disease.talks))
  const steps = subjects.flatMap(({ procedures }) => procedures.flatMap((one) => one.steps))
  const names = subjects.flatMap(({ procedures, parts, departments, research }) => [
    ...procedures.map(({ name }) => name),
    ...parts,
    ...departments,
    ...research,
  ])
  const places = hospitals.flatMap(({ name, city }) => [name, city])
  const all = [
    ...talks,
    ...talks.map((talk) => talk.replace('：', '，')),
    ...steps,
    ...names,
    ...places,
    ...titles,
  ]
  expect([...new Set(all)].filter((text) => english(text) === undefined)).toEqual([])
  for (const teaching of teachingTitles) expect(english(`主治医师 ${teaching}`)).toBeDefined()
})
