import { BlockList, isIP } from 'node:net'
import type { Env } from '#kernel/env.ts'
import { ownOrigins } from '#kernel/http/origin.ts'

/**
 * The page of this site at an address or path, to which WeChat may send somebody back: without fragment and
 * without what an earlier authorization left in it. Undefined for any other address. As long as the platform does
 * not know its public address, the page is told by its path.
 */
export function ownPage(env: Env, address: string): string | undefined {
  const home = env.PUBLIC_ORIGIN ?? 'http://localhost'
  if (!URL.canParse(address, home) || !isOwn(env, new URL(address, home))) return undefined
  const page = new URL(address, home)
  page.hash = ''
  for (const left of ['code', 'state']) if (page.searchParams.has(left)) page.searchParams.delete(left)
  // Two slashes at the front of a path would name a host.
  const path = page.pathname.replace(/^\/+/, '/') + page.search
  return env.PUBLIC_ORIGIN === undefined ? path : page.origin + path
}

export const isOwnAddress = (env: Env, address: string) =>
  URL.canParse(address) && isOwn(env, new URL(address))

function isOwn(env: Env, { protocol, host, hostname }: URL): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return ownHosts(env).has(host) || (env.PUBLIC_ORIGIN === undefined && isAtHand(hostname))
}

const ownHosts = (env: Env) => new Set([...ownOrigins(env)].map((origin) => new URL(origin).host))

const nearNets = new BlockList()
nearNets.addSubnet('127.0.0.0', 8)
nearNets.addSubnet('10.0.0.0', 8)
nearNets.addSubnet('172.16.0.0', 12)
nearNets.addSubnet('192.168.0.0', 16)
nearNets.addAddress('::1', 'ipv6')

/** A platform that does not know its public address is being developed, on this machine or in this network. */
function isAtHand(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  const kind = isIP(name)
  if (kind !== 0) return nearNets.check(name, kind === 6 ? 'ipv6' : 'ipv4')
  return !name.includes('.') || /\.(localhost|local)$/.test(name)
}
