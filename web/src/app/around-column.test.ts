import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AroundColumn } from './around-column.tsx'

it('is rendered by no server: a page that waits for its code would be incomplete', () => {
  expect(renderToString(createElement(AroundColumn))).toBe('')
})
