import { describe, expect, it } from 'vitest'
import { motifs } from '#demo/art/cover.ts'
import { menuIconKinds } from '#demo/art/menu-icon.ts'
import { productKinds } from '#demo/art/product.ts'
import { buildArticles } from './articles.ts'
import { buildBanners } from './banners.ts'
import { columnMeetings, columns } from './columns.ts'
import { companies } from './companies.ts'
import { buildWorks } from './works.ts'
import { buildDepartments } from './departments.ts'
import { hospitals } from './hospitals.ts'
import { buildMeetings } from './meetings.ts'
import { menu } from './menu.ts'
import { messages } from './messages.ts'
import { buildOperations } from './operations.ts'
import { buildDoctors } from './people.ts'
import { apparatusClasses, drugClasses, products } from './products.ts'
import { subjects } from './subjects.ts'

const now = new Date('2026-03-05T12:34:56Z')

function build() {
  const doctors = buildDoctors(72)
  const meetings = buildMeetings(doctors, now)
  return {
    doctors,
    meetings,
    articles: buildArticles(doctors),
    courses: buildWorks(doctors),
    operations: buildOperations(doctors),
    banners: buildBanners(meetings),
  }
}

const world = build()

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

it('is the same every time it is built', () => {
  expect(build()).toEqual(world)
})

