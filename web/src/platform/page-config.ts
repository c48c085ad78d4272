import type { PublicKey } from '#contract/people/account.ts'
import type { Hosts, HostTable } from './hosts.ts'
import { chooseHosts, environmentNames, hostNames } from './hosts.ts'

/** What the server says to the page about this installation. */
export type PageConfig = {
  hosts: HostTable
  /** The word in the user agent that identifies the product's own app. */
  appMark: string
  /** Where desktop browsers are sent for detail pages; empty means nowhere. */
  desktopOrigin: string
  /** The host on which desktop browsers are not redirected. */
  testHost: string
  oldMobileOrigin: string
  /** Old paths that only the older mobile site still serves. */
  legacyPaths: string[]
  publicKey?: PublicKey
  sandbox: boolean
  /** Where WeChat can log people in outside of it: 'everywhere', at a 'desk', or nowhere. */
  wechatLogin: string
  version: string
}

type Fields = Record<string, unknown>

export const pageConfigId = 'xinglin-config'

/** Never throws: a page whose configuration is missing or broken still starts, with the defaults. */
export function parsePageConfig(source: string | null | undefined): PageConfig {
  const fields = parseFields(source)
  return {
    hosts: readHosts(fields.hosts),
    appMark: readText(fields.appMark) || 'XinglinApp',
    desktopOrigin: readText(fields.desktopOrigin),
    testHost: readText(fields.testHost),
    oldMobileOrigin: readText(fields.oldMobileOrigin),
    legacyPaths: Array.isArray(fields.legacyPaths) ? fields.legacyPaths.filter(isText) : [],
    publicKey: readKey(fields.publicKey),
    sandbox: fields.sandbox === true,
    wechatLogin: readText(fields.wechatLogin),
    version: readText(fields.version),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const readText = (value: unknown) => (isText(value) ? value : '')

/** A page that was stored for use without a network may be older than its scripts: they ask for the key then. */
function readKey(value: unknown): PublicKey | undefined {
  const { n, e } = asFields(value)
  return isText(n) && isText(e) ? { n, e } : undefined
}

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function parseFields(source: string | null | undefined): Fields {
  try {
    return asFields(JSON.parse(source ?? ''))
  } catch {
    return {}
  }
}

function readHosts(value: unknown): HostTable {
  const source = asFields(value)
  const table: HostTable = {}
  for (const environment of environmentNames) {
    const addresses = asFields(source[environment])
    const known = hostNames.filter((name) => readText(addresses[name]) !== '')
    table[environment] = Object.fromEntries(known.map((name) => [name, readText(addresses[name])]))
  }
  return table
}

let read: PageConfig | undefined

/** The configuration of the current page, as the server wrote it into a script element. */
export function pageConfig(): PageConfig {
  read ??= parsePageConfig(document.getElementById(pageConfigId)?.textContent)
  return read
}

/** For use where there is no page to read from: while the server renders. */
export function adoptPageConfig(config: Record<string, unknown>): void {
  read ??= parsePageConfig(JSON.stringify(config))
}

let chosen: Hosts | undefined

/** The hosts of the current page. */
export function pageHosts(): Hosts {
  chosen ??= chooseHosts(location.href, pageConfig().hosts)
  return chosen
}
