import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The names that the web server understands in the list of proxies, too. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Who is really calling: the last address that no proxy of ours has spoken for. */
export function createClientAddress(trustedProxies: string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList()
  for (const proxy of trustedProxies.flatMap((name) => named[name] ?? [name])) {
    const [network = '', bits] = proxy.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    proxies.addSubnet(network, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    let address = plain(socket.remoteAddress ?? '')
    for (const before of forwarded
      .split(',')
      .map((part) => part.trim())
      .toReversed()) {
      if (isIP(before) === 0 || !isProxy(address)) break
      address = plain(before)
    }
    return address
  }
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')
