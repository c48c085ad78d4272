import { describe, expect, it } from 'vitest'
import type { FileRow } from './files.queries.ts'
import { chooseVariant, chooseWidth } from './variants.ts'

const row = (mime: string) => ({ key: 'a', size: 1, created_at: new Date(0), mime }) as FileRow
const webp = 'image/avif,image/webp,*/*'

describe('the width of a picture', () => {
  it.each([
    ['1', 100],
    ['100', 100],
    ['101', 120],
    ['376', 750],
    ['1280', 1280],
    ['99999', 1280],
    ['0', undefined],
    ['-5', undefined],
    ['7.5', undefined],
    ['1e3', undefined],
    ['', undefined],
    [['100', '200'], undefined],
    [undefined, undefined],
  ])('for w=%j is %j', (asked, width) => {
    expect(chooseWidth(asked)).toBe(width)
  })
})

describe('the version of a file', () => {
  it('is webp for who names it and the own format for all others', () => {
    expect(chooseVariant(row('image/jpeg'), '300', webp)).toEqual({ width: 375, format: 'webp' })
    expect(chooseVariant(row('image/jpeg'), '300', 'image/*,*/*')).toEqual({ width: 375, format: 'jpg' })
    expect(chooseVariant(row('image/png'), '300', undefined)).toEqual({ width: 375, format: 'png' })
  })

  it('is the stored one without a width, and for everything that is no picture', () => {
    expect(chooseVariant(row('image/jpeg'), undefined, webp)).toBeUndefined()
    expect(chooseVariant(row('application/pdf'), '300', webp)).toBeUndefined()
    expect(chooseVariant(row('video/mp4'), '300', webp)).toBeUndefined()
  })

  it('is never the drawing itself', () => {
    expect(chooseVariant(row('image/svg+xml'), undefined, webp)).toEqual({ width: 1280, format: 'webp' })
    expect(chooseVariant(row('image/svg+xml'), 'x', undefined)).toEqual({ width: 1280, format: 'png' })
  })
})
