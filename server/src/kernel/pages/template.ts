import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '#contract/wire/language.ts'

/** The built web app as the server needs it: its shell, the addresses it knows, and the hash of its boot script. */
export type WebApp = {
  folder: string
  html: string
  /** What every page takes in after it has been seen. */
  start: Files
  screens: Map<string, BuiltScreen>
  /** What each style file says, by its address. */
  styles: Map<string, StyleSheet>
  bootHash: string
  /** Draws what a visitor sees first, from the answers that travel with the page. */
  render: RenderPage
}

export type RenderPage = (html: {
  address: string
  language: Language
  userAgent: string
  appMark: string
  preload: unknown
}) => Promise<string>

export type StyleSheet = { text: string; hash: string }

export type Files = { scripts: string[]; styles: string[] }

/** A screen's title, and the files that it needs beyond those of every page. */
export type BuiltScreen = Files & { title: Record<Language, string> }

const web = path.resolve(import.meta.dirname, '../../../../web')
const folder = path.join(web, 'dist')

export async function loadWebApp(): Promise<WebApp> {
  const [html, parts] = await Promise.all([
    readFile(path.join(folder, 'index.html'), 'utf8'),
    readFile(path.join(folder, 'screens.json'), 'utf8'),
  ])
  const { renderPage } = (await import(path.join(web, 'dist-server/render-page.js'))) as {
    renderPage: RenderPage
  }
  const { start, screens } = JSON.parse(parts) as { start: Files; screens: Record<string, BuiltScreen> }
  const boot = /<script data-boot>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  return {
    folder,
    html,
    start,
    screens: new Map(Object.entries(screens)),
    styles: await readStyles(),
    bootHash: hashOf(boot),
    render: renderPage,
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

async function readStyles(): Promise<Map<string, StyleSheet>> {
  const styles = new Map<string, StyleSheet>()
  for await (const name of glob('assets/*.css', { cwd: folder })) {
    const text = await readFile(path.join(folder, name), 'utf8')
    styles.set(`/${name}`, { text, hash: hashOf(text) })
  }
  return styles
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!)

/** JSON inside a script element must not be able to close it. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

export type Filling = {
  language: Language
  isDesktop: boolean
  title: string
  description: string
  keywords: string
  image: string
  address: string
  config: unknown
  preload: unknown
  screen: BuiltScreen | undefined
  /** What the server has drawn, as HTML. */
  html: string
  /** The picture that the eye meets first. */
  picture: string | undefined
}

/**
 * What will be asked for anyway, asked for while the page is still being read. A drawn page is read first: its picture has
 * the line to itself, and its scripts are only named (`web/src/page-start/main.ts`). Nothing is seen of it before it has come whole.
 */
const early = ({ picture, html }: Filling, scripts: string[]) => [
  ...(picture ? [`<link rel="preload" as="image" href="${escapeHtml(picture)}" fetchpriority="high">`] : []),
  ...(html === ''
    ? scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    : [
        // What stands right behind the drawing: an element counts as there with its first tag.
        '<link rel="expect" href="#xinglin-ahead" blocking="render">',
        `<script type="application/json" id="xinglin-parts">${scriptJson(scripts)}</script>`,
      ]),
]

/** A page, and the hashes of the styles that stand in it. */
export type FilledPage = { html: string; styleHashes: string[] }

export function fillTemplate(
  { html, styles, start }: Pick<WebApp, 'html' | 'styles' | 'start'>,
  filling: Filling,
): FilledPage {
  const page = fillPlaces(html, filling, filesOf(start, filling.screen))
  return filling.html === '' ? { html: page, styleHashes: [] } : carryStyles(page, styles)
}

const styleLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

/**
 * A drawn page is seen as soon as it arrives: its styles come with it. Their files are named behind it, switched off:
 * whatever needs them later finds them named and does not ask for them.
 */
function carryStyles(page: string, styles: Map<string, StyleSheet>): FilledPage {
  const carried: { link: string; hash: string }[] = []
  const html = page.replace(styleLink, (link, href: string) => {
    const style = styles.get(href)
    if (!style) return link
    carried.push({ link, hash: style.hash })
    return `<style>${style.text}</style>`
  })
  const links = carried.map(({ link }) => link.replace('>', ' disabled>')).join('')
  return {
    html: html.replace('</body>', () => `${links}</body>`),
    styleHashes: carried.map(({ hash }) => hash),
  }
}

const filesOf = (start: Files, screen: BuiltScreen | undefined): Files => ({
  scripts: [...start.scripts, ...(screen?.scripts ?? [])],
  styles: [...start.styles, ...(screen?.styles ?? [])],
})

function fillPlaces(html: string, filling: Filling, files: Files): string {
  const { title, description, image, address, keywords } = filling
  const meta = (name: string, content: string, attribute = 'name') =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
  const head = [
    ...early(filling, files.scripts),
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('keywords', keywords),
    meta('og:type', 'website', 'property'),
    meta('og:title', title, 'property'),
    meta('og:description', description, 'property'),
    meta('og:image', image, 'property'),
    meta('og:url', address, 'property'),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/json" id="xinglin-config">${scriptJson(filling.config)}</script>`,
  ].join('\n    ')
  // After what is to be seen first.
  const answers = `<script type="application/json" id="xinglin-ahead">${scriptJson(filling.preload)}</script>`
  return (
    html
      .replace('<html lang="zh-CN"', () => {
        const lang = filling.language === 'en' ? 'en' : 'zh-CN'
        return `<html lang="${lang}"${filling.isDesktop ? ' data-desktop' : ''}`
      })
      .replace(/<title>.*?<\/title>/, () => head)
      // Behind those of every page, as when a screen comes later.
      .replace('</head>', () => {
        const links = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
        return `${links.join('')}</head>`
      })
      .replace('<div id="root"></div>', () => `<div id="root">${filling.html}</div>${answers}`)
      // Scripts let the picture and the styles of a drawn page go first.
      .replace(/<script type="module"|<link rel="modulepreload"/g, (tag) =>
        filling.html === '' ? tag : `${tag} fetchpriority="low"`,
      )
  )
}
