import { describe, expect, it } from 'vitest'
import { lectureVideo } from '#demo/content/lecture-video.ts'
import { buildOperations } from '#demo/content/operations.ts'
import { buildDoctors } from '#demo/content/people.ts'
import { subjects } from '#demo/content/subjects.ts'
import { operationLines } from './operation-lines.ts'
import { operationTexts } from './talk-text.ts'
import { sessionLines } from './session-lines.ts'
import type { SpokenLine } from './spoken.ts'
import { talkLines } from './talk-lines.ts'
import { findTalk, talksOn } from './talk-texts.ts'

const diseases = subjects.flatMap((subject) => subject.diseases)
const talks = diseases.flatMap((disease) => disease.talks.map((title) => ({ title, disease })))
const heartFailure = subjects[0]!.diseases[0]!

function expectSpoken(lines: SpokenLine[], seconds: number) {
  const times = lines.map(({ at }) => at)
  expect(times[0]).toBe(0)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  expect(times.at(-1)!).toBeLessThan(seconds - 2)
  for (const { zh, en } of lines) {
    expect(zh).toMatch(/\p{Script=Han}.*[。？！]$/u)
    expect(en).toMatch(/^[[A-Z].*[.?!]$/)
    expect(en).not.toMatch(/undefined|\p{Script=Han}/u)
  }
}

describe('the text of a talk', () => {
  it('is written for every talk and no other', () => {
    for (const { title, disease } of talks) expect(findTalk(title)).toMatchObject({ title, disease })
  })

  it('has as many sentences in English as in Chinese', () => {
    for (const disease of diseases)
      for (const { sentences } of talksOn(disease)) {
        expect(sentences).toHaveLength(3)
        for (const { zh, en } of sentences) expect([zh, en]).not.toContain(undefined)
      }
  })

  it('is said nowhere else', () => {
    const said = talks.flatMap(({ title }) => findTalk(title)!.sentences.map(({ zh }) => zh))
    expect(said).toHaveLength(new Set(said).size)
  })

  it('is found by the title of a lesson', () => {
    expect(findTalk('第 4 讲 病例演练：射血分数降低的心衰，药物优化的顺序与剂量')?.disease).toBe(heartFailure)
    expect(findTalk('答疑与总结')).toBeUndefined()
  })
})

describe('the captions of a talk', () => {
  it('fit a short film and a long one, and say that they are a demo', () => {
    for (const { title, disease } of talks)
      for (const seconds of [lectureVideo.seconds, 126]) {
        const lines = talkLines(title, disease, seconds)
        expectSpoken(lines, seconds)
        expect(lines[0]).toMatchObject({ zh: expect.stringContaining(`【演示内容】大家好`) })
        expect(lines[0]!.zh).toContain(title)
      }
  })

  it('are made of the beginnings of its talks where a title names only the disease', () => {
    const lines = talkLines('课程导读：心力衰竭的全貌', heartFailure, 24)
    const firsts = talksOn(heartFailure).map(({ sentences }) => sentences[0]!.zh)
    expect(lines.slice(1).map(({ zh }) => zh)).toEqual(firsts)
  })

  it('name the programme in an opening, a discussion and a case', () => {
    for (const name of ['开场与会议介绍', '讨论与总结', '病例分享与点评（一）']) {
      const programme = ['开场与会议介绍', ...heartFailure.talks, name]
      const facts = { meeting: '心力衰竭病例讨论会', programme, disease: heartFailure, seconds: 126 }
      const lines = sessionLines({ name, ...facts })!
      expectSpoken(lines, 126)
      expect(lines[0]!.zh).toContain('心力衰竭病例讨论会')
    }
    const talk = { name: heartFailure.talks[0], meeting: '', programme: [], disease: heartFailure }
    expect(sessionLines({ ...talk, seconds: 126 })).toBeUndefined()
  })
})

describe('what a surgeon says', () => {
  const operations = buildOperations(buildDoctors(72))

  it('has a sentence for each step, at its second', () => {
    expect(Object.keys(operationTexts).toSorted()).toEqual(operations.map(({ title }) => title).toSorted())
    for (const operation of operations) {
      const lines = operationLines(operation)
      expectSpoken(lines, operation.seconds)
      expect(lines.map(({ at }) => at)).toEqual(operation.steps.map(({ atSecond }) => atSecond))
    }
  })
})
