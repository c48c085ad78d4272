import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '#contract/language.ts'

/** The built web app as the server needs it: its shell, the addresses it knows, and the hash of its boot script. */
export type WebApp = {
  folder: string
  html: string
  screens: Map<string, Record<Language, string>>
  bootHash: string
}

const folder = path.resolve(import.meta.dirname, '../../../../web/dist')

export async function loadWebApp(): Promise<WebApp> {
  const [html, screens] = await Promise.all([
    readFile(path.join(folder, 'index.html'), 'utf8'),
    readFile(path.join(folder, 'screens.json'), 'utf8'),
  ])
  const boot = /<script data-boot>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  return {
    folder,
    html,
    screens: new Map(Object.entries(JSON.parse(screens) as Record<string, Record<Language, string>>)),
    bootHash: createHash('sha256').update(boot).digest('base64'),
  }
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
  ahead: unknown
}

export function fillTemplate(html: string, filling: Filling): string {
  const { title, description, image, address, keywords } = filling
  const meta = (name: string, content: string, attribute = 'name') =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
  const head = [
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
    `<script type="application/json" id="xinglin-ahead">${scriptJson(filling.ahead)}</script>`,
  ].join('\n    ')
  return html
    .replace('<html lang="zh-CN"', () => {
      const lang = filling.language === 'en' ? 'en' : 'zh-CN'
      return `<html lang="${lang}"${filling.isDesktop ? ' data-desktop' : ''}`
    })
    .replace(/<title>.*?<\/title>/, () => head)
}
