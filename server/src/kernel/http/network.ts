import { isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, all of which belongs to one line. */
export function networkOf(address: string | undefined): string {
  // A client that is gone has none any more.
  if (address === undefined) return ''
  // Most are IPv4, and every call passes here several times: `isIPv6` would try a long pattern on each.
  if (!address.includes(':')) return address
  const mapped = mappedIPv4.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const network = [...before, ...left, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

const groupsOf = (text: string) =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
