import { expect, it } from 'vitest'
import { fillTemplate, listFirstScripts } from './template.ts'
import type { Filling } from './template.ts'

const built = `<html lang="zh-CN"><head><title>x</title><script data-boot>start()</script>
<link rel="stylesheet" crossorigin href="/assets/kit.css"><script type="module" crossorigin src="/index.js"></script>
<link rel="modulepreload" crossorigin href="/kit.js"></head><body><div id="root"></div></body></html>`

const html = listFirstScripts(built)

const styles = new Map([
  ['/assets/kit.css', { text: 'main{color:red}', hash: 'kit-hash' }],
  ['/assets/home.css', { text: 'a{color:blue}', hash: 'home-hash' }],
])

const filling: Filling = {
  language: 'zh',
  isDesktop: false,
  title: 'A & <B>',
  description: '',
  keywords: '',
  image: '',
  address: '',
  config: {},
  preload: {
    language: 'zh',
    answers: [{ id: 'x', input: {}, output: '</script><script>alert(1)</script>' }],
  },
  screen: {
    title: { zh: '', en: '' },
    needsLogin: false,
    scripts: ['/assets/home.js'],
    styles: ['/assets/home.css'],
  },
  html: '',
  picture: undefined,
}

const web = { html, styles, start: { scripts: ['/assets/start.js'], styles: [] } }
const fill = (filling: Filling) => fillTemplate(web, filling).html

it('names what the screen needs before the scripts would ask for it', () => {
  const page = fill(filling)
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">')
  expect(page).toContain('<link rel="preload" as="script" crossorigin href="/assets/home.js">')
  expect(page).not.toContain('fetchpriority')
  expect(page).toContain('<script data-boot data-files="/index.js /kit.js">start()</script>')
})

it('requests the picture and styles of a rendered page before its scripts', () => {
  const page = fill({
    ...filling,
    html: '<main>杏林 $&</main>',
    picture: '/files/a.png?w=750',
  })
  expect(page).toContain('<div id="root"><main>杏林 $&</main></div>')
  expect(page).toContain('<link rel="preload" as="image" href="/files/a.png?w=750" fetchpriority="high">')
  expect(page).toContain(
    '<script data-boot data-priority="low" data-files="/index.js /kit.js">start()</script>',
  )
  expect(page).toContain(
    '<script type="application/json" id="xinglin-scripts">["/assets/start.js","/assets/home.js"]</script>',
  )
  // Nothing but the boot script requests them: the browser would remember a module that it has lost.
  expect(page).not.toMatch(/type="module"|modulepreload/)
})

it('puts the styles of a rendered page inside it and only links their files', () => {
  const rendered = fillTemplate(web, { ...filling, html: '<main>杏林</main>' })
  const [head, body] = rendered.html.split('<main>')
  expect(head).toContain('<style>main{color:red}</style>')
  expect(head).toContain('<style>a{color:blue}</style>')
  expect(head).not.toContain('rel="stylesheet"')
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/kit.css" disabled>')
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css" disabled>')
  expect(rendered.styleHashes.toSorted()).toEqual(['home-hash', 'kit-hash'])
  expect(fillTemplate(web, filling).styleHashes).toEqual([])
})

it('lets nothing of its filling become markup', () => {
  const page = fill(filling)
  expect(page).toContain('<title>A &amp; &lt;B&gt;</title>')
  expect(page).not.toContain('</script><script>alert')
})

it('speaks the language of the page', () => {
  expect(fill({ ...filling, language: 'en' })).toContain('<html lang="en">')
})
