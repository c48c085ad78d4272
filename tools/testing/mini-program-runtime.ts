import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

const folder = path.resolve(import.meta.dirname, '../../mini-program')

type Handler = (this: RunningPage, argument: never) => unknown

/** A page of the mini-program as its runtime holds it. */
export type RunningPage = {
  data: Record<string, unknown>
  setData: (changes: Record<string, unknown>) => void
  [name: string]: unknown
}

type Options = Record<string, unknown> & { success?: (answer: unknown) => void; fail?: () => void }

/** The site that the shipped pages name. */
const shippedSite = 'https://xinglin.example'

/** Plays WeChat's runtime, as far as its documentation says what these pages use, with the pages of this site. */
export function openMiniProgramRuntime(site = shippedSite) {
  const asked: { name: string; options: Options }[] = []
  const noted = (name: string) => (options: Options) => void asked.push({ name, options })
  const wx = Object.fromEntries(
    ['login', 'redirectTo', 'navigateBack', 'requestPayment'].map((name) => [name, noted(name)]),
  )

  const load = (file: string, names: Record<string, unknown>) => {
    const module = { exports: {} as unknown }
    const require = (name: string) => load(`${path.join(path.dirname(file), name)}.js`, {})
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll(shippedSite, site)
    runInNewContext(source, { wx, module, require, ...names })
    return module.exports
  }

  return {
    asked,
    pages: (JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as { pages: string[] }).pages,
    /** Opens an address such as `/pages/pay/pay?package=…`. As in WeChat, a page gets its query undecoded. */
    open(address: string): RunningPage {
      const [name = '', query = ''] = address.split('?')
      let definition: RunningPage | undefined
      load(`${name.slice(1)}.js`, { Page: (given: RunningPage) => (definition = given) })
      const page: RunningPage = { ...definition!, data: { ...definition!.data }, setData: () => undefined }
      page.setData = (changes) => void Object.assign(page.data, changes)
      const fields = query ? query.split('&').map((field) => field.split('=')) : []
      ;(page.onLoad as Handler).call(page, Object.fromEntries(fields) as never)
      return page
    },
    tell: (page: RunningPage, name: string, argument: unknown) =>
      (page[name] as Handler).call(page, argument as never),
  }
}
