import { socketPath } from '#contract/wire/socket.ts'

export const environmentNames = ['dev', 'test', 'test1', 'release', 'gray', 'production'] as const
export const hostNames = ['api', 'college', 'saas', 'socket'] as const

export type EnvironmentName = (typeof environmentNames)[number]
export type HostName = (typeof hostNames)[number]

export type Hosts = { environment: EnvironmentName } & Record<HostName, string>

/** The addresses that an installation configures; every omitted one is the page's own origin. */
export type HostTable = Partial<Record<EnvironmentName, Partial<Record<HostName, string>>>>

// A prefix ends at a dot or a dash, so that developers.example.com does not count as dev.
const prefix = /^(dev|test1|test|release|gray)(?=[.-]|$)/

export function chooseHosts(pageAddress: string, table: HostTable): Hosts {
  const page = new URL(pageAddress)
  const environment = (prefix.exec(page.hostname)?.[1] ?? 'production') as EnvironmentName
  const own = {
    api: page.origin,
    college: page.origin,
    saas: page.origin,
    socket: `${page.origin.replace(/^http/, 'ws')}${socketPath}`,
  }
  return { environment, ...own, ...table[environment] }
}
