import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '#contract/wire/language.ts'
import { places } from '../places.ts'
import type { PreloadedAnswers, Question } from './run-preloads.ts'

/** The built web app as the server needs it: its shell, the addresses it knows, and the hash of its boot script. */
export type WebApp = {
  folder: string
  html: string
  /** What every page loads after it has been painted. */
  start: Files
  screens: Map<string, BuiltScreen>
  /** The content of each style file, by its address. */
  styles: Map<string, StyleSheet>
  bootHash: string
  /** Renders a page from the answers that travel with it. */
  render: RenderPage
}

export type RenderPage = (page: {
  address: string
  language: Language
  userAgent: string
  origin: string
  config: Record<string, unknown>
  preload: unknown
}) => Promise<RenderedPage>

/** `questions` are those of the screen whose answers were not at hand. */
export type RenderedPage = { html: string; questions: Question[] }

export type StyleSheet = { text: string; hash: string }

export type Files = { scripts: string[]; styles: string[] }

/** A screen's title, whether it asks for a login, and the files that it needs beyond those of every page. */
export type BuiltScreen = Files & { title: Record<Language, string>; needsLogin: boolean }

const folder = places.web

export async function loadWebApp(): Promise<WebApp> {
  const [html, parts] = await Promise.all([
    readFile(path.join(folder, 'index.html'), 'utf8'),
    readFile(path.join(folder, 'screens.json'), 'utf8'),
  ])
  const { renderPage } = (await import(path.join(places.rendering, 'render-page.js'))) as {
    renderPage: RenderPage
  }
  const { start, screens } = JSON.parse(parts) as { start: Files; screens: Record<string, BuiltScreen> }
  const boot = /<script data-boot>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  return {
    folder,
    html: listFirstScripts(html),
    start,
    screens: new Map(Object.entries(screens)),
    styles: await readStyles(),
    bootHash: hashOf(boot),
    render: renderPage,
  }
}

/**
 * The scripts that a page loads first are only named: its boot script brings them into the browser's cache before they run. A module
 * that a bad line loses while the browser itself loads it is lost for as long as the page lives.
 */
export function listFirstScripts(html: string): string {
  const files: string[] = []
  const rest = html.replace(
    /\s*<script type="module"[^>]* src="([^"]+)"><\/script>|\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g,
    (_, script?: string, needed?: string) => {
      files.push((script ?? needed)!)
      return ''
    },
  )
  return rest.replace('<script data-boot', (tag) => `${tag} data-files="${files.join(' ')}"`)
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
  preload: PreloadedAnswers
  screen: BuiltScreen | undefined
  /** The rendered screen; empty where the browser renders it. */
  html: string
  /** The largest picture of the first screen. */
  picture: string | undefined
  /** The styles stay in their files; otherwise they come inside the page. */
  hasLinkedStyles?: boolean
}

/**
 * What the browser should request before it has parsed the page. A rendered page is painted first: its picture has the
 * connection to itself, and its scripts are only listed (`web/src/page-start/main.ts`). It is not painted before it has
 * arrived completely.
 */
const earlyRequests = ({ picture, html }: Filling, scripts: string[]) => [
  ...(picture ? [`<link rel="preload" as="image" href="${escapeHtml(picture)}" fetchpriority="high">`] : []),
  ...(html === ''
    ? scripts.map((file) => `<link rel="preload" as="script" crossorigin href="${file}">`)
    : [
        // The element right behind the rendered screen: an element counts as present with its first tag.
        '<link rel="expect" href="#xinglin-preloaded" blocking="render">',
        `<script type="application/json" id="xinglin-scripts">${scriptJson(scripts)}</script>`,
      ]),
]

/** A page, and the hashes of the styles inside it. */
export type FilledPage = { html: string; styleHashes: string[] }

export function fillTemplate(
  { html, styles, start }: Pick<WebApp, 'html' | 'styles' | 'start'>,
  filling: Filling,
): FilledPage {
  const page = fillPlaces(html, filling, filesOf(start, filling.screen))
  return filling.html === '' || filling.hasLinkedStyles
    ? { html: page, styleHashes: [] }
    : carryStyles(page, styles)
}

const styleLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

/**
 * A rendered page is painted as soon as it arrives: its styles come inside it. Links to their files follow it, disabled:
 * a screen that needs one of them later finds the link and requests nothing.
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
    ...earlyRequests(filling, files.scripts),
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
  // After what is painted first.
  const answers = `<script type="application/json" id="xinglin-preloaded">${scriptJson(filling.preload)}</script>`
  return (
    html
      .replace('<html lang="zh-CN"', () => {
        const lang = filling.language === 'en' ? 'en' : 'zh-CN'
        const owner = filling.preload.member?.userid
        return `<html lang="${lang}"${filling.isDesktop ? ' data-desktop' : ''}${owner ? ` data-owner="${owner}"` : ''}`
      })
      .replace(/<title>.*?<\/title>/, () => head)
      // Behind those of every page, as when a screen is loaded later.
      .replace('</head>', () => {
        const links = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
        return `${links.join('')}</head>`
      })
      .replace('<div id="root"></div>', () => `<div id="root">${filling.html}</div>${answers}`)
      // The picture and the styles of a rendered page come before its scripts.
      .replace('<script data-boot', (tag) => (filling.html === '' ? tag : `${tag} data-priority="low"`))
  )
}