it('holds no emoji and nothing undefined', () => {
  const all = JSON.stringify({
    world,
    subjects,
    hospitals,
    columns,
    companies,
    products,
    menu,
    messages,
  })
  expect(all).not.toMatch(/\p{Emoji_Presentation}|\p{Extended_Pictographic}/u)
  expect(all).not.toMatch(/undefined|NaN|\[object/)
})

describe('subjects', () => {
  it('are twelve with eight to twelve diseases each, short and long', () => {
    expect(subjects).toHaveLength(12)
    for (const { diseases } of subjects) {
      expect(diseases.length).toBeGreaterThanOrEqual(8)
      expect(diseases.length).toBeLessThanOrEqual(12)
      expect(diseases.some(({ name }) => name.length <= 5)).toBe(true)
      expect(diseases.some(({ name }) => name.length > 5)).toBe(true)
    }
    const lengths = subjects.flatMap(({ diseases }) => diseases.map(({ name }) => name.length))
    expect(lengths.filter((length) => length > 12).length).toBeGreaterThanOrEqual(3)
  })

  it('name nothing twice and refer only to what they have', () => {
    expectUnique(subjects.map(({ name }) => name))
    expectUnique(subjects.flatMap(({ diseases }) => diseases.map(({ name }) => name)))
    for (const { motif, accents, parts, diseases, procedures } of subjects) {
      for (const picture of [motif, ...accents]) expect(motifs).toContain(picture)
      for (const { part, disease, steps } of procedures) {
        expect(parts).toContain(part)
        expect(diseases.map(({ name }) => name)).toContain(disease)
        expect(steps.length).toBeGreaterThanOrEqual(4)
      }
    }
  })
})

describe('people', () => {
  it('have names, hospitals and diseases of their own', () => {
    expect(hospitals.length).toBeGreaterThanOrEqual(60)
    expectUnique(hospitals.map(({ name }) => name))
    expectUnique(world.doctors.map(({ name }) => name))
    for (const doctor of world.doctors) {
      expect(hospitals[doctor.hospital]).toBeDefined()
      const subject = subjects[doctor.subject]!
      expect(subject.departments).toContain(doctor.department)
      for (const disease of doctor.diseases) expect(subject.diseases[disease]).toBeDefined()
      expect(doctor.introduction.length).toBeGreaterThan(30)
    }
  })

  it('stay who they are when more are asked for', () => {
    expect(buildDoctors(100).slice(0, 72)).toEqual(world.doctors)
  })

  it('puts every doctor into one department, of which many have several', () => {
    const departments = buildDepartments(world.doctors)
    expect(departments.length).toBeGreaterThanOrEqual(20)
    expectUnique(departments.map(({ hospital, name }) => `${hospital} ${name}`))
    expect(departments.flatMap(({ doctors }) => doctors).sort((a, b) => a - b)).toEqual([
      ...world.doctors.keys(),
    ])
    expect(departments.filter(({ doctors }) => doctors.length > 1).length).toBeGreaterThan(15)
    for (const { doctors, subject, introduction } of departments) {
      for (const doctor of doctors) expect(world.doctors[doctor]!.subject).toBe(subject)
      expect(introduction.split('\n')).toHaveLength(3)
    }
  })

  it('cover every subject, led by a senior', () => {
    for (const [index] of subjects.entries()) {
      const own = world.doctors.filter(({ subject }) => subject === index)
      expect(own.length).toBeGreaterThanOrEqual(5)
      expect(own[0]!.age).toBe('senior')
    }
  })
})

describe('works', () => {
  it('are eighty courses with consistent prices and episodes', () => {
    expect(world.courses).toHaveLength(80)
    expectUnique(world.courses.map(({ title }) => title))
    for (const course of world.courses) {
      expect(world.doctors[course.doctor]!.subject).toBe(course.subject)
      expect(subjects[course.subject]!.diseases[course.disease]).toBeDefined()
      expect(course.isFree).toBe(course.priceFen === 0)
      if (course.formerPriceFen !== null) expect(course.formerPriceFen).toBeGreaterThan(course.priceFen)
      expect(course.episodes.length > 1).toBe(course.isSeries)
      expect(course.publishedMinutes).toBeLessThan(0)
      if (course.trialSeconds > 0) expect(course.trialSeconds).toBeLessThan(course.episodes[0]!.seconds)
    }
    expect(new Set(world.courses.map(({ isSeries, isFree }) => `${isSeries}${isFree}`)).size).toBe(4)
  })

  it('have lessons of two to four minutes, with different films', () => {
    const lessons = world.courses.flatMap(({ episodes }) => episodes)
    for (const { video, seconds } of lessons) {
      expect(seconds).toBe(video.seconds)
      expect(seconds).toBeGreaterThanOrEqual(120)
      expect(seconds).toBeLessThanOrEqual(240)
    }
    expect(new Set(lessons.map(({ video }) => video)).size).toBeGreaterThanOrEqual(9)
  })

  it('are streams where they are sold', () => {
    for (const { isFree, episodes } of world.courses)
      for (const { video } of episodes) expect('name' in video).toBe(!isFree)
  })

  it('are forty-five operations whose chapters lie inside the video', () => {
    expect(world.operations).toHaveLength(45)
    expectUnique(world.operations.map(({ title }) => title))
    for (const { doctors, subject, steps, seconds: length } of world.operations) {
      expect(doctors.length).toBeGreaterThan(0)
      for (const doctor of doctors) expect(world.doctors[doctor]!.subject).toBe(subject)
      const seconds = steps.map(({ atSecond }) => atSecond)
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
      expect(new Set(seconds).size).toBe(seconds.length)
      expect(seconds.at(-1)!).toBeLessThan(length)
    }
    // Two show the short lecture, for its clarities.
    expect(world.operations.filter(({ seconds }) => seconds < 120)).toHaveLength(2)
  })
})

it('has columns that all show something', () => {
  expect(columns).toHaveLength(16)
  expectUnique(columns.map(({ theme }) => theme))
  for (const [index, column] of columns.entries()) {
    const shown = columnMeetings(column, index, world.meetings)
    expect(shown.length).toBeGreaterThan(3)
    for (const place of shown) expect(world.meetings[place]).toBeDefined()
  }
})

it('says of every drug what its leaflet says, and that it is a demo', () => {
  for (const { name, kind, notes, leaflet } of products) {
    expect(leaflet !== undefined, name).toBe(kind === 'drug')
    if (!leaflet) continue
    expect(notes).toContain('演示内容')
    const { nameEn, ...parts } = leaflet
    expect(nameEn).toMatch(/^[A-Z][a-z -]+$/)
    for (const part of Object.values(parts)) expect(part, name).toMatch(/。$/)
  }
})

it('has companies and products of known classes', () => {
  expect(companies).toHaveLength(14)
  expect(products.length).toBeGreaterThanOrEqual(60)
  expectUnique(companies.map(({ name }) => name))
  expectUnique(products.map(({ name }) => name))
  const used = new Set(products.map(({ company }) => company))
  for (const [index] of companies.entries()) expect(used).toContain(index)
  for (const { kind, className, picture, subject } of products) {
    expect(kind === 'drug' ? drugClasses : apparatusClasses).toContain(className)
    expect(productKinds).toContain(picture)
    expect(subjects[subject]).toBeDefined()
  }
})

it('has a menu of more than a page, each with its own icon', () => {
  expect(menu).toHaveLength(12)
  expectUnique(menu.map(({ icon }) => icon))
  expectUnique(menu.map(({ type }) => String(type)))
  for (const { icon } of menu) expect(menuIconKinds).toContain(icon)
})

it('has banners that lead to fitting meetings', () => {
  expect(world.banners.filter(({ subject }) => subject === null)).toHaveLength(5)
  for (const { target } of world.banners) {
    if (target.kind === 'link') continue
    const meeting = world.meetings[target.meeting]!
    const over = meeting.startMinutes + meeting.durationMinutes < 0
    expect(over).toBe(target.kind === 'playback')
  }
})

it('has messages whose targets exist', () => {
  for (const language of [0, 1] as const) expectUnique(messages.map(({ title }) => title[language]))
  const lists = { meeting: world.meetings, operation: world.operations, article: world.articles }
  for (const { title, target, sentMinutes, richText } of messages) {
    expect(sentMinutes).toBeLessThan(0)
    expect(richText).toMatch(/^<p>.+<\/p>$/)
    // The screen has the title as its headline.
    expect(richText).not.toContain(title[0])
    if ('index' in target) expect(lists[target.kind][target.index]).toBeDefined()
  }
})
