import { expect, it } from 'vitest'
import { collegeTags } from './college-tags.ts'
import { buildDoctors } from './people.ts'
import { buildOperations } from './operations.ts'
import { classNames, subclasses } from '#demo/content/products/product-classes.ts'
import { diseasesOf } from '#demo/content/products/product-diseases.ts'
import { papersOf } from '#demo/content/products/product-papers.ts'
import { apparatusClasses, drugClasses, products } from './products.ts'

it('has tags of three sorts, none twice in a subject', () => {
  expect(new Set(collegeTags.map(({ kind }) => kind))).toEqual(new Set(['operation', 'part', 'category']))
  const names = collegeTags.map(({ kind, subject, name }) => `${kind} ${subject} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

it('has a tag for every operation and for its part', () => {
  for (const { title, part, subject } of buildOperations(buildDoctors(72))) {
    const own = collegeTags.filter((tag) => tag.subject === subject)
    expect(own.filter(({ kind, name }) => kind === 'operation' && name === title)).toHaveLength(1)
    expect(own.filter(({ kind, name }) => kind === 'part' && name === part)).toHaveLength(1)
  }
})

it('names every class in both languages and puts each device into one subclass of its class', () => {
  for (const name of [...drugClasses, ...apparatusClasses]) expect(classNames[name]).toBeTruthy()
  for (const product of products.filter(({ kind }) => kind === 'device')) {
    const places = Object.entries(subclasses).flatMap(([top, children]) =>
      children.filter(([, , names]) => names.includes(product.name)).map(() => top),
    )
    expect(places, product.name).toEqual([product.className])
  }
})

it('ties every product to a disease and gives it a paper', () => {
  for (const product of products) {
    expect(diseasesOf(product), product.name).not.toEqual([])
    expect(papersOf(product, '企业')[0]?.parts.flat().join('')).toContain(product.indications)
  }
})
