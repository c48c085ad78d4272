/** A server that was not told its own name is reached under the name that this page was opened by. */
export const pushAddressFrom = (address: string, hostname: string) =>
  address.replace(/^(rtmps?:\/\/)localhost(?=[:/])/, `$1${hostname}`)
