import { expect, it } from 'vitest'
import { buildArticles } from './articles.ts'
import { columns } from './columns.ts'
import { buildDoctors } from './people.ts'
import { subjects } from './subjects.ts'

const doctors = buildDoctors(72)
const articles = buildArticles(doctors)

it('are ninety, each with a title of its own', () => {
  expect(articles).toHaveLength(90)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(90)
  for (const [index] of subjects.entries()) {
    expect(articles.filter(({ subject }) => subject === index).length).toBeGreaterThanOrEqual(7)
  }
})

it('refer to what exists', () => {
  for (const { subject, disease, column, author, publishedMinutes } of articles) {
    expect(subjects[subject]!.diseases[disease]).toBeDefined()
    const home = columns[column]!
    expect(home.subject === null || home.subject === subject).toBe(true)
    if (author !== null) expect(doctors[author]!.subject).toBe(subject)
    expect(publishedMinutes).toBeLessThan(0)
  }
})

it('are set in plain HTML with paragraphs, headings, a list and a quote', () => {
  for (const { body, title } of articles) {
    const tags = new Set([...body.matchAll(/<(\w+)>/g)].map((match) => match[1]!))
    expect([...tags].sort(), title).toEqual(['blockquote', 'h2', 'li', 'p', 'ul'])
    for (const tag of tags) {
      expect(body.split(`<${tag}>`).length, title).toBe(body.split(`</${tag}>`).length)
    }
    const paragraphs = body.replaceAll(/<blockquote>.*?<\/blockquote>/g, '').match(/<p>/g) ?? []
    expect(paragraphs.length, title).toBeGreaterThanOrEqual(4)
    expect(paragraphs.length, title).toBeLessThanOrEqual(7)
    expect(body.replaceAll(/<[^>]+>/g, '').length, title).toBeGreaterThanOrEqual(400)
  }
})
