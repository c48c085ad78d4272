import { describe, expect, it } from 'vitest'
import { cleanRichText, plainAsRichText } from './rich-text.ts'

describe('rich text keeps', () => {
  it.each([
    '<h2>标题</h2><p>一段 <strong>重点</strong></p>',
    '<ul><li>一</li></ul><ol start="3"><li>三</li></ol>',
    '<blockquote>引文</blockquote>',
  ])('%s', (html) => expect(cleanRichText(html)).toBe(html))

  it('tables, which can be reached by keyboard', () => {
    const rows =
      '<thead><tr><th scope="col">药物</th></tr></thead><tbody><tr><td colspan="2">甲</td></tr></tbody></table>'
    expect(cleanRichText(`<table border="1" tabindex="5">${rows}`)).toBe(`<table tabindex="0">${rows}`)
  })

  it('links to this site and to others, which learn nothing of the page', () => {
    expect(cleanRichText('<a href="/meetingDetail?meeting_id=3" target="_top" onclick="x()">看</a>')).toBe(
      '<a href="/meetingDetail?meeting_id=3" rel="noopener noreferrer">看</a>',
    )
    expect(cleanRichText('<a href="https://example.org/a">看</a>')).toContain('href="https://example.org/a"')
  })

  it('pictures of this site and those served over https', () => {
    expect(cleanRichText('<img src="/files/u/2026/01/ab.png" alt="图" onerror="x()">')).toBe(
      '<img alt="图" src="/files/u/2026/01/ab.png" loading="lazy" />',
    )
    expect(cleanRichText('<img src="https://example.org/a.png">')).toContain('https://example.org/a.png')
  })

  it('one first-level heading for the screen', () => expect(cleanRichText('<h1>甲</h1>')).toBe('<h2>甲</h2>'))
})

describe('rich text loses', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style sheet', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['styles', '<p style="position:fixed" class="dialog" id="root">a</p>', '<p>a</p>'],
    ['a handler', '<p onmouseover="alert(1)">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://example.org"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['a drawing with a script', '<svg onload="alert(1)"><path d="M0 0"></svg>', ''],
    ['mathematics as a hiding place', '<math><mtext><img src="x" onerror="alert(1)"></mtext></math>', ''],
    ['a half-open tag', '<p>a<img src=x onerror=alert(1)//', '<p>a</p>'],
    ['a picture over http', '<img src="http://example.org/a.png">', ''],
    ['a picture without a host', '<img src="//example.org/a.png">', ''],
    ['a picture of data', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    ['a picture that climbs out', '<img src="/files/../api/web/v2/account/logout">', ''],
    ['a picture elsewhere on this site', '<img src="/api/x">', ''],
  ])('%s', (_what, html, expected) => expect(cleanRichText(html)).toBe(expected))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//example.org/a',
  ])('the address %s', (href) =>
    expect(cleanRichText(`<a href="${href}">a</a>`)).toBe('<a rel="noopener noreferrer">a</a>'),
  )
})

it('shows plain words as they are', () => {
  expect(plainAsRichText('a < b & c\r\n\n<script>')).toBe('<p>a &lt; b &amp; c</p><p>&lt;script&gt;</p>')
})

it('what was cleaned before is cleaned the same, however much was cleaned since', () => {
  const dirty = '<p onclick="x()">甲</p>'
  const clean = cleanRichText(dirty)
  expect(cleanRichText(dirty)).toBe(clean)
  for (let at = 0; at < 300; at++) cleanRichText(`<p onclick="x()">${at}</p>`)
  expect(cleanRichText('<p onclick="x()">299</p>')).toBe('<p>299</p>')
  expect(cleanRichText(dirty)).toBe(clean)
})
